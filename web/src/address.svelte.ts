// The address to hand on: that of this page or, where it leads to this very computer, the one that others can open.
import { api } from './protocol/api'
import { settings } from './settings.svelte'

/** Does this address mean "the same computer", whoever opens it? */
export function loopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}

class Address {
  private near = $state<string | null>(null)
  private asked = false

  /** Ask the house how others reach it, if the page's own address is of no use to them. */
  look(): void {
    if (this.asked || !loopback(location.hostname)) return
    this.asked = true
    api.house(settings.lang).then(
      (house) => (this.near = house.near ?? ''),
      () => (this.asked = false),
    )
  }

  get origin(): string {
    return this.near || location.origin
  }

  /** Is there no address for others? */
  get alone(): boolean {
    return this.near === ''
  }
}

export const address = new Address()
