// Loads the rules help of a title in a language, when somebody asks for it.
import { isOwn, type Title } from '../boards'
import { api, type Lang } from '../protocol/api'
import type { Pictures, Rules } from './contract'

const TEXTS = import.meta.glob<{ rules: Rules }>(['./*/en.ts', './*/fr.ts'])
const DRAWINGS = import.meta.glob<{ pictures: Pictures }>('./*/pictures.ts')

export async function rulesOf(title: Title, lang: Lang): Promise<Rules> {
  if (!isOwn(title)) return { intro: (await api.sheet(title, lang)).rules, chapters: [] }
  const found = await TEXTS[`./${title}/${lang}.ts`]?.()
  return found?.rules ?? { intro: '', chapters: [] }
}

export async function picturesOf(title: Title): Promise<Pictures> {
  return (await DRAWINGS[`./${title}/pictures.ts`]?.())?.pictures ?? {}
}
