// What a visitor chose for this browser. Kept in it, shared by its tabs.
import type { Lang } from './protocol/api'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'on' | 'off'
export type Pace = 'slow' | 'calm' | 'brisk' | 'instant'
/** When the end of a turn is asked about: always, if something would be lost by it, never. */
export type Confirm = 'always' | 'unspent' | 'never'

interface Stored {
  lang: Lang
  theme: Theme
  motion: Motion
  pace: Pace
  confirm: Confirm
  guide: boolean
  keys: boolean
  notify: boolean
  sound: boolean
  /** Against how many bots each title is played at once. */
  bots: Record<string, number>
  /** At which level they play. */
  levels: Record<string, string>
}

const KEY = 'labrys.settings'

function defaults(): Stored {
  const lang = navigator.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  return { lang, theme: 'system', motion: 'system', pace: 'calm', confirm: 'unspent', guide: true, keys: true, notify: false, sound: !matchMedia('(pointer: coarse)').matches, bots: {}, levels: {} }
}

/** It was a yes or a no once. */
function confirmed(kept: unknown): Confirm {
  if (kept === 'always' || kept === 'never') return kept
  return kept === true ? 'always' : 'unspent'
}

function load(): Stored {
  try {
    // `coach` is what the guide was called once.
    const { coach: guide = true, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored> & { coach?: boolean }
    return { ...defaults(), guide, ...kept, confirm: confirmed(kept.confirm) }
  } catch {
    return defaults()
  }
}

class Settings {
  private stored = $state(load())
  private still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.still = event.matches))
    addEventListener('storage', (event) => {
      if (event.key === KEY) {
        this.stored = load()
        this.dress()
      }
    })
    this.dress()
  }

  get lang(): Lang {
    return this.stored.lang
  }
  get theme(): Theme {
    return this.stored.theme
  }
  get motion(): Motion {
    return this.stored.motion
  }
  get pace(): Pace {
    return this.stored.pace
  }
  get confirm(): Confirm {
    return this.stored.confirm
  }
  get guide(): boolean {
    return this.stored.guide
  }

  /** Do single letters and digits do something at the table? */
  get keys(): boolean {
    return this.stored.keys
  }

  /** May the table be heard? */
  get sound(): boolean {
    return this.stored.sound
  }

  /** May the browser be asked to tell of turns while the page is out of sight? */
  get notify(): boolean {
    return this.stored.notify
  }

  /** Against how many bots this title was played last; undefined if nothing was chosen. */
  bots(title: string): number | undefined {
    return this.stored.bots[title]
  }

  /** The level of the bots that this title was played against last; undefined if nothing was chosen. */
  level(title: string): string | undefined {
    return this.stored.levels[title]
  }

  /** May things move by themselves? */
  get moves(): boolean {
    return this.stored.motion === 'on' || (this.stored.motion === 'system' && !this.still)
  }

  chooseBots(title: string, bots: number): void {
    this.change({ bots: { ...this.stored.bots, [title]: bots } })
  }

  chooseLevel(title: string, level: string): void {
    this.change({ levels: { ...this.stored.levels, [title]: level } })
  }

  change(wish: Partial<Stored>): void {
    this.stored = { ...this.stored, ...wish }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored))
    } catch {
      // a browser that keeps nothing still plays
    }
    this.dress()
  }

  /** The page wears what was chosen. */
  private dress(): void {
    const root = document.documentElement
    root.lang = this.stored.lang
    if (this.stored.theme === 'system') root.removeAttribute('data-theme')
    else root.dataset['theme'] = this.stored.theme
    if (this.stored.motion === 'system') root.removeAttribute('data-motion')
    else root.dataset['motion'] = this.stored.motion
  }
}

export const settings = new Settings()
