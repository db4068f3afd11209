// The state of a table in the page: messages from the house, shown at a pace that people can follow.
import type { TitleView } from '../boards/contract'
import { refusal as inWords } from '../fault'
import { Connection, type Deed, type Hearer, type LineState, type NewDeed } from '../protocol/Connection'
import type { Advice, Choice, Happening, Here, Line, Place, Places, Reason, Refusal, Request, TableInfo, Tally, Update } from '../protocol/messages'
import { patched } from '../protocol/patch'
import { settings } from '../settings.svelte'
import { wear } from '../style/seats'
import { painted } from './afterPaint'
import { grown } from './takenBack'

export interface LogEntry extends Happening {
  number: number
  /** Was it taken back since? */
  undone?: boolean
}

/** How long an update of somebody else is shown before the next one, in milliseconds. */
const PACES = { slow: 1600, calm: 700, brisk: 250, instant: 0 }
const HURRY = 24
/** How much longer something that is done to the person is shown. */
const STRUCK = 1800
/** From so many still to be shown on, each is shown the quicker the more there are: a whole round of bots takes seconds. */
const MANY = 3

function readUpTo(table: string): number {
  try {
    return Number(localStorage.getItem(`labrys.read.${table}`)) || 0
  } catch {
    return 0
  }
}

export class Play implements Hearer {
  line = $state<LineState>('connecting')
  info = $state.raw<TableInfo | null>(null)
  view = $state.raw<TitleView | null>(null)
  version = $state(0)
  turn = $state<number | null>(null)
  prompt = $state('')
  choices = $state.raw<Choice[]>([])
  undo = $state(0)
  /** How many actions were played, and how many before the person's latest one. */
  played = $state(0)
  own = $state<number | null>(null)
  request = $state.raw<Request | null>(null)
  away = $state.raw<number[]>([])
  /** The seats that left the game as its rules let them. */
  gone = $state.raw<number[]>([])
  /** Who has the table open; null until the house has told. */
  here = $state.raw<{ seats: readonly number[]; hidden: readonly number[] } | null>(null)
  left = $state.raw<number[] | null>(null)
  deadline = $state<number | null>(null)
  scores = $state.raw<number[] | null>(null)
  ranking = $state.raw<number[] | null>(null)
  points = $state.raw<Record<string, number>[] | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<Line[]>([])
  /** What happened in the latest update, and how many updates there were. */
  events = $state.raw<Happening[]>([])
  beat = $state(0)
  /** All that happened in what was shown at once: one update, or many where nothing waits. */
  news = $state.raw<LogEntry[]>([])
  /** When the seat that is asked began to be asked, by this browser's clock. */
  since = $state(Date.now())
  /** What was sent and not answered yet. */
  pending = $state.raw<Deed | null>(null)
  refusal = $state('')
  /** Why something cannot be done, as it was asked last; the number of the question tells which. */
  reason = $state.raw<{ question: number; text: string } | null>(null)
  /** A hint that was asked for: where to look, then what is best; gone when something is chosen. */
  advice = $state.raw<Advice | null>(null)
  /** Is the coach thinking? */
  advising = $state(false)
  /** The decisions in which each seat took a hint; empty while nobody did. */
  hints = $state.raw<number[]>([])
  /** Every point by its source, as it was asked for last. */
  tally = $state.raw<Tally | null>(null)
  /** What one may go back before, the latest first, as it was asked for last. */
  places = $state.raw<Place[]>([])

  /** The number of the last line of the chat that was read here. */
  private read = $state(0)

  /** Is this something that another does to the person? The table knows the game. */
  against: (event: Happening) => boolean = () => false

  private connection: Connection
  private queue = $state.raw<Update[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private lang = settings.lang
  /** The version of the latest update that came in, shown or not. */
  private heard: number | null = null
  private logged = 0
  /** The version that the person's own latest action led to: up to there nothing waits. */
  private mine = 0
  /** The version that shows what was sent; it was acknowledged and is not shown yet. */
  private awaited: number | null = null
  private scheduled = false
  private questions = 0
  /** Is what is shown now drawn together with what was shown just before? */
  private gathering = false

  constructor(
    readonly table: string,
    private person: string | null,
  ) {
    this.read = readUpTo(table)
    this.connection = new Connection(table, this)
    this.pending = this.connection.waiting ?? null
  }

  close(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.connection.close()
    wear([])
  }

  /** A guest became somebody: the house has to know who looks. */
  meet(person: string | null): void {
    if (person === this.person) return
    this.person = person
    this.heard = null
    this.connection.reopen()
  }

  /** The language changed: have everything said anew. */
  speak(): void {
    if (this.lang === settings.lang) return
    this.lang = settings.lang
    this.heard = null
    this.connection.greet()
  }

  // ---- what a person does

  get over(): boolean {
    return this.ranking !== null
  }

  /** How many updates are still to be shown. */
  get behind(): number {
    return this.queue.length
  }

  /** May the person choose now? Not while an action is on its way or older news are still being shown. */
  get ready(): boolean {
    return this.choices.length > 0 && this.pending === null && this.queue.length === 0
  }

  act(action: string): void {
    if (this.ready) this.send({ type: 'act', version: this.version, action })
  }

  takeBack(): void {
    if (this.undo > 0 && this.pending === null) this.send({ type: 'undo', version: this.version })
  }

  askBack(to: number): void {
    this.send({ type: 'ask', version: this.version, to })
  }

  answer(agree: boolean): void {
    this.send({ type: agree ? 'agree' : 'decline', version: this.version })
  }

  back(): void {
    this.send({ type: 'back' })
  }

  leave(): void {
    this.send({ type: 'leave' })
  }

  say(text: string): void {
    const room = this.info?.you == null ? 'gallery' : 'table'
    this.connection.do({ type: 'say', room, text })
  }

  /** Why can none of these actions be done, or, without any, why can nothing be taken back? The number of the question. */
  whyNot(actions: string[]): number {
    this.questions += 1
    this.connection.ask({ type: 'why', id: String(this.questions), actions: actions.slice(0, 4) as [string] })
    return this.questions
  }

  /** What would be good here? First where to look, then the best choices. */
  hint(): void {
    if (this.advising || !this.ready) return
    this.refusal = ''
    this.advising = true
    this.questions += 1
    this.connection.ask({ type: 'hint', id: `hint-${this.questions}`, version: this.version, stage: this.advice ? 2 : 1 })
  }

  /** Where do the points come from? */
  count(): void {
    this.connection.ask({ type: 'count' })
  }

  /** What could one go back to? */
  recall(): void {
    this.connection.ask({ type: 'past' })
  }

  private send(deed: NewDeed): void {
    this.refusal = ''
    this.awaited = null
    this.pending = this.connection.do(deed)
  }

  // ---- what the line tells

  hello() {
    const last = this.chat.at(-1)?.number ?? 0
    return { version: this.heard ?? 0, chat: last, lang: this.lang }
  }

  state(state: LineState): void {
    this.line = state
    if (state === 'offline') this.here = null // nobody knows
    if (state !== 'online') this.advising = false
    if (state === 'gone') this.pending = null
  }

  seated(info: TableInfo): void {
    const moved = this.info !== null && (info.you ?? null) !== (this.info.you ?? null)
    wear(info.seats.map((seat, number) => seat.colour ?? number))
    this.info = info
    if (!moved) return
    this.chat = [] // the table talks in one room, the gallery in another: have what was said in this one
    this.connection.greet()
  }

  update(update: Update): boolean {
    if (update.patch && (this.heard === null || update.since !== this.heard)) {
      this.heard = null
      return false
    }
    if (update.view && update.since !== this.heard) this.catchUp()
    this.heard = update.version
    this.queue = [...this.queue, update]
    this.soon()
    if (update.view && update.since == null) {
      this.heard = null // it does not tell what happened in between: have the whole log said
      return false
    }
    return true
  }

  company(here: Here): void {
    this.here = { seats: here.seats ?? [], hidden: here.hidden ?? [] }
  }

  spoken(line: Line): void {
    if (this.chat.some((known) => known.number === line.number)) return
    this.chat = [...this.chat, line].sort((one, other) => one.number - other.number)
  }

  explained(reason: Reason): void {
    this.reason = { question: Number(reason.id), text: reason.text ?? '' }
  }

  advised(advice: Advice): void {
    this.advising = false
    if (advice.id === `hint-${this.questions}` || this.advice === null) this.advice = advice
  }

  counted(tally: Tally): void {
    this.tally = tally
  }

  recalled({ places }: Places): void {
    this.places = places
  }

  /** Lines of the chat that were not shown in this browser yet. */
  get unread(): number {
    return this.chat.filter((line) => line.number > this.read).length
  }

  readAll(): void {
    const last = this.chat.at(-1)?.number ?? 0
    if (last <= this.read) return
    this.read = last
    try {
      localStorage.setItem(`labrys.read.${this.table}`, String(last))
    } catch {
      // it will be counted again next time
    }
  }

  done(deed: Deed, version: number): void {
    this.mine = version
    if (this.pending?.id !== deed.id) return
    if (version <= this.version) this.pending = null
    else this.awaited = version
  }

  refused(deed: Deed | null, refusal: Refusal): void {
    if (deed && this.pending?.id === deed.id) this.pending = null
    if (!deed) this.advising = false
    this.refusal = refusal.code === 'stale' ? '' : inWords(refusal.code, refusal.text ?? '')
  }

  // ---- showing it

  /** What came in is shown after the next paint: a press is answered before what follows from it, a burst is drawn once. */
  private soon(): void {
    if (this.scheduled) return
    this.scheduled = true
    painted(() => {
      this.scheduled = false
      while (this.queue[0] && this.queue[0].version <= this.mine) this.showNext()
      this.pump()
    })
  }

  /** Everything that waits is shown at once. */
  catchUp(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    while (this.queue.length) this.showNext()
  }

  private pump(): void {
    if (this.timer !== undefined) return
    const next = this.showNext()
    if (!next) return
    const calm = next.events?.length && settings.moves ? PACES[settings.pace] : 0
    const hurry = settings.pace === 'slow' ? 1 : Math.min(1, MANY / (this.queue.length + 1))
    const struck = settings.pace !== 'instant' && next.events?.some(this.against) ? STRUCK : 0 // to read it takes as long without motion
    const wait = this.queue.length > HURRY ? struck : calm * hurry + struck
    if (wait === 0) this.pump()
    else
      this.timer = setTimeout(() => {
        this.timer = undefined
        this.pump()
      }, wait)
  }

  private showNext(): Update | undefined {
    const [next, ...later] = this.queue
    this.queue = later
    if (next) this.show(next)
    return next
  }

  private show(update: Update): void {
    // The log begins anew at the start, and where more happened meanwhile than the house tells at once.
    const anew = update.view != null && update.since != null && (update.since === 0 || update.since !== this.version)
    if (update.view) this.view = update.view as TitleView
    else if (update.patch && this.view) this.view = patched(this.view, update.patch)
    this.version = update.version
    if (this.awaited !== null && update.version >= this.awaited) {
      this.pending = null
      this.awaited = null
    }
    if ((update.turn ?? null) !== this.turn || anew) this.since = Date.now()
    this.turn = update.turn ?? null
    this.prompt = update.prompt ?? ''
    this.choices = update.choices ?? []
    this.undo = update.undo ?? 0
    this.played = update.played ?? 0
    this.own = update.own ?? null
    this.request = update.request ?? null
    this.away = update.away ?? []
    this.gone = update.gone ?? []
    this.left = update.left ?? null
    this.deadline = update.deadline ?? null
    this.scores = update.scores ?? null
    this.ranking = update.ranking ?? null
    this.points = update.points ?? null
    const events = update.events ?? []
    this.hints = update.hints ?? []
    if (this.choices.length === 0 || events.some((event) => event.kind !== 'table-hint')) {
      this.advice = null // it was for what was asked before
      this.advising = false
    }
    this.events = anew ? [] : events
    this.beat += 1
    const entries = events.map((event) => ({ ...event, number: this.logged++ }))
    this.log = anew ? grown([], entries) : entries.length ? grown(this.log, entries) : this.log
    this.news = anew ? [] : this.gathering ? [...this.news, ...entries] : entries
    this.gathering = true
    queueMicrotask(() => (this.gathering = false))
  }
}
