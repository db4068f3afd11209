// The board of a title that has none of its own: what its view holds, in words and numbers. Everything is chosen in the list.
export { default } from './Board.svelte'

export function targets(): string[] {
  return []
}

export function eventTargets(): string[] {
  return []
}
