// Whoever chose by keyboard goes on by keyboard: the focus waits at the question until there is something to choose. It
// goes there before the list changes and leaves when the list was painted: both cost no layout then. Whoever chose by
// mouse or touch is left at the question: a first choice that lights up by itself would look like advice.
import { painted } from './afterPaint'

const inList = (): boolean => !!document.activeElement?.closest('[data-testid="choices"]')

/** To be called while a component is set up. `heading` is where the focus waits; while something is open above, it stays. */
export function keepFocus(version: () => number, heading: () => HTMLElement | undefined, open: () => boolean): void {
  $effect.pre(() => {
    void version()
    if (inList()) heading()?.focus({ preventScroll: true })
  })
  $effect(() => {
    void version()
    const asked = heading()
    if (open() || !asked?.matches(':focus-visible')) return
    painted(() => {
      if (document.activeElement === asked) document.querySelector<HTMLElement>('[data-testid="choice"]')?.focus({ preventScroll: true })
    })
  })
}
