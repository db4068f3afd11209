// On a phone a part of the table may be longer than what is seen of it.

const HAND = 64 // pixels that the own hand may cover below

/** The first thing that is asked about, if it lies out of sight when the part that it is in is seen from its start. */
export function outOfSight(part: HTMLElement | undefined, lit: ReadonlySet<string>): HTMLElement | undefined {
  const around = part?.closest('section')
  if (!part || !around) return undefined
  const first = [...part.querySelectorAll<HTMLElement>('[data-target]')].find((one) => lit.has(one.dataset['target'] ?? ''))
  const deep = first ? first.getBoundingClientRect().bottom - part.getBoundingClientRect().top : 0
  return deep > around.clientHeight - HAND ? first : undefined
}
