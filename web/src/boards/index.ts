// The titles of the house. A board is loaded when a table of its title is opened.
import type { BoardModule } from './contract'

export const TITLES = ['relics', 'empire', 'minos'] as const
export type Title = (typeof TITLES)[number]

const LOADERS: Record<Title, () => Promise<BoardModule>> = {
  relics: () => import('./relics'),
  empire: () => import('./empire'),
  minos: () => import('./minos'),
}

export function isTitle(name: string): name is Title {
  return (TITLES as readonly string[]).includes(name)
}

export function board(title: Title): Promise<BoardModule> {
  return LOADERS[title]()
}
