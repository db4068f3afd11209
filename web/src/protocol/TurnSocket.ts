// A person's line to the house: it tells which tables wait for that person, always the whole list.
import type { Refusal, Waiting, WaitingTable } from './messages'

const WAITS = [500, 2_000, 8_000, 30_000]
/** A page that slept this long may hold a dead line without knowing. */
const SLEEP = 30_000
/** The house does not know who this is: another try would not help. */
const REFUSED = 1008

export class TurnSocket {
  private socket: WebSocket | null = null
  private tries = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private hidden = Date.now()

  constructor(private readonly told: (tables: WaitingTable[]) => void) {
    addEventListener('online', this.again)
    document.addEventListener('visibilitychange', this.look)
    this.open()
  }

  close(): void {
    removeEventListener('online', this.again)
    document.removeEventListener('visibilitychange', this.look)
    this.drop()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/me/socket`)
    this.socket = socket
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as Waiting | Refusal
      if (message.type !== 'waiting') return
      this.tries = 0
      this.told(message.tables)
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return
      this.socket = null
      if (code === REFUSED) return
      const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 0
      this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
    }
  }

  private drop(): void {
    clearTimeout(this.retry)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private again = (): void => {
    this.drop()
    this.open()
  }

  private look = (): void => {
    if (document.visibilityState === 'hidden') this.hidden = Date.now()
    else if (this.socket === null || Date.now() - this.hidden > SLEEP) this.again()
  }
}
