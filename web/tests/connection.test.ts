import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Hearer } from '../src/protocol/Connection'
import type { ServerMessage } from '../src/protocol/messages'

/** A socket whose other end is the test. */
class Wire {
  static OPEN = 1
  static all: Wire[] = []
  readyState = 0
  sent: { type: string; id?: string; version?: number }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  cut(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const TABLE = { type: 'table', id: 't', game: 'relics', content: '1', options: {}, status: 'playing', public: false, seats: [], clock: {} } as const

function hearer(): Hearer & { states: string[]; version: number } {
  const found = {
    states: [] as string[],
    version: 0,
    hello: () => ({ version: found.version, chat: 0, lang: 'en' as const }),
    state: (state: string) => void found.states.push(state),
    seated: () => {},
    update: () => true,
    spoken: () => {},
    company: () => {},
    done: vi.fn(),
    refused: vi.fn(),
  }
  return found
}

const latest = (): Wire => Wire.all.at(-1) as Wire

function meet(wire: Wire): void {
  wire.open()
  wire.say(TABLE as unknown as ServerMessage)
  wire.say({ type: 'update', version: 3, view: {} })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('it says hello with what it has', () => {
  const line = new Connection('t', hearer())
  latest().open()
  expect(latest().sent).toEqual([{ type: 'hello', version: 0, chat: 0, lang: 'en' }])
  line.close()
})

test('a deed without an answer goes out again under the same id after the line was cut', () => {
  const line = new Connection('t', hearer())
  meet(latest())
  const deed = line.do({ type: 'act', version: 3, action: 'end' })
  const first = latest()
  first.cut()
  vi.advanceTimersByTime(2000)
  expect(latest()).not.toBe(first)
  expect(latest().sent).toEqual([])
  meet(latest())
  expect(latest().sent.at(-1)).toEqual(deed)
  latest().say({ type: 'ack', id: deed.id, version: 4 })
  latest().cut()
  vi.advanceTimersByTime(2000)
  meet(latest())
  expect(latest().sent.filter((message) => message.type === 'act')).toEqual([])
  line.close()
})

test('a deed survives a reload of the page', () => {
  const line = new Connection('t', hearer())
  meet(latest())
  const deed = line.do({ type: 'act', version: 3, action: 'end' })
  line.close()
  const next = new Connection('t', hearer())
  meet(latest())
  expect(latest().sent.at(-1)).toEqual(deed)
  next.close()
})

test('after a refusal for want of storage the same deed is sent again', () => {
  const heard = hearer()
  const line = new Connection('t', heard)
  meet(latest())
  const deed = line.do({ type: 'act', version: 3, action: 'end' })
  latest().say({ type: 'refused', code: 'storage', text: 'wait', id: deed.id })
  expect(heard.refused).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(latest().sent.filter((message) => message.id === deed.id)).toHaveLength(2)
  line.close()
})

test.each(['rate', 'storage'])('a hello that is refused (%s) is said again, and then what waited goes out', (code) => {
  const heard = hearer()
  const line = new Connection('t', heard)
  const deed = line.do({ type: 'act', version: 3, action: 'end' })
  latest().open()
  latest().say({ type: 'refused', code, text: 'wait' })
  expect(heard.refused).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(latest().sent.map((message) => message.type)).toEqual(['hello', 'hello'])
  latest().say(TABLE as unknown as ServerMessage)
  latest().say({ type: 'update', version: 3, view: {} })
  expect(latest().sent.at(-1)).toEqual(deed)
  expect(Wire.all).toHaveLength(1)
  line.close()
})

test('who lost the thread asks for everything until it is granted', () => {
  const heard = hearer()
  const line = new Connection('t', heard)
  meet(latest())
  heard.update = () => false
  latest().say({ type: 'update', version: 5, since: 4, patch: [] })
  latest().say({ type: 'refused', code: 'rate', text: 'wait' })
  vi.advanceTimersByTime(1000)
  expect(latest().sent.map((message) => message.type)).toEqual(['hello', 'hello', 'hello'])
  latest().say(TABLE as unknown as ServerMessage)
  latest().say({ type: 'refused', code: 'rate', text: 'wait' }) // of a ping, say
  vi.advanceTimersByTime(2000)
  expect(latest().sent).toHaveLength(3)
  line.close()
})

test('a stale deed is given up, and the hearer knows', () => {
  const heard = hearer()
  const line = new Connection('t', heard)
  meet(latest())
  const deed = line.do({ type: 'act', version: 3, action: 'end' })
  latest().say({ type: 'refused', code: 'stale', text: 'look again', id: deed.id })
  expect(heard.refused).toHaveBeenCalledOnce()
  expect(line.waiting).toBeUndefined()
  line.close()
})

test('a line that went silent is given up and opened anew', () => {
  const heard = hearer()
  const line = new Connection('t', heard)
  meet(latest())
  vi.advanceTimersByTime(20_000)
  expect(latest().sent.at(-1)).toEqual({ type: 'ping' })
  vi.advanceTimersByTime(8_000)
  expect(heard.states.at(-1)).toBe('offline')
  vi.advanceTimersByTime(1000)
  expect(Wire.all).toHaveLength(2)
  line.close()
})

/** A laptop is closed, and opened later. */
function look(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a page that is looked at again asks at once whether its line still lives', () => {
  const heard = hearer()
  const line = new Connection('t', heard)
  meet(latest())
  look('hidden')
  expect(latest().sent.slice(1)).toEqual([{ type: 'look', hidden: true }])
  look('visible')
  expect(latest().sent.slice(2, 3)).toEqual([{ type: 'look', hidden: false }])
  expect(latest().sent.at(-1)).toEqual({ type: 'ping' })
  const deed = line.do({ type: 'act', version: 3, action: 'end' }) // chosen before anybody knows that the line is dead
  vi.advanceTimersByTime(8_000)
  expect(heard.states.at(-1)).toBe('offline')
  vi.advanceTimersByTime(500)
  expect(Wire.all).toHaveLength(2)
  meet(latest())
  expect(heard.states.at(-1)).toBe('online')
  expect(latest().sent.at(-1)).toEqual(deed)
  line.close()
})

test('when the browser says that there is no network the page says so at once, and finds out', () => {
  const heard = hearer()
  const line = new Connection('t', heard)
  meet(latest())
  dispatchEvent(new Event('offline'))
  expect(heard.states.at(-1)).toBe('offline')
  latest().say({ type: 'pong', version: 3 }) // the house is on this computer
  expect(heard.states.at(-1)).toBe('online')
  dispatchEvent(new Event('offline'))
  vi.advanceTimersByTime(3_000)
  expect(heard.states.at(-1)).toBe('offline')
  line.close()
})

test('when the network is back another line is opened at once: the old one may be dead', () => {
  const heard = hearer()
  const line = new Connection('t', heard)
  meet(latest())
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  expect(Wire.all).toHaveLength(2)
  expect(heard.states.at(-1)).toBe('offline')
  meet(latest())
  expect(heard.states.at(-1)).toBe('online')
  line.close()
})

test('whoever waits long for another try gets it when the page is looked at, or the network is back', () => {
  const line = new Connection('t', hearer())
  meet(latest())
  for (const wake of [() => look('visible'), () => dispatchEvent(new Event('online')), () => dispatchEvent(new Event('pageshow'))]) {
    const before = Wire.all.length
    for (let tries = 0; tries < 6; tries++) {
      latest().cut()
      vi.advanceTimersByTime(7_000)
    }
    latest().cut() // by now it would wait for seconds
    expect(Wire.all).toHaveLength(before + 6)
    wake()
    expect(Wire.all).toHaveLength(before + 7)
  }
  look('hidden')
  line.close()
  look('visible')
  const closed = Wire.all.length
  dispatchEvent(new Event('online'))
  expect(Wire.all).toHaveLength(closed)
})

test('a line that does not come up is given up and opened anew', () => {
  const heard = hearer()
  const line = new Connection('t', heard)
  vi.advanceTimersByTime(20_000) // it never opened: a network that swallows everything
  expect(heard.states).toContain('offline')
  expect(Wire.all.length).toBeGreaterThan(1)
  latest().open()
  const mute = Wire.all.length // it opened, and nobody answers the hello
  vi.advanceTimersByTime(20_000)
  expect(Wire.all.length).toBeGreaterThan(mute)
  meet(latest())
  vi.advanceTimersByTime(19_000)
  expect(heard.states.at(-1)).toBe('online')
  line.close()
})

test('of what was asked while there was no line, the latest is asked when it is back, once', () => {
  const line = new Connection('t', hearer())
  meet(latest())
  latest().cut()
  line.ask({ type: 'why', id: '1', actions: ['end'] })
  line.ask({ type: 'count' })
  for (const times of [1, 0]) {
    vi.advanceTimersByTime(2000)
    meet(latest())
    expect(latest().sent.filter((message) => message.type !== 'hello')).toEqual(times ? [{ type: 'count' }] : [])
    latest().cut()
  }
  line.close()
})

test('a table that does not exist is not asked for again', () => {
  const heard = hearer()
  new Connection('t', heard)
  latest().cut(4404)
  vi.advanceTimersByTime(60_000)
  expect(heard.states.at(-1)).toBe('gone')
  expect(Wire.all).toHaveLength(1)
})
