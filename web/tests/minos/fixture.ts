// Tables and the sheet of Minos, as the house sent them once.
import type { Choice } from '../../src/boards/contract'
import type { CardSheet } from '../../src/titles/minos/board/cards/types'
import type { MinosSheet, MinosView, Sheet } from '../../src/titles/minos/board/model'
import common from './board.json'
import en from './cards.en.json'
import fr from './cards.fr.json'
import given from './tables.json'

interface Table {
  turn: number
  view: MinosView
  choices: Choice[]
}

const tables: Table[] = given as Table[]
/** At set-up, in a draft, and when something is to be chosen in a turn: three seats each. */
export const [setUp, draft, midTurn] = tables as [Table, Table, Table]

export const cardSheets = { en: en as CardSheet, fr: fr as CardSheet }
/** To TypeScript a pair of numbers in a JSON file is a list of any length. */
export const board = { ...common.board, ...en } as unknown as MinosSheet
export const sheet: Sheet = { name: 'minos', title: 'Minos', tagline: '', content: '', rules: '', settings: [], sources: {}, board }
export const groupings: number[][] = common.groupings
