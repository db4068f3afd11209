// Made by `npm run types` from docs/protocol.schema.json: edit that, or rather the server's messages.py.

/**
 * docs/protocol.md tells how the messages are used.
 */
export type TheLiveProtocolOfLabrys = ClientMessage | ServerMessage
export type ClientMessage =
  Hello | Act | Undo | Ask | Agree | Decline | Back | Leave | Say | Look | Why | Hint | Count | Past | Ping
export type ServerMessage =
  Update | TableInfo | Here | Ack | Refusal | Reason | Advice | Tally | Places | Line | Pong | Waiting

/**
 * The first message: what the client already has. Without a version it wants everything.
 */
export interface Hello {
  type: 'hello'
  version?: number | null
  chat?: number
  lang?: 'en' | 'fr'
  words?: boolean
}
/**
 * An action made against a version, under an id of the client's own making.
 */
export interface Act {
  type: 'act'
  id: string
  version: number
  action: string
}
/**
 * Take back my latest action, if nothing was revealed since.
 */
export interface Undo {
  type: 'undo'
  id: string
  version: number
}
/**
 * Ask the others to go back until only ``to`` actions remain.
 */
export interface Ask {
  type: 'ask'
  id: string
  version: number
  to: number
}
/**
 * Agree to what was asked.
 */
export interface Agree {
  type: 'agree'
  id: string
  version: number
}
/**
 * Decline what was asked, or withdraw it.
 */
export interface Decline {
  type: 'decline'
  id: string
  version: number
}
/**
 * I am back: the bot gets up from my seat.
 */
export interface Back {
  type: 'back'
  id: string
}
/**
 * I leave the table: as the rules say, or a bot plays on for me.
 */
export interface Leave {
  type: 'leave'
  id: string
}
/**
 * Something for the table's chat, or for the gallery of those who look on.
 */
export interface Say {
  type: 'say'
  id: string
  room: 'gallery' | 'table'
  text: string
}
/**
 * Is my page out of sight? The others are told.
 */
export interface Look {
  type: 'look'
  hidden: boolean
}
/**
 * Why can none of these actions be done now? Without any: why can nothing be taken back?
 */
export interface Why {
  type: 'why'
  id: string
  /**
   * @maxItems 4
   */
  actions?: [] | [string] | [string, string] | [string, string, string] | [string, string, string, string]
}
/**
 * What would be good here? At the first stage only where to look, at the second the best choices.
 */
export interface Hint {
  type: 'hint'
  id: string
  version: number
  stage?: 1 | 2
}
/**
 * Where do the points come from?
 */
export interface Count {
  type: 'count'
}
/**
 * What could one go back to?
 */
export interface Past {
  type: 'past'
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping'
}
/**
 * The table at ``version``. Either ``view`` is there, whole, or ``patch`` leads from the view at ``since`` to it.
 *
 *     A patch is a list of [path, value]: go down the path of names and indices, and put the value there.
 *     ``played`` is the number of actions so far, ``own`` what it was before the viewer's latest one. ``hints`` are the decisions in
 *     which each seat took a hint; it is empty while nobody did.
 */
export interface Update {
  type: 'update'
  version: number
  since?: number | null
  view?: {} | null
  patch?: [(string | number)[], unknown][] | null
  events?: Happening[]
  turn?: number | null
  prompt?: string
  choices?: Choice[]
  undo?: number
  played?: number
  own?: number | null
  request?: Request | null
  away?: number[]
  gone?: number[]
  left?: number[] | null
  deadline?: number | null
  scores?: number[] | null
  points?:
    | {
        [k: string]: number
      }[]
    | null
  ranking?: number[] | null
  hints?: number[]
}
/**
 * An event as the viewer may know it: what happened to which seat, the rest by name.
 *
 *     ``step`` is the number of actions that had been played then, the one that brought it about among them.
 */
export interface Happening {
  kind: string
  seat: number
  data?: {}
  text?: string
  step?: number
}
/**
 * A legal action; ``text`` is its sentence, for clients that asked for words.
 */
export interface Choice {
  action: string
  text?: string
}
/**
 * An undo that was asked for: which seats have agreed to it, and for whose consent it still waits.
 */
export interface Request {
  seat: number
  to: number
  agreed: number[]
  waiting: number[]
}
/**
 * A table and who sits there; sent first and whenever somebody sits down or gets up. ``hints``: may they be asked for?
 */
export interface TableInfo {
  type: 'table'
  id: string
  game: string
  content: string
  options: {
    [k: string]: string | number | boolean
  }
  status: string
  public: boolean
  seats: SeatInfo[]
  clock: ClockInfo
  you?: number | null
  owner?: boolean
  parent?: string | null
  next?: string | null
  created?: number
  hints?: boolean
}
/**
 * Who sits where; ``colour`` is the seat whose colour it wears, if not its own: a rematch keeps them.
 */
export interface SeatInfo {
  kind: string
  name: string
  bot?: string | null
  colour?: number | null
}
/**
 * No clock, a live one (seconds), or days for each turn.
 */
export interface ClockInfo {
  kind?: 'days' | 'live' | 'none'
  budget?: number
  increment?: number
  days?: number
}
/**
 * The seats whose person has the table open, and those of them whose page is out of sight.
 */
export interface Here {
  type: 'here'
  seats?: number[]
  hidden?: number[]
}
/**
 * Done, and stored for good; ``version`` is the table's version after it.
 */
export interface Ack {
  type: 'ack'
  id: string
  version: number
}
/**
 * Not done. ``code`` is for programs, ``text`` for people.
 */
export interface Refusal {
  type: 'refused'
  code: string
  text: string
  id?: string | null
}
/**
 * Why something cannot be done; empty if there is nothing to say but what is asked instead.
 */
export interface Reason {
  type: 'reason'
  id: string
  text?: string
}
/**
 * A hint, for who asked alone: where to ``look`` and which actions that is; at the second stage the best choices too.
 */
export interface Advice {
  type: 'advice'
  id: string
  version: number
  stage: number
  look: string
  group: string[]
  choices?: Advised[]
}
/**
 * A choice that the coach recommends: how many games in one it wins, give or take ``sure``, and what it is good for.
 */
export interface Advised {
  action: string
  text: string
  chance: number
  sure: number
  said: string
}
/**
 * Every point by its source, for each seat and then for the automaton if there is one.
 *
 *     ``points`` is what it would be if the game ended now, ``scored`` what was scored already, in games that score on the way.
 */
export interface Tally {
  type: 'tally'
  version: number
  points: {
    [k: string]: number
  }[]
  scored?:
    | {
        [k: string]: number
      }[]
    | null
}
/**
 * Where one may go back to, the latest first: one's own choices as they were offered, and what the others' did.
 */
export interface Places {
  type: 'places'
  version: number
  places: Place[]
}
/**
 * A place in the game to go back to: so many actions remain, and this would be taken back first.
 */
export interface Place {
  to: number
  text: string
}
/**
 * A line of chat.
 */
export interface Line {
  type: 'chat'
  number: number
  room: string
  name: string
  seat: number | null
  text: string
  at: number
}
/**
 * I am here.
 */
export interface Pong {
  type: 'pong'
  version: number
}
/**
 * On `/api/me/socket`: all tables that wait for me, sent first and whenever that changes.
 */
export interface Waiting {
  type: 'waiting'
  tables: WaitingTable[]
}
/**
 * A table where it is my turn, since a moment.
 */
export interface WaitingTable {
  id: string
  game: string
  title: string
  names: (string | null)[]
  since: number
}
