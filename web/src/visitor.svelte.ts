// Who looks at the page: a guest gets a name by itself the first time one is needed.
import { api, Refused, type Me } from './protocol/api'
import { settings } from './settings.svelte'

const FIRST = ['Ariadne', 'Icarus', 'Phaedra', 'Talos', 'Europa', 'Glaukos', 'Aigle', 'Katreus', 'Akalle', 'Daidalos', 'Xanthe', 'Rhodos']

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

  /** Somebody, in any case. */
  async someone(): Promise<Me> {
    const found = (await this.find()) ?? this.me
    return found ?? this.arrive(FIRST[Math.floor(Math.random() * FIRST.length)] as string)
  }

  async arrive(name: string): Promise<Me> {
    return this.set(await api.arrive(name, settings.lang))
  }

  async enter(wish: { name?: string; password?: string; link?: string }): Promise<Me> {
    return this.set(await api.enter(wish))
  }

  async rename(name: string): Promise<void> {
    this.set(this.me ? await api.change({ name }) : await api.arrive(name, settings.lang))
  }

  async goodbye(): Promise<void> {
    await api.goodbye()
    this.me = null
    this.asking = null
  }

  private set(me: Me): Me {
    this.me = me
    this.known = true
    return me
  }
}

export const visitor = new Visitor()
