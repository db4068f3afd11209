// The titles of the house. A board is loaded when a table of its title is opened; a title without one is shown as its view.
import type { BoardModule } from './contract'
import type { EmpireSheet, EmpireView } from '../titles/empire/board/types'
import type { MinosSheet, MinosView } from '../titles/minos/board/model'
import type { RelicsSheet, RelicsView } from '../titles/relics/board/view'

export const TITLES = ['relics', 'empire', 'minos'] as const
/** A title that has a board, a picture and words on this page. */
export type Own = (typeof TITLES)[number]
/** Any title that the house plays, by its name; those beside our own came with packages that were installed. */
export type Title = string

interface Boards {
  relics: BoardModule<RelicsView, RelicsSheet>
  empire: BoardModule<EmpireView, EmpireSheet>
  minos: BoardModule<MinosView, MinosSheet>
}

const LOADERS: { [T in Own]: () => Promise<Boards[T]> } = {
  relics: () => import('../titles/relics/board'),
  empire: () => import('../titles/empire/board'),
  minos: () => import('../titles/minos/board'),
}

export function isOwn(name: string): name is Own {
  return (TITLES as readonly string[]).includes(name)
}

/** The board of a title. That the table shows it views and the sheet of that title alone is taken on trust here. */
export function board(title: Title): Promise<BoardModule> {
  return (isOwn(title) ? LOADERS[title]() : import('./plain')) as Promise<BoardModule>
}
