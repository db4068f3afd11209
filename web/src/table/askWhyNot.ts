// Whatever lies on the board and cannot be chosen now is asked about: by a click or a tap on it, or by the keyboard. Tab
// goes from one thing that may be chosen to the next; from any of them arrows lead to everything else that lies there.
export interface Asking {
  lit: ReadonlySet<string>
  /** The actions that an element would be about, the likeliest first; none if it is never about any. */
  would(target: string): string[]
  ask(actions: string[], element: Element): void
}

const ANY = '[data-target]'
/** Milliseconds for which the focus rests before a reason is asked for: passing by costs nothing. */
export const RESTS = 250
const DIRECTIONS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

export function asking(stage: HTMLElement, first: Asking) {
  let now = first
  let resting: ReturnType<typeof setTimeout> | undefined
  const name = (element: Element): string => element.getAttribute('data-target') ?? ''
  /** An element may say itself what it would be about, where the board knows more than its name tells. */
  const about = (element: Element): string[] => {
    const own = element.getAttribute('data-would')
    return own ? [own] : now.would(name(element))
  }

  /** The innermost element around a place that something can be said about; null if some part there may be chosen. */
  function asked(place: Element): Element | null {
    let found: Element | null = null
    for (let at = place.closest(ANY); at && stage.contains(at); at = at.parentElement?.closest(ANY) ?? null) {
      if (now.lit.has(name(at))) return null
      if (!found && about(at).length) found = at
    }
    return found
  }

  function click(event: MouseEvent): void {
    const place = event.target as Element
    const found = asked(place)
    if (!found) return
    // A button within it, such as one that makes the map larger, does its own work.
    const button = place.closest('button, a, [role="button"], [role="tab"]')
    if (button && button !== found && found.contains(button)) return
    now.ask(about(found), found)
  }

  /** Keys after which the focus may only have come back from a window that was closed. */
  const CLOSING = new Set(['Escape', 'Enter', ' '])
  let pressed = ''
  const press = (event: KeyboardEvent): void => void (pressed = event.key)

  function focus(event: FocusEvent): void {
    clearTimeout(resting)
    const element = event.target as Element
    if (CLOSING.has(pressed) || !element.matches(ANY) || !element.matches(':focus-visible')) return
    resting = setTimeout(() => {
      if (document.activeElement === element && asked(element) === element) now.ask(about(element), element)
    }, RESTS)
  }

  function keys(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key]
    const from = event.target as Element
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !from.matches(ANY)) return
    if (!direction) {
      if ((event.key === 'Enter' || event.key === ' ') && asked(from) === from && from.tagName !== 'BUTTON') {
        event.preventDefault()
        now.ask(about(from), from)
      }
      return
    }
    const all = [...stage.querySelectorAll<HTMLElement>(ANY)].filter((one) => now.lit.has(name(one)) || about(one).length)
    const next = nearest(from, all, direction)
    if (!next) return
    event.preventDefault()
    reach(next)
  }

  stage.addEventListener('click', click)
  stage.addEventListener('focusin', focus)
  stage.addEventListener('keydown', keys)
  addEventListener('keydown', press, true)
  return {
    update: (next: Asking) => void (now = next),
    destroy: () => {
      clearTimeout(resting)
      removeEventListener('keydown', press, true)
    },
  }
}

/** Focus something, whether it was made for that or not. */
export function reach(element: HTMLElement | SVGElement): void {
  if (!element.hasAttribute('tabindex') && element.tagName !== 'BUTTON') element.setAttribute('tabindex', '-1')
  element.focus()
  element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** The closest of some elements in a direction: what lies ahead counts once, what lies aside twice. */
function nearest(from: Element, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | null {
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const one of all) {
    if (one === from || one.contains(from) || from.contains(one)) continue
    const there = middle(one)
    if (!there.seen) continue
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const [ahead, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)]
    if (ahead < 4 || aside > ahead * 2) continue
    const far = ahead + 2 * aside
    if (far < least) [best, least] = [one, far]
  }
  return best
}

function middle(element: Element): { x: number; y: number; seen: boolean } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, seen: box.width > 0 && box.height > 0 }
}
