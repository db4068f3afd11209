// Things of the table in a sentence, for those who listen.
import type { speaker } from '../../../../words'
import type { CardData, CardSheet, StartData } from './types'
import type { words } from './words'

export type Say = ReturnType<typeof speaker<(typeof words)['en']>>

export function goodsLess(data: CardData, sheet: CardSheet, say: Say): string {
  const names = data.goods.map((good) => sheet.goods[good]?.name ?? '').join(', ')
  return names && say('card.less', names, sheet.prices.card_discount)
}

export function cardSentence(data: CardData, sheet: CardSheet, say: Say): string {
  const less = goodsLess(data, sheet, say)
  const age = say('card.age', data.age === 1 ? 'I' : 'II')
  return [
    `${data.name} (${age})`,
    less ? `${say('card.cost', data.cost)} (${less})` : say('card.cost', data.cost),
    say('says', say('card.instant'), data.instant.text),
    say('says', say('card.trait', sheet.triggers[data.trigger]?.name ?? ''), data.trait.text),
    say('card.vp', data.vp),
  ].join('. ')
}

/** Within a sentence. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export function startSentence(data: StartData, sheet: CardSheet, say: Say): string {
  const parts = [
    say('start.label', data.name),
    say('player.coins', data.coins),
    say('player.weapons', data.weapons),
    say('player.vp', data.vp),
    sheet.goods[data.good]?.name ?? '',
    ...data.temps.map((good) => `${sheet.legend.gain.temp} (${sheet.goods[good]?.name ?? ''})`),
    lower(say('start.keep', data.draw, data.back)),
  ]
  if (data.warriors) parts.push(say('start.warrior'))
  if (data.first) parts.push(lower(say('start.first')))
  return parts.join(', ')
}
