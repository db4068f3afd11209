// The titles of the house. A board is loaded when a table of its title is opened.
import type { BoardModule } from './contract'
import type { EmpireSheet, EmpireView } from '../titles/empire/board/types'
import type { MinosSheet, MinosView } from '../titles/minos/board/model'
import type { RelicsSheet, RelicsView } from '../titles/relics/board/view'

export const TITLES = ['relics', 'empire', 'minos'] as const
export type Title = (typeof TITLES)[number]

interface Boards {
  relics: BoardModule<RelicsView, RelicsSheet>
  empire: BoardModule<EmpireView, EmpireSheet>
  minos: BoardModule<MinosView, MinosSheet>
}

const LOADERS: { [T in Title]: () => Promise<Boards[T]> } = {
  relics: () => import('../titles/relics/board'),
  empire: () => import('../titles/empire/board'),
  minos: () => import('../titles/minos/board'),
}

export function isTitle(name: string): name is Title {
  return (TITLES as readonly string[]).includes(name)
}

/** The board of a title. That the table shows it views and the sheet of that title alone is taken on trust here. */
export function board(title: Title): Promise<BoardModule> {
  return LOADERS[title]() as Promise<BoardModule>
}
