// The rules help of a title: `titles/TITLE/rules/en.ts` and `fr.ts` export `rules: Rules`, in our own words.
import type { Component } from 'svelte'
import type { TitleView } from '../boards/contract'
import type { Lang, Sheet } from '../protocol/api'

export interface Chapter {
  /** The same in every language; the address `/rules/TITLE#id` leads there. */
  id: string
  title: string
  /** The decisions (`view.decision`, or what a board calls them) that this chapter is about: help opens here when one is asked. */
  decisions?: string[]
  /**
   * A little Markdown: paragraphs, `- ` lists, `1. ` lists, `### ` headings, `**strong**`, `*stressed*`,
   * and `!name` alone on a line for the picture of that name.
   */
  text: string
}

export interface Rules {
  /** Two or three sentences: what the game is about and how one wins. */
  intro: string
  chapters: Chapter[]
}

/** `titles/TITLE/rules/pictures.ts` exports `pictures`: drawings for the chapters by name; `view` is there at a table, `level` is that of headings in them. */
export type Pictures<View = TitleView, Board = unknown> = Record<string, Component<{ sheet: Sheet<Board>; view: View | null; lang: Lang; level: number }>>
