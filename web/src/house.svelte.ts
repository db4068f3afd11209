// What the house offers (`GET /api/house`): its games with their seats, options and rivals, and the levels of its bots.
import type { Title } from './boards'
import { api, type GameInfo, type House, type LevelInfo } from './protocol/api'
import { settings } from './settings.svelte'

class Offers {
  /** Null until the house has answered. */
  info = $state.raw<House | null>(null)
  private asked = ''

  /** To be called in an effect: asks anew when the language changes. */
  follow(): void {
    const lang = settings.lang
    if (this.asked === lang) return
    this.asked = lang
    api.house(lang).then(
      (found) => {
        if (lang === settings.lang) this.info = found
      },
      () => {
        this.asked = '' // whoever looks next asks again
      },
    )
  }

  get titles(): Title[] {
    return this.info?.games.map((game) => game.name) ?? []
  }

  get levels(): string[] {
    return this.info?.levels ?? []
  }

  /** What is told of a level, or of a bot of a package. */
  bot(level: string): LevelInfo | undefined {
    return this.info?.bots.find((one) => one.name === level)
  }

  find(title: Title): GameInfo | undefined {
    return this.info?.games.find((game) => game.name === title)
  }
}

export const house = new Offers()
