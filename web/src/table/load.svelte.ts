// A title's board and its sheet in the reader's language; the board stays while the language changes.
import { board, type Title } from '../boards'
import type { BoardModule, Sheet } from '../boards/contract'
import { api } from '../protocol/api'
import { settings } from '../settings.svelte'

export class Loaded {
  module = $state.raw<BoardModule | null>(null)
  sheet = $state.raw<Sheet | null>(null)
  failed = $state(false)

  /** To be called in an effect: loads anew when title or language change. */
  follow(title: Title | null): void {
    if (title === null) return
    const lang = settings.lang
    this.failed = false
    Promise.all([board(title), api.sheet(title, lang)]).then(
      ([module, sheet]) => {
        if (lang === settings.lang) [this.module, this.sheet] = [module, sheet]
      },
      () => {
        this.failed = true
      },
    )
  }
}
