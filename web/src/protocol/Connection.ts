// The WebSocket of a table: says hello, reconnects, and makes sure that each action of a person arrives exactly once.
import type { Advice, ClientMessage, Here, Line, Places, Reason, Refusal, ServerMessage, TableInfo, Tally, Update } from './messages'

export type LineState = 'connecting' | 'online' | 'offline' | 'gone'

/** What a person sends: it carries an id, and is sent again under the same id until it is answered. */
export type Deed = Exclude<ClientMessage, { type: 'hello' } | { type: 'look' } | { type: 'ping' } | Query>

/** What moves no piece. It is asked once; of what is asked while there is no line, the latest is asked when it is back. */
export type Query = Extract<ClientMessage, { type: 'why' } | { type: 'hint' } | { type: 'count' } | { type: 'past' }>

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
export type NewDeed = Without<Deed, 'id'>

export interface Hearer {
  /** What the client has: the version of its view, the last line of chat, the language it wants. */
  hello(): { version?: number; chat: number; lang: 'en' | 'fr' }
  state(state: LineState): void
  seated(info: TableInfo): void
  /** False if the update does not fit what the client has: then everything is asked for anew. */
  update(update: Update): boolean
  spoken(line: Line): void
  /** Who is at the table. */
  company(here: Here): void
  explained?(reason: Reason): void
  advised?(advice: Advice): void
  counted?(tally: Tally): void
  recalled?(places: Places): void
  done(deed: Deed, version: number): void
  refused(deed: Deed | null, refusal: Refusal): void
}

const WAITS = [200, 400, 800, 1600, 3200, 5000]
const PING = 20_000
const SILENCE = 8_000
/** The same while the browser says that there is no network. */
const DOUBT = 2_500
/** Milliseconds after which a line that nobody answered on is given up: some networks swallow everything. */
const OPENING = 15_000
const GONE = [4404]
/** Refusals after which the same may be sent again. */
const AGAIN = ['storage', 'rate']

export class Connection {
  private socket: WebSocket | null = null
  private pending: Deed[]
  private unasked: Query | null = null
  /** A hello is on its way, or was refused for now. */
  private greeting = false
  private greeted = false
  /** The browser says that there is no network; the house may be on this computer all the same. */
  private doubted = false
  private tries = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly table: string,
    private readonly hearer: Hearer,
    private readonly memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
  ) {
    this.pending = this.recall()
    addEventListener('online', this.again)
    addEventListener('offline', this.doubt)
    addEventListener('pageshow', this.hurry)
    document.addEventListener('visibilitychange', this.look)
    this.open()
  }

  /** The deed that waits for an answer, if any. */
  get waiting(): Deed | undefined {
    return this.pending[0]
  }

  /** Do something: it is sent now or, if the line is down, as soon as it is up again. */
  do(deed: NewDeed): Deed {
    const whole = { ...deed, id: crypto.randomUUID?.() ?? random() } as Deed
    this.pending.push(whole)
    this.remember()
    if (this.greeted) this.send(whole)
    return whole
  }

  /** Ask something that changes nothing. */
  ask(query: Query): void {
    if (this.greeted) this.send(query)
    else this.unasked = query
  }

  /** Say hello anew on the same line: after the language changed, or if the client lost its thread. */
  greet(): void {
    this.greeting = true
    this.send({ type: 'hello', ...this.hearer.hello() })
  }

  /** Another line: the house knows who somebody is from the moment when the line was opened. */
  reopen(): void {
    if (this.closed) return
    this.drop()
    this.open()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.again)
    removeEventListener('offline', this.doubt)
    removeEventListener('pageshow', this.hurry)
    document.removeEventListener('visibilitychange', this.look)
    this.drop()
  }

  // ---- the line

  private open(): void {
    this.hearer.state(this.tries === 0 ? 'connecting' : 'offline')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`)
    this.socket = socket
    this.expect(OPENING)
    socket.onopen = () => this.greet()
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code)
    }
  }

  private drop(): void {
    clearTimeout(this.retry)
    clearInterval(this.heart)
    clearTimeout(this.silence)
    const socket = this.socket
    this.socket = null
    this.greeted = false
    this.doubted = false
    socket?.close()
  }

  private lost(code: number): void {
    this.drop()
    if (this.closed) return
    if (GONE.includes(code)) {
      this.closed = true
      this.hearer.state('gone')
      return
    }
    this.hearer.state('offline')
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] as number
    this.tries += 1
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  private hurry = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return
    if (this.socket === null) {
      clearTimeout(this.retry)
      this.open()
    } else if (this.greeted) {
      this.ping()
    }
  }

  /** The browser says that there is no network: say so at once, and find out. */
  private doubt = (): void => {
    if (!this.greeted) return
    this.doubted = true
    this.hearer.state('offline')
    this.ping(DOUBT)
  }

  /** The network is back: what was open before it went may be dead. */
  private again = (): void => {
    if (this.greeted && !this.doubted) return this.ping()
    this.tries = Math.max(this.tries, 1) // until it is open, there is no line
    this.reopen()
  }

  private look = (): void => {
    this.tellLook()
    this.hurry()
  }

  /** The others see whether this page is in sight. */
  private tellLook(): void {
    if (this.greeted) this.send({ type: 'look', hidden: document.visibilityState === 'hidden' })
  }

  private ping(within = SILENCE): void {
    this.send({ type: 'ping' })
    this.expect(within)
  }

  /** Something must be heard within this time. */
  private expect(within: number): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.lost(1006), within)
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  // ---- what is heard

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence)
    if (this.doubted) {
      this.doubted = false
      this.hearer.state('online')
    }
    switch (message.type) {
      case 'table':
        this.greeting = false
        this.up()
        this.hearer.seated(message)
        if (message.status === 'open') this.resend()
        break
      case 'update':
        if (!this.hearer.update(message)) this.greet()
        this.resend()
        break
      case 'ack':
        this.answered(message.id, (deed) => this.hearer.done(deed, message.version))
        break
      case 'refused':
        this.refusal(message)
        break
      case 'chat':
        this.hearer.spoken(message)
        break
      case 'here':
        this.hearer.company(message)
        break
      case 'reason':
        this.hearer.explained?.(message)
        break
      case 'advice':
        this.hearer.advised?.(message)
        break
      case 'tally':
        this.hearer.counted?.(message)
        break
      case 'places':
        this.hearer.recalled?.(message)
        break
      case 'pong':
        break
    }
  }

  private up(): void {
    this.tries = 0
    this.hearer.state('online')
    clearInterval(this.heart)
    this.heart = setInterval(() => this.ping(), PING)
  }

  /** After hello: what was not answered goes out again, under the ids that it had. */
  private resend(): void {
    if (this.greeted) return
    this.greeted = true
    if (document.visibilityState === 'hidden') this.tellLook()
    for (const deed of this.pending) this.send(deed)
    if (this.unasked) this.send(this.unasked)
    this.unasked = null
  }

  private refusal(message: Refusal): void {
    const deed = this.pending.find((one) => one.id === message.id)
    if (deed && AGAIN.includes(message.code)) {
      setTimeout(() => this.send(deed), 1000)
      return
    }
    if (this.greeting && !message.id && AGAIN.includes(message.code)) {
      clearTimeout(this.retry)
      this.retry = setTimeout(() => {
        this.greet()
        this.expect(OPENING)
      }, 1000)
      return
    }
    if (deed) this.answered(deed.id, () => this.hearer.refused(deed, message))
    else this.hearer.refused(null, message)
  }

  private answered(id: string, then: (deed: Deed) => void): void {
    const deed = this.pending.find((one) => one.id === id)
    this.pending = this.pending.filter((one) => one !== deed)
    this.remember()
    if (deed) then(deed)
  }

  // ---- what survives a reload of the page

  private get key(): string {
    return `labrys.pending.${this.table}`
  }

  private remember(): void {
    if (this.pending.length) this.memory.setItem(this.key, JSON.stringify(this.pending))
    else this.memory.removeItem(this.key)
  }

  private recall(): Deed[] {
    try {
      return JSON.parse(this.memory.getItem(this.key) ?? '[]') as Deed[]
    } catch {
      return []
    }
  }
}

/** Where the page is served without TLS there is no randomUUID. */
function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
