// Loads the rules help of a title in a language, when somebody asks for it.
import { isOwn, type Title } from '../boards'
import { api, type Lang } from '../protocol/api'
import type { Pictures, Rules } from './contract'

const TEXTS = import.meta.glob<{ rules: Rules }>(['../titles/*/rules/en.ts', '../titles/*/rules/fr.ts'])
const DRAWINGS = import.meta.glob<{ pictures: Pictures }>('../titles/*/rules/pictures.ts')

export async function rulesOf(title: Title, lang: Lang): Promise<Rules> {
  if (!isOwn(title)) return { intro: (await api.sheet(title, lang)).rules, chapters: [] }
  const found = await TEXTS[`../titles/${title}/rules/${lang}.ts`]?.()
  return found?.rules ?? { intro: '', chapters: [] }
}

export async function picturesOf(title: Title): Promise<Pictures> {
  return (await DRAWINGS[`../titles/${title}/rules/pictures.ts`]?.())?.pictures ?? {}
}
