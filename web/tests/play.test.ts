import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Happening, ServerMessage, Update } from '../src/protocol/messages'
import { settings } from '../src/settings.svelte'
import { Play } from '../src/table/Play.svelte'

/** A socket whose other end is the test. */
class Wire {
  static OPEN = 1
  static latest: Wire
  readyState = 1
  sent: { type: string; version?: number }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    Wire.latest = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {}
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
    vi.runAllTimers()
  }
}

const event = (text: string): Happening => ({ kind: 'x', seat: 0, text })
const whole = (since: number, version: number, ...texts: string[]): Update => ({
  type: 'update',
  since,
  version,
  view: {},
  events: texts.map(event),
})
const said = (play: Play): (string | undefined)[] => play.log.map((entry) => entry.text)

let play: Play

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  play = new Play('t', null)
  Wire.latest.onopen?.()
})

afterEach(() => {
  play.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an arrival brings the log and moves nothing', () => {
  expect(Wire.latest.sent).toEqual([{ type: 'hello', version: 0, chat: 0, lang: 'en' }])
  Wire.latest.say(whole(0, 9, 'a', 'b'))
  expect(said(play)).toEqual(['a', 'b'])
  expect(play.events).toEqual([])
})

test('an arrival at a table with a long past brings the latest of it', () => {
  Wire.latest.say(whole(4000, 4600, 'y', 'z'))
  expect(said(play)).toEqual(['y', 'z'])
  expect(play.events).toEqual([])
  expect(play.version).toBe(4600)
  expect(Wire.latest.sent).toHaveLength(1)
})

test('what was missed is added to the log', () => {
  Wire.latest.say(whole(0, 9, 'a'))
  Wire.latest.say(whole(9, 10, 'b'))
  expect(said(play)).toEqual(['a', 'b'])
  expect(play.events).toHaveLength(1)
})

test('more than the house tells at once begins the log anew', () => {
  Wire.latest.say(whole(0, 9, 'a'))
  Wire.latest.say(whole(400, 1000, 'y', 'z'))
  expect(said(play)).toEqual(['y', 'z'])
  expect(play.events).toEqual([])
})

test('whoever sits down is told what was said at the table', () => {
  const hear = (message: object): void => Wire.latest.onmessage?.({ data: JSON.stringify(message) })
  const table = { type: 'table', id: 't', game: 'relics', seats: [], status: 'open', options: {} }
  const line = { type: 'chat', room: 'gallery', name: 'Anna', seat: null, at: 0 }
  hear(table)
  hear({ ...line, number: 7, text: 'said in the gallery' })
  hear({ ...table, you: 1 })
  expect(Wire.latest.sent.at(-1)).toMatchObject({ type: 'hello', chat: 0 })
  hear({ ...table, you: 1 })
  hear({ ...line, room: 'table', number: 3, text: 'said at the table before' })
  expect(play.chat.map((one) => one.text)).toEqual(['said at the table before'])
  expect(Wire.latest.sent).toHaveLength(2)
})

test('whoever waited for the start is told how the game began', () => {
  Wire.latest.say({ type: 'update', version: 0, view: {} })
  expect(Wire.latest.sent.map((message) => message.version)).toEqual([0, 0])
  Wire.latest.say(whole(0, 0, 'Anna begins'))
  expect(said(play)).toEqual(['Anna begins'])
})

test('what waits to be shown can be skipped', () => {
  Wire.latest.say(whole(0, 1, 'a'))
  for (const version of [2, 3, 4]) {
    const update = { type: 'update', since: version - 1, version, patch: [], events: [event('b')] }
    Wire.latest.onmessage?.({ data: JSON.stringify(update) })
  }
  vi.advanceTimersByTime(120)
  expect(play.behind).toBe(2)
  play.catchUp()
  expect(play.behind).toBe(0)
  expect(play.version).toBe(4)
  expect(said(play)).toEqual(['a', 'b', 'b', 'b'])
})

test('the more there is to show, the quicker: a round of twenty steps takes no longer than six seconds', () => {
  Wire.latest.say(whole(0, 1, 'a'))
  for (let version = 2; version <= 21; version++) {
    const update = { type: 'update', since: version - 1, version, patch: [], events: [event('b')] }
    Wire.latest.onmessage?.({ data: JSON.stringify(update) })
  }
  vi.advanceTimersByTime(3000)
  expect(play.behind).toBeGreaterThan(0)
  vi.advanceTimersByTime(3000)
  expect(play.behind).toBe(0)
})

test('what is done to the person is shown longer, and a slow pace does not hurry', () => {
  const bring = (from: number, to: number, what: string): void => {
    for (let version = from; version <= to; version++) {
      const update = { type: 'update', since: version - 1, version, patch: [], events: [event(what)] }
      Wire.latest.onmessage?.({ data: JSON.stringify(update) })
    }
  }
  play.against = (one) => one.text === 'struck'
  Wire.latest.say(whole(0, 1, 'a'))
  bring(2, 3, 'struck')
  vi.advanceTimersByTime(2000)
  expect(play.behind).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(play.behind).toBe(0)
  vi.runAllTimers()
  settings.change({ pace: 'slow' })
  bring(4, 9, 'b')
  vi.advanceTimersByTime(3500)
  settings.change({ pace: 'calm' })
  expect(play.behind).toBe(3)
})

test('an attack is shown longer without motion, too, unless all is shown at once', () => {
  const strike = (version: number): void => {
    for (const next of [version, version + 1]) {
      Wire.latest.onmessage?.({ data: JSON.stringify({ type: 'update', since: next - 1, version: next, patch: [], events: [event('struck')] }) })
    }
    vi.advanceTimersByTime(1000)
  }
  play.against = (one) => one.text === 'struck'
  Wire.latest.say(whole(0, 1, 'a'))
  settings.change({ motion: 'off' })
  strike(2)
  expect(play.behind).toBe(1)
  vi.runAllTimers()
  settings.change({ pace: 'instant' })
  strike(4)
  expect(play.behind).toBe(0)
  settings.change({ pace: 'calm', motion: 'system' })
})

test('what is shown at once is news together, an arrival is none', async () => {
  const bring = (version: number): void => {
    const update = { type: 'update', since: version - 1, version, patch: [], events: [event(String(version))] }
    Wire.latest.onmessage?.({ data: JSON.stringify(update) })
  }
  Wire.latest.say(whole(0, 1, 'a'))
  expect(play.news).toEqual([])
  await Promise.resolve()
  for (const version of [2, 3, 4]) bring(version)
  play.catchUp()
  expect(play.events.map((one) => one.text)).toEqual(['4'])
  expect(play.news.map((one) => one.text)).toEqual(['2', '3', '4'])
  await Promise.resolve()
  bring(5)
  play.catchUp()
  expect(play.news.map((one) => one.text)).toEqual(['5'])
})

test('a view that tells nothing keeps the log until all is said again', () => {
  Wire.latest.say(whole(0, 9, 'a'))
  Wire.latest.say({ type: 'update', version: 1000, view: {} })
  expect(said(play)).toEqual(['a'])
  expect(Wire.latest.sent.map((message) => message.version)).toEqual([0, 0])
  Wire.latest.say(whole(400, 1000, 'y', 'z'))
  expect(said(play)).toEqual(['y', 'z'])
})
