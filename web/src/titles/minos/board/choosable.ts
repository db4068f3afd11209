// An element of the table that choices may be about: what it needs to be clicked, reached by keyboard and announced.
import { choicesAt, pick } from '../../../boards/picking'
import { targets } from './targets'
import type { BoardProps } from './model'

type Attributes = Record<string, unknown>
type Click = (element: Element) => void

/** Attributes to spread on an element. Only while it is lit it is a button. */
export function spot(props: BoardProps, id: string, label: string, click?: Click, lit = props.lit.has(id)): Attributes {
  if (!lit) return { 'data-target': id, 'data-lit': undefined, role: undefined, tabindex: undefined, 'aria-label': undefined }
  const act = (element: Element) => (click ? click(element) : pick(id, element, props, targets))
  return {
    'data-target': id,
    'data-lit': '',
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    onclick: (event: MouseEvent) => {
      event.stopPropagation()
      act(event.currentTarget as Element)
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      act(event.currentTarget as Element)
    },
    onpointerenter: () => {
      const found = choicesAt(id, props.choices, props.view, targets)
      if (found.length === 1 && found[0]) props.onhover(found[0].action)
    },
    onpointerleave: () => props.onhover(null),
  }
}
