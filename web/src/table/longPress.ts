// A finger that rests explains and does not choose.
const HELD = 450
/** How far a finger may slip, in pixels, and still rest. */
const SLIP = 10

/** `explain` says something about the place that is held, or not: then a tap is a tap, however long. */
export function holding(node: HTMLElement, explain: (place: Element) => boolean) {
  let say = explain
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: { x: number; y: number } | undefined
  let held = false
  const letGo = (): void => {
    clearTimeout(timer)
    from = undefined
  }
  const down = (event: PointerEvent): void => {
    held = false
    letGo()
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    from = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => (held = say(event.target as Element)), HELD)
  }
  const move = (event: PointerEvent): void => {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) letGo()
  }
  const click = (event: MouseEvent): void => {
    if (!held) return
    held = false
    event.preventDefault()
    event.stopPropagation()
  }
  const menu = (event: Event): void => {
    if (held || from) event.preventDefault()
  }
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', letGo)
  node.addEventListener('pointercancel', letGo)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', menu)
  return {
    update: (next: (place: Element) => boolean) => void (say = next),
    destroy: letGo,
  }
}
