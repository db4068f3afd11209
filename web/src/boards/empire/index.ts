export { default } from './Board.svelte'
export { choiceIcon, ends, eventIcon, eventTargets, group, targets } from './actions'
export { coach } from './coach'
export { default as summary } from './Summary.svelte'
