// Titles that came with installed packages: the house is asked for them when the page meets one, or lists all.
import { isOwn, type Title } from './boards'
import { api } from './protocol/api'
import { settings } from './settings.svelte'

export interface Guest {
  name: string
  title: string
  line: string
  seats: number[]
}

class Guests {
  all = $state.raw<Guest[]>([])
  /** False until the house has answered. */
  known = $state(false)
  private asked = ''

  /** To be called in an effect: asks anew when the language changes. */
  follow(): void {
    const lang = settings.lang
    if (this.asked === lang) return
    this.asked = lang
    this.ask(lang).catch(() => {
      this.asked = '' // whoever looks next asks again
    })
  }

  private async ask(lang: typeof settings.lang): Promise<void> {
    const house = await api.house(lang)
    const games = house.games.filter((game) => !isOwn(game.name))
    const sheets = await Promise.all(games.map((game) => api.sheet(game.name, lang)))
    if (lang !== settings.lang) return
    this.all = games.map((game, at) => ({ name: game.name, title: game.title, line: sheets[at]?.tagline ?? '', seats: game.seats }))
    this.known = true
  }

  find(title: Title): Guest | undefined {
    return this.all.find((guest) => guest.name === title)
  }
}

export const guests = new Guests()
