// Which screen the address asks for. Links are plain links; the page only changes what it shows.
import { tick } from 'svelte'

export type Place =
  | { screen: 'home' }
  | { screen: 'game'; game: string }
  | { screen: 'rules'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string }
  | { screen: 'review'; table: string }
  | { screen: 'tables' }
  | { screen: 'settings' }
  | { screen: 'me' }
  | { screen: 'nowhere' }

export function placeOf(path: string): Place {
  const [first = '', second = '', third] = path.split('/').filter(Boolean)
  if (first === '') return { screen: 'home' }
  if (first === 't' && second) return { screen: third === 'replay' || third === 'review' ? third : 'table', table: second }
  if (first === 'games' && second) return { screen: 'game', game: second }
  if (first === 'rules' && second) return { screen: 'rules', game: second }
  if (!second && (first === 'tables' || first === 'settings' || first === 'me')) return { screen: first }
  return { screen: 'nowhere' }
}

class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)
  search = $state(location.search)
  place = $derived(placeOf(this.path))

  constructor() {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.click(event))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.read()
    scrollTo(0, 0)
    void tick().then(() => document.querySelector<HTMLElement>('h1')?.focus())
  }

  /** A number that follows ?, from 0 on; null if there is none. */
  number(name: string): number | null {
    const found = new URLSearchParams(this.search).get(name) ?? ''
    return /^\d{1,6}$/.test(found) ? Number(found) : null
  }

  /** Where on this screen one is: the address can be sent on, and no new place is made of it. */
  note(search: string): void {
    history.replaceState(null, '', this.path + search)
    this.search = search
  }

  /** Forget what follows #, as soon as it was read: it may be a key to a seat. */
  dropHash(): void {
    history.replaceState(null, '', this.path + location.search)
    this.hash = ''
  }

  private read(): void {
    this.path = location.pathname
    this.hash = location.hash
    this.search = location.search
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (placeOf(link.pathname).screen === 'nowhere' || link.pathname.startsWith('/api')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
