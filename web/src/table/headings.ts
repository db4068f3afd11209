/**
 * In a list that is longer than its place, the way out is pinned to the bottom and lies upon whatever stands there. A heading
 * that would stand there begins below it instead, so that none is hidden or cut in half before anybody scrolls.
 */
export function clearOfThePinned(list: HTMLElement): void {
  const pinned = list.querySelector<HTMLElement>('.ending')
  const headings = [...list.querySelectorAll('h3')]
  for (const heading of headings) heading.style.removeProperty('margin-top')
  if (!pinned || getComputedStyle(pinned).position !== 'sticky') return
  const over = pinned.getBoundingClientRect()
  if (list.getBoundingClientRect().bottom <= over.bottom + 1) return // all of the list is in sight, or its end is
  for (const heading of headings) {
    const at = heading.getBoundingClientRect()
    if (at.bottom > over.top && at.top < over.bottom) {
      const own = parseFloat(getComputedStyle(heading).marginTop)
      heading.style.marginTop = `${own + over.bottom - at.top}px`
      return // the others have moved down with it
    }
  }
}

/** Does the list go on below what is pinned? A mark says so, for what fades there may be nothing but a gap. */
export function markMore(list: HTMLElement): void {
  const pinned = list.querySelector<HTMLElement>('.ending')
  const last = pinned?.previousElementSibling
  if (!pinned || !last) return
  const hides = getComputedStyle(pinned).position === 'sticky' && last.getBoundingClientRect().bottom > pinned.getBoundingClientRect().top + 1
  pinned.classList.toggle('more', hides)
}
