// What the page itself says about each title.
import { isOwn, type Title } from './boards'
import { guests } from './guests.svelte'
import { t } from './words'

export function titleName(title: Title): string {
  if (!isOwn(title)) return guests.find(title)?.title ?? title
  return { relics: t('game.relics'), empire: t('game.empire'), minos: t('game.minos') }[title]
}

export function titleLine(title: Title): string {
  if (!isOwn(title)) return guests.find(title)?.line ?? ''
  return { relics: t('game.relics.line'), empire: t('game.empire.line'), minos: t('game.minos.line') }[title]
}

export function titleFacts(title: Title): string {
  if (!isOwn(title)) {
    const seats = guests.find(title)?.seats ?? []
    return t('game.guest.facts', Math.min(...seats), Math.max(...seats))
  }
  return { relics: t('game.relics.facts'), empire: t('game.empire.facts'), minos: t('game.minos.facts') }[title]
}

export function levelName(level: string): string {
  const known: Record<string, string> = {
    easy: t('bot.easy'),
    fair: t('bot.fair'),
    good: t('bot.good'),
    strong: t('bot.strong'),
  }
  return known[level] ?? level
}

/** How hard the rival of a solo game plays. */
export function rivalLevel(level: string): string {
  const known: Record<string, string> = { easy: t('solo.easy'), normal: t('solo.normal'), hard: t('solo.hard') }
  return known[level] ?? level
}

/** The level of a solo game's rival, where the house names against whom a game was played; '' for other company. */
export function ofRival(company: string): string {
  return company.startsWith('rival-') ? company.slice('rival-'.length) : ''
}

/** What a seat is called: a bot by its level, and the rival of a solo game, in the reader's language. */
export function seatName(seat: { kind: string; name: string; bot?: string | null }, number: number): string {
  if (seat.kind === 'automaton') return t('solo.rival')
  if (seat.bot) return t('bot.name', levelName(seat.bot))
  return seat.name || t('seat.number', number + 1)
}
