// A click on an element of a board: which of the choices are about it, and what follows.
import type { BoardProps, Choice } from './contract'

type Targets<View> = (action: string, view: View) => string[]

/** The choices that an element stands for: those which name it first, or else those which name it at all. */
export function choicesAt<View>(target: string, choices: Choice[], view: View, targets: Targets<View>): Choice[] {
  const first = choices.filter((choice) => targets(choice.action, view)[0] === target)
  return first.length ? first : choices.filter((choice) => targets(choice.action, view).includes(target))
}

/** Play the one choice that an element stands for, or let the table ask which of several. */
export function pick<View>(target: string, element: Element, props: BoardProps<View>, targets: Targets<View>): void {
  const found = choicesAt(target, props.choices, props.view, targets)
  if (found.length === 1 && found[0]) props.onpick(found[0].action)
  else if (found.length > 1) props.onmenu(found.map((choice) => choice.action), element)
}
