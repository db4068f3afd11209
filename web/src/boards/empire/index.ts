export { default } from './Board.svelte'
export { arrange, brief, choiceIcon, ends, eventIcon, eventTargets, group, neutral, targets, unspent } from './actions'
export { coach } from './coach'
export { default as summary } from './Summary.svelte'
