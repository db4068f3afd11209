// Words of the page in the visitor's language. `t('home.play')`: keys are always written out, so that a test can find them.
import { settings } from '../settings.svelte'
import type { Lang } from '../protocol/api'
import { en } from './en'
import { fr } from './fr'

type English = typeof en
export type Key = keyof English
/** A word is a text, or makes one from what it is given. */
export type Wording<T> = { [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string }
type Args<W> = W extends (...args: infer A) => string ? A : []

const ALL: Record<Lang, Wording<English>> = { en, fr }

/** What to say, in the language that is chosen now. */
export function t<K extends Key>(key: K, ...args: Args<English[K]>): string {
  return said(ALL[settings.lang][key], args)
}

/** The same for the words of a board: `const say = speaker(words)`, then `say('hand')`. */
export function speaker<T extends Record<string, unknown>>(words: { en: T; fr: Wording<T> }) {
  return <K extends keyof T>(key: K, ...args: Args<T[K]>): string => said(words[settings.lang as 'fr'][key], args)
}

function said(word: unknown, args: unknown[]): string {
  return typeof word === 'function' ? (word as (...all: unknown[]) => string)(...args) : String(word)
}

/** How dates and figures are written: as where the visitor lives, if that place speaks the language that is chosen. */
export function locale(): string {
  return navigator.languages.find((one) => one.split('-')[0] === settings.lang) ?? settings.lang
}

/** English: one thing, many things. French counts nothing as one, too. */
export function plural(count: number, one: string, many: string, lang: Lang = settings.lang): string {
  return (lang === 'fr' ? count < 2 : count === 1) ? one : many
}
