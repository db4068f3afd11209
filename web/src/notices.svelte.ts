// Turn notices: the tables that wait for the visitor, wherever in the house the visitor is.
import { isOwn } from './boards'
import { TurnSocket } from './protocol/TurnSocket'
import type { WaitingTable } from './protocol/messages'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { titleName } from './titles'
import { t } from './words'

class Notices {
  private waiting = $state.raw<WaitingTable[]>([])
  /** What a screen reader hears when another table begins to wait. */
  announcement = $state('')

  /** Those at other tables than the one that is looked at, the longest first. */
  elsewhere = $derived(this.waiting.filter((table) => !this.here(table)))

  /** Before the title of every screen: how many tables wait elsewhere. */
  get prefix(): string {
    return this.elsewhere.length ? `(${this.elsewhere.length}) ` : ''
  }

  /** Listen for a person; returns how to stop. */
  follow(person: string | null): (() => void) | undefined {
    if (person === null) return undefined
    let known: Set<string> | null = null
    const socket = new TurnSocket((tables) => {
      const before = known
      known = new Set(tables.map((table) => table.id))
      this.waiting = tables
      if (this.elsewhere.length === 0) this.announcement = ''
      if (before) for (const table of tables.filter((one) => !before.has(one.id))) this.call(table)
    })
    return () => {
      socket.close()
      this.waiting = []
    }
  }

  private here(table: WaitingTable): boolean {
    return router.place.screen === 'table' && router.place.table === table.id
  }

  private call(table: WaitingTable): void {
    const text = t('notice.turn', named(table))
    if (!this.here(table)) this.announcement = text
    if (document.visibilityState === 'hidden' && settings.notify) show(text, table.id)
  }
}

function named(table: WaitingTable): string {
  return isOwn(table.game) ? titleName(table.game) : table.title
}

/** Outside of the page, if the browser lets us; a later notice of the same table takes the place of this one. */
function show(text: string, table: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(text, { tag: table, lang: settings.lang })
    notice.onclick = () => {
      window.focus()
      router.go(`/t/${table}`)
      notice.close()
    }
  } catch {
    // some phones show notices of installed pages only
  }
}

/** May the page speak outside of itself? Asks the visitor, through the browser. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

export const notices = new Notices()
