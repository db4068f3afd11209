import type { Happening, TitleView } from '../contract'

export { default } from './Board.svelte'

export function targets(_action: string, _view: TitleView): string[] {
  return []
}

export function eventTargets(_event: Happening, _view: TitleView): string[] {
  return []
}

export function ends(action: string): boolean {
  return action === 'end'
}
export { coach } from './coach'
