// What the page itself says about each title, and what levels and rivals are called.
import type { Title } from './boards'
import { house } from './house.svelte'
import type { Lang } from './protocol/api'
import { settings } from './settings.svelte'
import { t } from './words'

/** What `titles/NAME/title.ts` says for the front page. */
export interface TitleCard {
  name: Record<Lang, string>
  line: Record<Lang, string>
  /** How long a game takes. */
  minutes: number
  /** Against so many bots the first game is at its best. */
  usualBots: number
}

const CARDS = import.meta.glob<TitleCard>('./titles/*/title.ts', { eager: true, import: 'title' })

export function cardOf(title: Title): TitleCard | undefined {
  return CARDS[`./titles/${title}/title.ts`]
}

export function titleName(title: Title): string {
  return cardOf(title)?.name[settings.lang] ?? house.find(title)?.title ?? title
}

export function titleLine(title: Title): string {
  return cardOf(title)?.line[settings.lang] ?? house.find(title)?.tagline ?? ''
}

/** For how many, and how long. */
export function titleFacts(title: Title): string {
  const seats = house.find(title)?.seats ?? []
  const minutes = cardOf(title)?.minutes
  return [
    ...(seats.length ? [t('game.players', Math.min(...seats), Math.max(...seats))] : []),
    ...(minutes ? [t('game.minutes', minutes)] : []),
  ].join(' · ')
}

/** Who plays at a level: "Krokos"; a bot of an installed package goes by its own name, and old tables keep the words that there were then. */
export function levelName(level: string): string {
  const person = house.bot(level)?.title
  if (person) return person
  const known: Record<string, string> = {
    easy: t('bot.easy'),
    fair: t('bot.fair'),
    good: t('bot.good'),
    strong: t('bot.strong'),
  }
  return known[level] ?? level
}

/** "4, Krokos, the saffron merchant"; of others, that it is a bot. */
export function levelLong(level: string): string {
  const found = house.bot(level)
  return found?.number ? t('bot.level', found.number, found.title, found.who) : t('bot.name', levelName(level))
}

/** How somebody plays, in a sentence. */
export function levelText(level: string): string {
  const text = house.bot(level)?.text
  return text && text !== level ? text : ''
}

/** "Krokos", or "easy bots" where they had no names. */
export function levelCompany(level: string): string {
  return house.bot(level)?.number ? levelName(level) : t('games.level.bots', levelName(level))
}

/** How hard the rival of a solo game plays. */
export function rivalLevel(level: string): string {
  const known: Record<string, string> = { easy: t('solo.easy'), normal: t('solo.normal'), hard: t('solo.hard') }
  return known[level] ?? level
}

/** The rival of a finished solo game and its level; without a title, whichever game it was. */
export function rivalName(level: string, title?: Title): string {
  const games = house.info?.games.filter((game) => !title || game.name === title) ?? []
  const names = [...new Set(games.flatMap((game) => game.automaton_name || []))].join(' / ')
  const told = rivalLevel(level).toLowerCase()
  return names ? t('games.level.rival', names, told) : told
}

const RIVAL = 'rival-'

/** What the house calls the company of a solo game's rival at a level. */
export function rivalCompany(level: string): string {
  return RIVAL + level
}

/** The level of a solo game's rival, where the house names against whom a game was played; '' for other company. */
export function ofRival(company: string): string {
  return company.startsWith(RIVAL) ? company.slice(RIVAL.length) : ''
}
