// The boards of the titles in `titles/`. One is loaded when a table of its title is opened; a title without one is shown as its view.
import type { BoardModule } from './contract'

/** Any title that the house plays, by its name; those without a folder in `titles/` came with packages that were installed. */
export type Title = string

const BOARDS = import.meta.glob<BoardModule>('../titles/*/board/index.ts')

const path = (title: Title): string => `../titles/${title}/board/index.ts`

/** Has the title a board, a picture and words on this page? */
export function isOwn(title: Title): boolean {
  return path(title) in BOARDS
}

/** The board of a title. That the table shows it views and the sheet of that title alone is taken on trust here. */
export function board(title: Title): Promise<BoardModule> {
  return BOARDS[path(title)]?.() ?? (import('./plain') as Promise<unknown> as Promise<BoardModule>)
}
