// Who looks at the page: a guest gets a name by itself the first time one is needed.
import { api, Refused, type Me } from './protocol/api'
import { settings } from './settings.svelte'

const FIRST = ['Ariadne', 'Icarus', 'Phaedra', 'Talos', 'Europa', 'Glaukos', 'Aigle', 'Katreus', 'Akalle', 'Daidalos', 'Xanthe', 'Rhodos']
const DEALT = 'labrys.dealt'

/** A name that nobody here goes by. */
export function deal(taken: readonly string[]): string {
  const used = taken.map((name) => name.toLowerCase())
  const free = FIRST.filter((name) => !used.includes(name.toLowerCase()))
  const among = free.length ? free : FIRST
  return among[Math.floor(Math.random() * among.length)] as string
}

class Visitor {
  me = $state<Me | null>(null)
  /** False until the house was asked who this is. */
  known = $state(false)
  private asking: Promise<Me | null> | null = null

  /** Who the house thinks this is; null for somebody new. */
  find(): Promise<Me | null> {
    this.asking ??= api.me().then(
      (me) => {
        if (me) return this.set(me)
        this.asking = null
        this.known = true
        return null
      },
      (error: unknown) => {
        this.asking = null
        if (error instanceof Refused && error.code !== 'offline') this.known = true
        return null
      },
    )
    return this.asking
  }

  /** Was the name dealt by the page, and never chosen? This browser remembers which one it dealt to whom. */
  get dealt(): boolean {
    try {
      return this.me !== null && localStorage.getItem(DEALT) === `${this.me.id} ${this.me.name}`
    } catch {
      return false
    }
  }

  /** Somebody, in any case; among others with these names, by a name that is free, unless they chose theirs. */
  async someone(taken: readonly string[] = []): Promise<Me> {
    const found = (await this.find()) ?? this.me
    if (!found) return this.remember(await api.arrive(deal(taken), settings.lang))
    if (!this.dealt || !taken.includes(found.name)) return found
    return this.remember(await api.change({ name: deal(taken) }))
  }

  async enter(wish: { name?: string; password?: string; link?: string }): Promise<Me> {
    return this.set(await api.enter(wish))
  }

  async rename(name: string): Promise<void> {
    this.set(this.me ? await api.change({ name }) : await api.arrive(name, settings.lang))
    try {
      localStorage.removeItem(DEALT)
    } catch {
      // nothing was kept
    }
  }

  async goodbye(): Promise<void> {
    await api.goodbye()
    this.me = null
    this.asking = null
  }

  /** This name was dealt. */
  private remember(me: Me): Me {
    try {
      localStorage.setItem(DEALT, `${me.id} ${me.name}`)
    } catch {
      // a browser that keeps nothing takes the name for chosen
    }
    return this.set(me)
  }

  private set(me: Me): Me {
    this.me = me
    this.known = true
    return me
  }
}

export const visitor = new Visitor()
