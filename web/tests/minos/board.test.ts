import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Choice } from '../../src/boards/contract'
import Actions from '../../src/titles/minos/board/actions/Actions.svelte'
import Board from '../../src/titles/minos/board/Board.svelte'
import { arrange, decision, ends, eventTargets, group, sound, targets, unspent, would } from '../../src/titles/minos/board'
import Island from '../../src/titles/minos/board/map/Island.svelte'
import { COLOURS, FACES, GROUPINGS, landing, type BoardProps, type MinosView } from '../../src/titles/minos/board/model'
import Routes from '../../src/titles/minos/board/routes/Routes.svelte'
import Rhadamanthus from '../../src/titles/minos/board/table/Rhadamanthus.svelte'
import RivalCard from '../../src/titles/minos/board/table/RivalCard.svelte'
import Tracks from '../../src/titles/minos/board/tracks/Tracks.svelte'
import { front } from '../../src/titles/minos/board/zones'
import { settings } from '../../src/settings.svelte'
import { board, draft, groupings, sheet } from './fixture'

afterEach(cleanup)

/** A table of three in mid-game; what is asked, and what may be chosen, as a test wants it. */
function table(actions: string[] = [], change: Partial<MinosView> = {}, more: Partial<BoardProps> = {}): BoardProps {
  const changed: MinosView = { ...draft.view, you: 0, asked: 0, ...change }
  const choices: Choice[] = actions.map((action) => ({ action, text: action }))
  return {
    view: changed,
    sheet,
    seats: [0, 1, 2].map((number) => ({
      number,
      name: `Seat ${number}`,
      colour: `var(--seat-${number})`,
      shape: 'circle',
      you: number === 0,
      present: true,
      bot: null,
    })),
    you: 0,
    turn: 0,
    choices,
    lit: new Set(choices.flatMap((choice) => targets(choice.action, changed))),
    hot: new Set(),
    events: [],
    beat: 0,
    log: [],
    motion: false,
    lang: 'en',
    onpick: vi.fn(),
    onmenu: vi.fn(),
    onhover: vi.fn(),
    ...more,
  }
}

const at = (container: HTMLElement, target: string) => container.querySelector(`[data-target="${target}"]`) as HTMLElement
const dice = (...values: [number, number, number | null][]) => values.map(([colour, value, seat]) => ({ colour, value, seat }))

/** Three dice of seat 1 in the first row, one red 3 in the pool. */
const DRAFT = {
  decision: 'draft',
  active: null,
  dice: dice([0, 2, 1], [1, 4, 1], [0, 3, null], [2, 3, 2]),
  rows: [0, 1, ...Array.from({ length: 18 }, () => null)],
}

/** Two points on a space of Prepare. */
const TURN: MinosView['turn'] = { ...draft.view.turn, deed: 0, value: 3, points: 2 }

test('the ways to join dice are numbered as the rules number them', () => {
  expect(GROUPINGS).toEqual(groupings)
})

test('whatever lies there, the house is asked about it by a verb and numbers from 0 on', () => {
  const { view } = table()
  const bare = {
    regions: view.regions.map((region) => ({ ...region, sea: [] })),
    players: view.players.map((player) => ({ ...player, temps: [] })),
  }
  for (const change of [{}, bare, DRAFT, { decision: 'retrieve' }, { decision: 'palace' }, { you: null }]) {
    const props = table([], change)
    const { container } = render(Board, { props })
    const names = [...container.querySelectorAll('[data-target]')].map((one) => one.getAttribute('data-target') ?? '')
    const extras = ['march', 'buy', 'trade', 'sell', 'swap', 'battle', 'arm', 'melt'].map((one) => `extra-${one}`)
    const asked = [...names, ...extras].flatMap((name) => would(name, props.view))
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((one) => !/^[a-z]+( \d+)*$/.test(one))).toEqual([])
    cleanup()
  }
})

test('a die stands behind lower and equal ones, and before higher ones', () => {
  const view = table([], DRAFT).view
  expect([1, 2, 3, 4, 5].map((value) => landing(view, 0, value))).toEqual([0, 1, 1, 2, 2])
  expect(landing(view, 1, 6)).toBe(0)
})

test('every region of the island is drawn, with its name and its pieces', () => {
  const props = table()
  const { container } = render(Island, { props: { props } })
  const regions = board.crews['3']?.map.regions ?? []
  expect(container.querySelectorAll('path.region')).toHaveLength(regions.length)
  for (const region of regions) expect(container.textContent).toContain(region.name)
  const cities = props.view.regions.filter((region) => region.city !== null).length
  expect(container.querySelectorAll('svg[aria-label^="City"]')).toHaveLength(cities)
})

test('a region that one choice is about is a button, and a click takes the choice', async () => {
  const props = table(['place 2'])
  const { container } = render(Island, { props: { props } })
  expect(at(container, 'region-2').getAttribute('role')).toBe('button')
  expect(at(container, 'region-2').getAttribute('aria-label')).toContain('Phaistos')
  expect(at(container, 'region-1').getAttribute('role')).toBeNull()
  await fireEvent.click(at(container, 'region-2'))
  expect(props.onpick).toHaveBeenCalledWith('place 2')
})

test('several choices in a region are asked for beside it', async () => {
  const props = table(['tower 0', 'farm 0', 'battle 0'])
  const { container } = render(Island, { props: { props } })
  await fireEvent.click(at(container, 'region-0'))
  expect(props.onmenu).toHaveBeenCalledWith(['tower 0', 'farm 0', 'battle 0'], at(container, 'region-0'))
})

test('a Warrior walks in two steps: whence, then where to', async () => {
  const props = table(['move 0 1', 'move 0 4', 'move 2 1'])
  const { container } = render(Island, { props: { props } })
  await fireEvent.click(at(container, 'region-0'))
  expect(props.onpick).not.toHaveBeenCalled()
  expect(container.querySelector('[role=status]')?.textContent).toContain('Kydonia')
  expect(at(container, 'region-2').getAttribute('role')).toBeNull()
  await fireEvent.keyDown(at(container, 'region-4'), { key: 'Enter' })
  expect(props.onpick).toHaveBeenCalledWith('move 0 4')
})

test('what the colour of a die says, a letter says as well, in the language of the reader', () => {
  const letters = () => {
    const { container, unmount } = render(Actions, { props: { props: table([], { ...DRAFT, dice: dice([0, 2, null], [1, 2, null], [2, 2, null], [3, 2, null]), rows: [] }) } })
    const found = [...container.querySelectorAll('.pool .letter')].map((one) => one.textContent)
    unmount()
    return found
  }
  expect(letters()).toEqual(['R', 'Y', 'B', 'G'])
  settings.change({ lang: 'fr' })
  expect(letters()).toEqual(['R', 'J', 'B', 'G'])
  settings.change({ lang: 'en' })
})

test('a die, then a row: that is the draft', async () => {
  const props = table(['draft 0 2 0', 'draft 0 2 1'], DRAFT)
  const { container } = render(Actions, { props: { props } })
  await fireEvent.click(at(container, 'die-2'))
  expect(at(container, 'die-2').getAttribute('aria-pressed')).toBe('true')
  await fireEvent.pointerOver(at(container, 'row-0'))
  flushSync()
  expect(container.querySelector<HTMLElement>('.ghost')?.style.gridColumn).toBe('2')
  expect(container.querySelectorAll('.shifts')).toHaveLength(1)
  await fireEvent.click(at(container, 'row-0'))
  expect(props.onpick).toHaveBeenCalledWith('draft 0 2 0')
})

test('a row without a die in hand asks which die', async () => {
  const props = table(['draft 0 2 0', 'draft 0 2 1'], DRAFT)
  const { container } = render(Actions, { props: { props } })
  await fireEvent.click(at(container, 'row-1'))
  expect(props.onmenu).toHaveBeenCalledWith(['draft 0 2 1'], at(container, 'row-1'))
})

test('a choice that is pointed at shows where its die would stand', () => {
  const props = table(['draft 0 2 0'], DRAFT, { hot: new Set(['row-0', 'die-2']) })
  const { container } = render(Actions, { props: { props } })
  expect(container.querySelector<HTMLElement>('.ghost')?.style.gridColumn).toBe('2')
})

test('every space of the three tracks says what it gives', () => {
  const { container } = render(Tracks, { props: { props: table(['advance 1']) } })
  expect(container.querySelectorAll('li')).toHaveLength(27)
  expect(container.textContent).toContain('At Income: 3 cards to the Palace')
  expect(container.textContent).toContain('Scoring: 4 VP for presence, 6 VP for dominance')
  expect(at(container, 'track-1').getAttribute('role')).toBe('button')
})

test('a route shows its costs, its incomes and its tiles', () => {
  const props = table()
  const { container } = render(Routes, { props: { props } })
  const tiles = props.view.routes.flatMap((route) => route.tiles)
  expect(container.querySelectorAll('[data-target^="trade-"]')).toHaveLength(tiles.length)
  expect(container.textContent).toContain('2 Coins to sail here')
})

test('the part of the table that is asked about comes to the front', () => {
  const view = (change: Partial<MinosView>) => table([], change).view
  expect(front(view({ decision: 'draft' }), [])).toBe('actions')
  expect(front(view({ decision: 'turn', turn: { ...TURN, deed: 1 } }), [{ action: 'play 3' }])).toBe('offer')
  expect(front(view({ decision: 'track' }), [{ action: 'advance 0' }])).toBe('tracks')
  expect(front(view({ decision: 'price', about: { route: 1 } }), [{ action: 'pay 0' }])).toBe('routes')
  expect(front(view({ decision: 'last-battle', about: { region: 3 } }), [{ action: 'fight' }])).toBe('map')
  const props = table(['advance 0', 'advance 2'], { decision: 'track' })
  const { container } = render(Board, { props })
  flushSync()
  expect(container.querySelector('[data-testid="zone-tracks"]')?.getAttribute('aria-selected')).toBe('true')
  expect(at(container, 'track-2').getAttribute('role')).toBe('button')
})

test('actions and events name the elements that they are about', () => {
  const { view } = table([], { about: { region: 3 } })
  expect(targets('move 3 4', view)).toEqual(['region-4', 'region-3'])
  expect(targets('battle 2', view).slice(0, 2)).toEqual(['sea-2', 'region-2'])
  expect(targets('fight', view)).toEqual(['sea-3', 'region-3'])
  expect(targets('end', view)).toEqual([])
  expect(eventTargets({ kind: 'move', seat: 0, data: { region: 1, target: 2 } }, view)).toEqual(['region-1', 'region-2'])
  expect(eventTargets({ kind: 'build', seat: 0, data: { what: 3, where: 1, n: 5 } }, view)).toEqual(['route-1'])
  expect(eventTargets({ kind: 'retrieve', seat: 0, data: { value: 4, deed: 2, space: 1 } }, view)).toEqual(['space-2-1'])
})

test('the rules open at the action that points are spent on, and at the turn when there are none', () => {
  const turn = { ...TURN, deed: 2 }
  const asked = (change: Partial<MinosView>) => decision(table([], { decision: 'turn', ...change }).view)
  expect(asked({ turn })).toBe('turn-build')
  expect(asked({ turn: { ...turn, deed: 4 } })).toBe('turn-wild')
  expect(asked({ turn: { ...turn, deed: 4, wild_deed: 0 } })).toBe('turn-prepare')
  expect(asked({ turn: { ...turn, points: 0 } })).toBe('turn')
  expect(asked({ turn, decision: 'price' })).toBe('price')
})

test('choices of a turn stand under what pays for them', () => {
  const props = table([], { decision: 'turn' })
  const under = (action: string) => group({ action }, props.view, props.sheet, 'en').id
  expect(['city 0', 'benefit 0', 'trait 5', 'march', 'forfeit'].map(under)).toEqual(['points', 'space', 'traits', 'extras', 'other'])
  expect(under('draft 0 1 3')).toBe('deed-3')
  expect([ends('end'), ends('stop')]).toEqual([true, false])
})

test('the end of a turn says how many points it would lose; dice and battles are heard', () => {
  const lost = (action: string, points: number): string | null => unspent(action, table([], { turn: { ...TURN, points } }).view, 'en')
  expect([lost('end', 2), lost('end', 0), lost('march', 2)]).toEqual(['2 points would be lost.', null, null])
  expect(['roll', 'battle', 'solo_battle', 'gain'].map((kind) => sound({ kind, seat: 0 }))).toEqual(['dice', 'battle', 'battle', undefined])
})

test('Rhadamanthus explains each of his steps', () => {
  const rival = {
    side: 1,
    home: 3,
    vp: 12,
    score: 40,
    sources: [],
    population: 2,
    reserves: 6,
    cities: 2,
    farms: 3,
    deck: [0, 0, 1],
    card: 4,
    back: [3, 2, 4],
    wanted: [],
    markers: [0, 1, 0],
    face_down: [1, 2],
    face_up: [],
  }
  const log = [
    { kind: 'solo_die', seat: 1, text: 'An older step.' },
    { kind: 'draft', seat: 0, text: 'You take blue 3 for Build.' },
    { kind: 'solo_card', seat: 1, text: 'Rhadamanthus draws a card: highest die.' },
    { kind: 'gain', seat: 1, text: 'something else' },
    { kind: 'solo_die', seat: 1, text: 'Rhadamanthus takes red 5, the highest.' },
    { kind: 'gain', seat: 0, text: 'You gain 1 Coin.' },
  ]
  const { container } = render(Rhadamanthus, { props: { props: table([], { rival }, { log }) } })
  expect([...container.querySelectorAll('li')].map((step) => step.textContent)).toEqual([log[2]?.text, log[4]?.text])
  expect(container.textContent).toContain('12 VP (40 if it ended now)')
})

test('the cards of Rhadamanthus are drawn: the one that he drew, and the back of the next', () => {
  const drawn = render(RivalCard, { props: { front: board.solo[2], sheet: board } })
  expect(drawn.container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'His card: lowest die, first yellow, then gray, then red, then blue; at Income it counts for the green Vase',
  )
  const faces = [...drawn.container.querySelectorAll<HTMLElement>('.die')].map((die) => die.style.getPropertyValue('--face'))
  expect(faces.map((face) => COLOURS[FACES.findIndex((one) => one.face === face)])).toEqual(['yellow', 'gray', 'red', 'blue'])
  const criteria = render(RivalCard, { props: { front: board.solo[9], sheet: board } })
  expect([...criteria.container.querySelectorAll('b')].map((one) => one.textContent)).toEqual(['Σ', 'n'])
  const next = render(RivalCard, { props: { back: [3, 2, 4], left: 12, sheet: board } })
  expect(next.container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'Back of his next card: Expand, Build, Wild (his die goes to the first that has room); 12 cards in his deck',
  )
})

test('the table comes part by part, a little in each frame, and is whole before it is seen', () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  const { container } = render(Board, { props: table() })
  const board = container.querySelector('.board') as HTMLElement
  const made = () => container.querySelectorAll('*').length
  const steps: number[] = [made()]
  while (board.hasAttribute('aria-busy')) {
    expect(frames.length).toBeGreaterThan(0)
    for (const draw of frames.splice(0)) draw(0)
    flushSync()
    steps.push(made())
  }
  vi.unstubAllGlobals()
  expect(steps.length).toBeGreaterThan(8)
  cleanup()
  const whole = render(Board, { props: table() }) // frames come at once: nothing waits
  expect(steps.at(-1)).toBe(whole.container.querySelectorAll('*').length)
})

test('ways to join dice that lead to the same steps are one line, the shortest, and none at all comes last', () => {
  const dice = [1, 1, 3, 0].map((colour, at) => ({ colour, value: [6, 6, 3, 5][at] ?? 0, seat: 0 }))
  const way = (...masks: number[]) => `group ${GROUPINGS.findIndex((one) => one.join() === masks.join())}`
  // yellow 6, yellow 6, gray 3, red 5: none; both yellow; each with the gray one; all three; and red as well, for another track
  const ways = [way(), way(3), way(5), way(6), way(7), way(3, 12)]
  const { choices, view } = table(ways, { decision: 'group', dice })
  expect(arrange(choices, view).map((choice) => choice.action)).toEqual([way(3), way(3, 12), way()])
  expect(arrange(choices, { ...view, decision: 'turn' })).toBe(choices)
})

test('a die in hand says what is to be done with it; a hint that points at every action shows it on none', async () => {
  const drafts = ['draft 0 3 0', 'draft 0 3 1']
  const dice = [{ colour: 0, value: 4, seat: null }]
  const hinted = new Set(['row-0', 'row-1', 'row-2', 'row-3', 'row-4'])
  const onask = vi.fn()
  const props = table(drafts, { decision: 'draft', active: null, dice, rows: draft.view.rows.map(() => null) }, { hot: hinted, onask })
  const drawn = render(Actions, { props: { props } })
  await fireEvent.click(drawn.container.querySelector('[data-target=die-0]') as Element)
  expect(onask).toHaveBeenLastCalledWith('red die, 4: onto which action?')
  expect(drawn.container.querySelector('.ghost')).toBeNull()
  await fireEvent.click(drawn.container.querySelector('[data-target=die-0]') as Element)
  expect(onask).toHaveBeenLastCalledWith(null)
  const pointed = render(Actions, { props: { props: { ...props, hot: new Set(['row-1', 'die-0']) } } })
  expect(pointed.container.querySelector('.deed-1 .ghost')).not.toBeNull()
})
