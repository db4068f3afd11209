import { expect, test } from 'vitest'
import { against, sound } from '../../src/titles/empire/board/account'
import { brief, ends, eventTargets, group, parse, targets, unspent } from '../../src/titles/empire/board/actions'
import { picksOf } from '../../src/titles/empire/board/choosing'
import { guide } from '../../src/titles/empire/board/guide'
import { curve, shapeOf } from '../../src/titles/empire/board/geometry'
import { asides } from '../../src/titles/empire/board/labels'
import { stand } from '../../src/titles/empire/board/layout'
import { RowKeys } from '../../src/titles/empire/board/rowKeys'
import { routes } from '../../src/titles/empire/board/routes'
import { allot, gain, holdings, rulers, setPoints, standing } from '../../src/titles/empire/board/scoring'
import { rules as english } from '../../src/titles/empire/rules/en'
import { rules as french } from '../../src/titles/empire/rules/fr'
import { pictures } from '../../src/titles/empire/rules/pictures'
import { blocks } from '../../src/rules/markdown'
import { board, map, seats, sheet, view } from './fixture'

const DECISIONS = ['neutral', 'bid', 'first', 'turn', 'either', 'both', 'place', 'march', 'sail', 'city', 'destroy', 'wild']

test('a line and the same line backwards are one curve', () => {
  const line = [{ x: 0, y: 0 }, { x: 2, y: 4 }, { x: 6, y: 4 }, { x: 8, y: 0 }]
  expect(curve(line)).toBe('Q2 4 4 4Q6 4 8 0')
  expect(curve([...line].reverse())).toBe('Q6 4 4 4Q2 4 0 0')
})

test('neighbours meet in the same points', () => {
  const shape = shapeOf(map)
  const ends = (path: string): string[] => path.match(/-?[\d.]+ -?[\d.]+/g) ?? []
  const shared = ends(shape.regions[0] ?? '').filter((point) => ends(shape.regions[1] ?? '').includes(point))
  expect(new Set(shared).size).toBe(2)
  expect(shape.borders.match(/M/g)).toHaveLength(1)
  expect(shape.coasts.match(/M/g)).toHaveLength(3)
})

test('names that would touch are pushed apart, others stay', () => {
  const [left, right, far] = asides(['AAAAAAAA', 'BBBBBBBB', 'C'], [{ x: 0, y: 0 }, { x: 8, y: 1 }, { x: 4, y: 20 }])
  expect(left).toBeLessThan(0)
  expect(right).toBeGreaterThan(0)
  expect(far).toBe(0)
})

test('sets pay by their steps, and no more than the last', () => {
  expect([0, 1, 2, 3, 4, 9].map((symbols) => setPoints(board, 0, symbols))).toEqual([0, 1, 2, 3, 5, 5])
  expect([2, 3, 5, 7, 8].map((symbols) => setPoints(board, 4, symbols))).toEqual([0, 1, 2, 3, 5])
})

test('wild cards go where they pay most, and only to goods that are held', () => {
  expect(allot(board, [3, 1, 0, 0, 0], [3, 1, 0, 0, 0], 1)).toEqual([1, 0, 0, 0, 0])
  expect(allot(board, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 2)).toEqual([0, 0, 0, 0, 0])
})

test('one more of a good is told with what it adds', () => {
  const seen = view({ goods: [[3, 1, 0, 0, 2, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]] })
  const own = holdings(seen, board, 0)
  expect(own.map((holding) => holding.points)).toEqual([3, 0, 0, 0, 0])
  expect(own.map((holding) => holding.more)).toEqual([2, 1, 0, 0, 1])
  expect(gain(seen, board, 0, 5, 1)).toBe(2)
})

test('nothing more comes to those who have all their cards', () => {
  const seen = view({ cards: [10, 10, 9], goods: [[3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]] })
  expect(holdings(seen, board, 0).map((holding) => holding.more)).toEqual([0, 0, 0, 0, 0])
})

test('a token counts for whoever controls its region', () => {
  const seen = view({ tokens: [0], control: [null, null, 1] })
  expect(standing(seen, board, 1)).toMatchObject({ regions: 1, continents: 1, goods: 1, total: 3 })
  expect(standing(seen, board, 0).total).toBe(0)
})

test('a continent in a tie is nobody’s', () => {
  expect(rulers(map, [0, 1, null])).toEqual([null, null])
  expect(rulers(map, [0, 0, 2])).toEqual([0, 2])
})

test('ways lead over land, and over water with a ship', () => {
  expect([...routes(map, 0, 2, false)]).toEqual([[1, [1]]])
  expect([...routes(map, 0, 2, true)]).toEqual([[1, [1]], [2, [1, 2]]])
  expect([...routes(map, 0, 1, true)]).toEqual([[1, [1]]])
})

test('first armies may be picked, then their goals', () => {
  const choices = [{ action: 'stop' }, { action: 'move 0 1' }, { action: 'move 1 0' }, { action: 'move 1 2' }]
  const seen = view({ decision: 'sail', points: 2 })
  expect([...picksOf(choices, seen, map, null).regions].map(([region, pick]) => `${region} ${pick.kind}`)).toEqual(['0 source', '1 source'])
  const then = picksOf(choices, seen, map, 0).regions
  expect(then.get(0)).toEqual({ kind: 'chosen' })
  expect(then.get(2)).toEqual({ kind: 'goal', way: [1, 2] })
})

test('several armies of a region that may be struck are one region with several actions', () => {
  const picks = picksOf([{ action: 'destroy 0 0', text: 'own' }, { action: 'destroy 1 0', text: 'his' }], view({ decision: 'destroy' }), map, null)
  expect(picks.regions.get(0)).toEqual({ kind: 'act', actions: ['destroy 0 0', 'destroy 1 0'], text: 'own · his' })
  expect([...picks.armies.keys()]).toEqual(['0-0', '1-0'])
})

test('cards keep who they are while the row slides', () => {
  const keys = new RowKeys()
  const before = keys.keep([4, 7, 7, 2]).map((card) => card.key)
  const after = keys.keep([4, 7, 2, 9]).map((card) => card.key)
  expect(after.slice(0, 3)).toEqual([before[0], before[1], before[3]])
  expect(before).not.toContain(after[3])
})

test('pieces stand side by side in seat order, smaller where there are many', () => {
  const few = stand(view(), 2)
  expect(few.scale).toBe(1)
  expect(few.troops.map((troop) => troop.power)).toEqual([1])
  const many = stand(view({ armies: [[1, 0, 0], [1, 0, 0], [1, 0, 0]], cities: [[1, 0, 0], [1, 0, 0], [0, 0, 0]] }), 0)
  expect(many.scale).toBeLessThan(1)
  const places = many.troops.map((troop) => troop.army.x + 100 * troop.army.y)
  expect([...places].sort((a, b) => a - b)).toEqual(places)
})

test('every action names elements of the board, and what a click means first', () => {
  expect(parse('move 3 7')).toEqual({ verb: 'move', args: [3, 7] })
  expect(targets('move 3 7', view())).toEqual(['region-7', 'region-3'])
  expect(targets('destroy 1 4', view())[0]).toBe('army-1-4')
  expect(targets('take 2', view())).toEqual(['card-2'])
  expect(eventTargets({ kind: 'move', seat: 1, data: { origin: 2, region: 0 } }, view())).toEqual(['region-0', 'region-2'])
})

test('to stop is what may be asked to be confirmed', () => {
  expect(['stop', 'take 2', 'bid 0', 'place 3'].map(ends)).toEqual([true, false, false, false])
})

test('to stop says what could still be done', () => {
  const lost = (decision: string, points: number): string | null => unspent('stop', view({ decision, points }), 'en')
  expect(lost('place', 2)).toBe('You could still place 2 armies.')
  expect(lost('march', 1)).toBe('You could still make 1 move.')
  expect(lost('city', 0)).toBe('You could still use what the card allows.')
  expect(unspent('take 2', view({ points: 2 }), 'en')).toBeNull()
})

test('every heading in a list of choices has words', () => {
  for (const action of ['move 0 1', 'destroy 1 0', 'destroy 3 0', 'bid 4', 'neutral 2', 'city 1', 'place 0']) {
    for (const lang of ['en', 'fr'] as const) expect(group({ action }, view(), sheet, lang, seats).title).not.toBe('')
  }
})

test('armies to be destroyed stand below whose they are, by region', () => {
  const heading = (action: string, lang: 'en' | 'fr') => group({ action }, view(), sheet, lang, seats).title
  expect([heading('destroy 1 0', 'en'), heading('destroy 0 2', 'en')]).toEqual([`Armies of ${seats[1]?.name}`, 'Your own armies'])
  expect([heading('destroy 1 0', 'fr'), heading('destroy 0 2', 'fr')]).toEqual([`Armées\u00a0: ${seats[1]?.name}`, 'Vos propres armées'])
  expect(brief({ action: 'destroy 1 2' }, view({ decision: 'destroy' }), sheet, 'en', true)).toBe('C\u00a0Cedar')
  expect(brief({ action: 'destroy 1 2' }, view({ decision: 'destroy' }), sheet, 'en', false)).toBeUndefined()
})

test('the rules have a chapter for every decision, the same in both languages, with pictures that exist', () => {
  for (const rules of [english, french]) {
    const told = rules.chapters.flatMap((chapter) => chapter.decisions ?? [])
    expect([...told].sort()).toEqual([...DECISIONS].sort())
    const shown = rules.chapters.flatMap((chapter) => blocks(chapter.text)).flatMap((block) => (block.kind === 'picture' ? [block.name] : []))
    expect(shown.sort()).toEqual(Object.keys(pictures).sort())
  }
  expect(french.chapters.map((chapter) => [chapter.id, chapter.decisions])).toEqual(english.chapters.map((chapter) => [chapter.id, chapter.decisions]))
})

test('the guide speaks at every decision but that of wild cards', () => {
  for (const decision of DECISIONS.filter((one) => one !== 'wild')) {
    const moment = { view: view({ decision }), you: 0, asked: true, choices: [] }
    expect(guide.some((step) => step.when(moment)), decision).toBe(true)
    expect(guide.some((step) => step.when({ ...moment, asked: false })), decision).toBe(false)
  }
})

test('French is set as French is, in the rules and in the guide', () => {
  const texts = [french.intro, ...french.chapters.flatMap((chapter) => [chapter.title, chapter.text]), ...guide.map((step) => step.text.fr)]
  for (const text of texts) expect(text).not.toMatch(/[\p{L})] ?[;!?](?=\s|$)|\p{L} :(?=\s|$)|\p{L}'\p{L}/u)
})

test('an army of mine that another destroys is an attack on me, and every army that falls is heard', () => {
  const struck = { kind: 'destroy', seat: 1, data: { owner: 0 } }
  expect([0, 1, 2].map((seat) => against(struck, seat))).toEqual([true, false, false])
  expect(against({ ...struck, seat: 0 }, 0)).toBe(false)
  expect(['destroy', 'roll_off', 'place'].map((kind) => sound({ ...struck, kind }))).toEqual(['battle', 'dice', undefined])
})
