// What a board is, to the table around it. Each title has a folder in `titles`, loaded when a table of that title is opened:
//
//   titles/TITLE/board/index.ts      exports everything of `BoardModule`
//   titles/TITLE/board/Board.svelte  takes `BoardProps`, draws the table, its pieces and the viewer's own hand
//   titles/TITLE/board/words.ts      `{ en, fr }`: words of the board itself (what the server says comes in views and sheets)
//   titles/TITLE/board/guide.ts      the guided first game (./guide.ts)
//   titles/TITLE/rules/{en,fr,pictures}.ts  the rules help (rules/contract.ts)
//
// The table shows the sentence of what is asked, the list of choices, log, chat, clocks and opponents; the board shows
// what lies on the table. Both light up together: every element of the board that an action may be about carries
// `data-target="tile-3"`, `targets("move 3", view)` names it, and the table sets `data-lit` (may be chosen),
// `data-hot` (pointed at, here or in the list or the log) and the class of motion on those elements by itself.
// A click on a lit element: the board calls `onpick(action)` if one action belongs to it, or `onmenu(actions, element)`
// if several do (the table then shows these few beside it). `pick()` in ./picking.ts does both.
import type { Component } from 'svelte'
import type { Lang, Sheet } from '../protocol/api'
import type { Choice, Happening } from '../protocol/messages'
import type { TitleView } from '../protocol/views'
import type { IconDrawing } from '../ui/icon'
import type { Step } from './guide'

export type { Choice, Happening, Lang, Sheet, TitleView }

export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'star'

/** A seat as everybody draws it: by colour AND by shape. Colours are CSS: `var(--seat-0)`, on it `var(--on-seat-0)`. */
export interface Seat {
  number: number
  name: string
  colour: string
  shape: SeatShape
  you: boolean
  /** False while a bot plays for its person. */
  present: boolean
  bot: string | null
}

/** `View` is what a seat may see of the title, `Board` what its sheet tells the board; the table around it knows of neither. */
export interface BoardProps<View = TitleView, Board = unknown> {
  view: View
  sheet: Sheet<Board>
  seats: Seat[]
  /** The viewer's seat; null for somebody who looks on. */
  you: number | null
  /** The seat that is asked; null when the game is over. */
  turn: number | null
  /** What may be chosen now, empty if somebody else is asked. */
  choices: Choice[]
  /** The elements that some choice is about (each `targets` of a choice), for boards that draw them otherwise. */
  lit: ReadonlySet<string>
  /** The elements that are pointed at. */
  hot: ReadonlySet<string>
  /** What happened in the latest update, for motion; `beat` grows by one with each update. */
  events: Happening[]
  beat: number
  /** All that happened so far, in the viewer's language. */
  log: readonly Happening[]
  /** False if no motion is wanted: then nothing moves by itself. */
  motion: boolean
  lang: Lang
  onpick(action: string): void
  onmenu(actions: string[], element: Element): void
  onhover(action: string | null): void
  /** What is asked meanwhile, when half of a choice is made on the board: something is taken up, and where does it go? Null: no more. */
  onask?: ((text: string | null) => void) | undefined
  /** Where does a seat's score come from? */
  onpoints?: ((seat: number) => void) | undefined
}

/** A heading in a long list of choices. Choices of the same group stand together, in the order of their first. */
export interface Group {
  id: string
  title: string
  icon?: IconDrawing
  /** What these choices are for, in half a sentence. */
  hint?: string
}

/** A choice as a small square in a row under its heading, where whole sentences would only repeat each other. */
export interface Chip {
  /** What is written large: a value. */
  text: string
  /** A letter that says what the colour says. */
  letter: string
  /** CSS colours of the square, and of what is written on it. */
  face: string
  ink: string
}

export interface SummaryProps<View = TitleView, Board = unknown> {
  view: View
  sheet: Sheet<Board>
  seat: Seat
  lang: Lang
}

/** A scoring while the game goes on: what it brought each seat, by source. */
export interface Scoring {
  title: string
  caption: string
  points: Record<string, number>[]
}

export interface BoardModule<View = TitleView, Board = unknown> {
  default: Component<BoardProps<View, Board>>
  /** Does the board come part by part (ui/parts.svelte.ts)? */
  parted?: boolean
  /** The ids of the elements (`data-target`) that an action is about; the first is what a click on it means. */
  targets(action: string, view: View): string[]
  /** The other way round, for what cannot be chosen now: the actions that an element would be about, the likeliest first.
   * The house is asked why these are not possible. An element that knows better says so itself: `data-would="move 3 7"`. */
  would?(target: string, view: View): string[]
  /** The elements that an event is about, for whoever points at it in the log. */
  eventTargets(event: Happening, view: View): string[]
  /** What a seat has, in one or two lines of symbols, for the folded list of players. */
  summary?: Component<SummaryProps<View, Board>>
  /** Which heading a choice stands under, when there are many. */
  group?(choice: Choice, view: View, sheet: Sheet<Board>, lang: Lang, seats: readonly Seat[]): Group
  /** What a choice says in the list, under its heading or without one, if less is enough; it is still called by its whole text. */
  brief?(choice: Choice, view: View, sheet: Sheet<Board>, lang: Lang, headed: boolean): string | undefined
  /** What a choice means, for a finger that rests on it; by default its sentence. */
  explain?(choice: Choice, view: View, sheet: Sheet<Board>): string | undefined
  /** A choice that is shown as a chip under its heading, which then stands above few choices, too. */
  chip?(choice: Choice, lang: Lang): Chip | null
  /** What is worth saying beside the heading of some chips. */
  groupNote?(choices: Choice[], view: View, sheet: Sheet<Board>): string
  /** Symbols before a log entry or a choice. */
  eventIcon?(event: Happening, view: View): IconDrawing | undefined
  choiceIcon?(choice: Choice, view: View): IconDrawing | undefined
  /** The guided first game. */
  guide?: Step<View>[]
  /** The choices in the order in which they are to be read, if not the game's own; of those that do the same, one is enough. */
  arrange?(choices: Choice[], view: View): Choice[]
  /** Is this event done against a seat, by another? Then it is shown longer. */
  against?(event: Happening, seat: number): boolean
  /** The sound of an event, for the viewer's seat; most have none. */
  sound?(event: Happening, you: number | null): 'dice' | 'battle' | undefined
  /** The events that nobody does: they carry no seat's mark in the log. */
  neutral?: ReadonlySet<string>
  /** Does this action end the turn? Then it is a button of its own, and may be asked to be confirmed. */
  ends?(action: string): boolean
  /** Does the board itself show who plays and what they have? Then the table need not, where there is room for both. */
  courts?: boolean
  /** Are there points to ask about while the game goes on? */
  counted?: boolean
  /** The kind of event that tells of a scoring while the game goes on. */
  scored?: string
  /** What a scoring brought: the event of that kind, and all that followed in the same step; null if that cannot be told any more. */
  scoring?(events: readonly Happening[], view: View, sheet: Sheet<Board>): Scoring | null
  /** What would be lost if this action ended the turn now, in a sentence; null if nothing. */
  unspent?(action: string, view: View, lang: Lang): string | null
  /** The points of the rival that the game itself plays against one person alone, in the order of the sources. */
  rival?(view: View): { score: number; sources: number[] } | null
  /** What settles a tie of points, if anything does. */
  ties?(lang: Lang): string
  /** The decision that is asked (an anchor of the rules help); by default `view.decision`. */
  decision?(view: View): string
}
