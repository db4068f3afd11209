import { expect, test } from 'vitest'
import { arrivals, places } from '../src/table/presence'

const person = (name: string) => ({ kind: 'open', name })
const seats = [person('Anna'), person('Bruno'), person('Clara'), { kind: 'bot', name: 'Bot (fair)', bot: 'fair' }, person('')]

test('a person is here, looks elsewhere, or has no line; bots and empty seats are nowhere', () => {
  const here = { seats: [0, 1], hidden: [1] }
  expect(places(seats, null, { here, away: [], gone: [] })).toEqual(['here', 'hidden', 'offline', 'none', 'none'])
})

test('before the game nobody has lost a line: they have not come yet', () => {
  expect(arrivals(seats, 0, { here: { seats: [0, 2], hidden: [2] }, away: [], gone: [] })).toEqual(['none', 'absent', 'hidden', 'none', 'none'])
})

test('nothing is said of whoever reads it, and nothing at all while the page itself has no line', () => {
  expect(places(seats, 0, { here: { seats: [0], hidden: [] }, away: [], gone: [] })[0]).toBe('none')
  expect(places(seats, 0, { here: null, away: [], gone: [] })).toEqual(['none', 'none', 'none', 'none', 'none'])
})

test('a bot in their place, or that they left, is more than where they are', () => {
  const here = { seats: [0, 1, 2], hidden: [] }
  expect(places(seats, null, { here, away: [1], gone: [2] })).toEqual(['here', 'bot', 'left', 'none', 'none'])
})
