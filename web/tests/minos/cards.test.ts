import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import AbilityTile from '../../src/titles/minos/board/cards/AbilityTile.svelte'
import Card from '../../src/titles/minos/board/cards/Card.svelte'
import Hand from '../../src/titles/minos/board/cards/Hand.svelte'
import Legend from '../../src/titles/minos/board/cards/Legend.svelte'
import Offer from '../../src/titles/minos/board/cards/Offer.svelte'
import PlayerBoard from '../../src/titles/minos/board/cards/PlayerBoard.svelte'
import SetUp from '../../src/titles/minos/board/cards/SetUp.svelte'
import StartCard from '../../src/titles/minos/board/cards/StartCard.svelte'
import { cardSentence } from '../../src/titles/minos/board/cards/sentences'
import { CONDITIONS, COUNTS, GAINS, GOODS, PAYMENTS, TRIGGERS } from '../../src/titles/minos/board/cards/symbols'
import { cardTargets } from '../../src/titles/minos/board/cards/targets'
import Tile from '../../src/titles/minos/board/cards/Tile.svelte'
import type { EffectData, Group } from '../../src/titles/minos/board/cards/types'
import { words } from '../../src/titles/minos/board/cards/words'
import type { BoardProps } from '../../src/titles/minos/board/model'
import { settings } from '../../src/settings.svelte'
import { speaker } from '../../src/words'
import { board, cardSheets as sheets, draft, midTurn, setUp, sheet as whole } from './fixture'

const sources = import.meta.glob<string>('../../src/titles/minos/board/cards/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

afterEach(() => {
  cleanup()
  settings.change({ lang: 'en' })
})

function table({ view, turn, choices }: typeof setUp, more: Partial<BoardProps> = {}): BoardProps {
  return {
    view,
    sheet: whole,
    seats: [0, 1, 2].map((number) => ({
      number,
      name: `Seat ${number}`,
      colour: `var(--seat-${number})`,
      shape: 'circle',
      you: number === turn,
      present: true,
      bot: null,
    })),
    you: turn,
    turn,
    choices,
    lit: new Set(),
    hot: new Set(),
    events: [],
    beat: 0,
    log: [],
    motion: false,
    lang: 'en',
    onpick: () => {},
    onmenu: () => {},
    onhover: () => {},
    ...more,
  }
}

function labelOf(container: HTMLElement): string {
  return container.querySelector('button .unseen')?.textContent ?? ''
}

function symbolsOf(effect: EffectData): { gain: Group; pay: Group; ifs: string[] } {
  const bodies = effect.clauses.flatMap((clause) => (clause.instead ? [clause.instead, clause] : [clause]))
  return {
    gain: bodies.flatMap((body) => body.choice.flat()),
    pay: bodies.flatMap((body) => (body.pay ?? []).flat()),
    ifs: effect.clauses.flatMap((clause) => (clause.if ? [clause.if.name] : [])),
  }
}

for (const lang of ['en', 'fr'] as const) {
  const sheet = sheets[lang]

  test(`every card has its sentence (${lang})`, () => {
    settings.change({ lang })
    const say = speaker(words)
    for (const card of sheet.cards) {
      const sentence = cardSentence(card, sheet, say)
      for (const text of [card.name, card.instant.text, card.trait.text]) expect(sentence).toContain(text)
    }
  })

  test(`every symbol has a drawing and words (${lang})`, () => {
    for (const [part, drawings] of [
      ['gain', GAINS],
      ['pay', PAYMENTS],
      ['per', COUNTS],
      ['if', CONDITIONS],
    ] as const) {
      expect(Object.keys(drawings).sort()).toEqual(Object.keys(sheet.legend[part]).sort())
      for (const text of Object.values(sheet.legend[part])) expect(text).toMatch(/\p{L}/u)
    }
    expect(Object.keys(GOODS)).toEqual(sheet.goods.map((good) => good.id))
    expect(sheet.triggers.filter((trigger) => !trigger.id.startsWith('die-')).map((trigger) => trigger.id)).toEqual(Object.keys(TRIGGERS))
  })

  test(`no two symbols of a kind look alike (${lang})`, () => {
    for (const drawings of [GAINS, PAYMENTS, GOODS, TRIGGERS]) {
      const looks = Object.values(drawings).map((drawing) => JSON.stringify(drawing))
      expect(new Set(looks).size).toBe(looks.length)
    }
  })

  test(`tiles, abilities and starting cards are drawn (${lang})`, () => {
    settings.change({ lang })
    for (const [kind, tiles] of [
      ['trade', sheet.trades],
      ['foundation', sheet.foundations],
      ['bonus', sheet.bonuses],
      ['sea', sheet.sea],
    ] as const) {
      tiles.forEach((tile, number) => {
        const { container, unmount } = render(Tile, { props: { kind, tile: number, sheet } })
        expect(labelOf(container)).toContain(tile.effect.text)
        expect(container.querySelectorAll('[data-atom]')).toHaveLength(symbolsOf(tile.effect).gain.length)
        unmount()
      })
    }
    sheet.abilities.forEach((ability, number) => {
      const { container, unmount } = render(AbilityTile, { props: { ability: number, sheet, level: 2 } })
      for (const level of ability.levels) expect(labelOf(container)).toContain(level.text)
      expect(container.querySelectorAll('[data-level]')).toHaveLength(3)
      if (ability.kind === 'exchange') expect([...container.querySelectorAll('.rate')].map((rate) => rate.textContent)).toEqual(['2 : 1', '1 : 1', '1 : 1'])
      unmount()
    })
    sheet.starts.forEach((start, number) => {
      const { container, unmount } = render(StartCard, { props: { start: number, sheet } })
      expect(labelOf(container)).toContain(start.name)
      unmount()
    })
  })

  test(`the legend shows every symbol (${lang})`, () => {
    settings.change({ lang })
    const { container } = render(Legend, { props: { sheet: { ...whole, board: { ...board, ...sheet } } } })
    for (const part of Object.values(sheet.legend)) for (const text of Object.values(part)) expect(container.textContent).toContain(text)
  })
}

test('every card is drawn symbol by symbol and says its sentence', () => {
  const sheet = sheets.en
  sheet.cards.forEach((card, number) => {
    const { container, unmount } = render(Card, { props: { card: number, sheet } })
    const label = labelOf(container)
    for (const text of [card.name, card.instant.text, card.trait.text]) expect(label).toContain(text)
    expect(container.textContent).toContain(card.name)
    const all = [symbolsOf(card.instant), symbolsOf(card.trait)]
    const terms = [...container.querySelectorAll<HTMLElement>('[data-atom]')].map((term) => term.dataset.atom)
    expect(terms.sort()).toEqual(all.flatMap((one) => [...one.gain, ...one.pay]).map((term) => term.atom).sort())
    const conditions = [...container.querySelectorAll<HTMLElement>('[data-if]')].map((one) => one.dataset.if)
    expect(conditions).toEqual(all.flatMap((one) => one.ifs))
    unmount()
  })
})

test('a click on a card that one choice is about takes it', async () => {
  const picked: string[] = []
  const props = table(draft, { choices: [{ action: 'play 7' }], onpick: (action) => picked.push(action) })
  const { getByRole } = render(Card, { props: { card: 7, sheet: sheets.en, props } })
  await fireEvent.click(getByRole('button'))
  expect(picked).toEqual(['play 7'])
})

test('a card that two choices are about lets the table ask which', async () => {
  const onmenu = vi.fn()
  const props = table(draft, { choices: [{ action: 'take 7' }, { action: 'play 7' }, { action: 'end' }], onmenu })
  const { getByRole } = render(Card, { props: { card: 7, sheet: sheets.en, props } })
  await fireEvent.click(getByRole('button'))
  expect(onmenu.mock.calls[0]?.[0]).toEqual(['take 7', 'play 7'])
})

test('a card that nothing can be done with explains itself', async () => {
  const { container, getByRole } = render(Card, { props: { card: 10, sheet: sheets.en, props: table(draft, { choices: [] }) } })
  await fireEvent.click(getByRole('button'))
  expect(container.querySelector('[popover]')?.textContent).toContain('if 2+ Cities: 4 VP')
})

test('a finger that rests on a card reads it and does not choose it', async () => {
  vi.useFakeTimers()
  const onpick = vi.fn()
  const props = table(draft, { choices: [{ action: 'play 10' }], onpick })
  const { container, getByRole } = render(Card, { props: { card: 10, sheet: sheets.en, props } })
  await fireEvent.pointerDown(getByRole('button'), { pointerType: 'touch' })
  await vi.advanceTimersByTimeAsync(600)
  await fireEvent.click(getByRole('button'))
  expect(onpick).not.toHaveBeenCalled()
  expect(container.querySelector('[popover]')?.textContent).toContain('Lime Plasterers')
  vi.useRealTimers()
})

test('at set-up the starting cards and abilities that are left lie open', () => {
  const props = table(setUp)
  const { container } = render(SetUp, { props: { props } })
  const shown = [...container.querySelectorAll<HTMLElement>('[data-target]')].map((one) => one.dataset.target)
  for (const choice of props.choices) expect(shown).toContain(cardTargets(choice.action, props.view)[0])
})

test('offer, hand and player boards hold what the view tells', () => {
  const props = table(midTurn)
  const { view } = props
  const offer = render(Offer, { props: { props } })
  expect([...offer.container.querySelectorAll<HTMLElement>('[data-target^=card-]')].map((card) => card.dataset.target)).toEqual(
    view.offer.map((card) => `card-${card}`),
  )
  offer.unmount()
  const hand = render(Hand, { props: { props } })
  expect(hand.container.querySelectorAll('[data-target^=card-]')).toHaveLength(view.players[props.you ?? 0]?.hand?.length ?? 0)
  hand.unmount()
  view.players.forEach((player, seat) => {
    for (const form of ['full', 'compact'] as const) {
      const board = render(PlayerBoard, { props: { props, seat, form } })
      const cards = [...board.container.querySelectorAll<HTMLElement>('[data-target^=card-]')].map((card) => card.dataset.target)
      expect(cards.sort()).toEqual([...player.palace, ...player.area].map((card) => `card-${card}`).sort())
      board.unmount()
    }
  })
})

test('no hand but the own one is shown', () => {
  const props = table(midTurn, { you: null })
  const { container } = render(Hand, { props: { props } })
  expect(container.textContent?.trim()).toBe('')
})

test('the words of the cards are complete, used, and set as French is', () => {
  expect(Object.keys(words.fr)).toEqual(Object.keys(words.en))
  const texts = Object.entries(sources).filter(([path]) => !path.endsWith('words.ts')).map(([, text]) => text)
  expect(Object.keys(words.en).filter((key) => !texts.some((text) => text.includes(`'${key}'`)))).toEqual([])
  const french = Object.values(words.fr).map((word) => (typeof word === 'function' ? word.toString().replace(/^[^`]*/, '') : word))
  expect(french.filter((text) => /[\p{L})}] [;!?:](?=\s|$)|\p{L}'\p{L}/u.test(text))).toEqual([])
})
