// Lights up elements of a board: `data-lit` on what some choice is about, `data-hot` on what is pointed at.
export interface Marks {
  lit: ReadonlySet<string>
  hot: ReadonlySet<string>
}

const ANY = '[data-target]'

export function marks(stage: HTMLElement, first: Marks) {
  let wanted = first
  const mark = (element: Element, name = element.getAttribute('data-target') ?? ''): void => {
    element.toggleAttribute('data-lit', wanted.lit.has(name))
    element.toggleAttribute('data-hot', wanted.hot.has(name))
  }
  const within = (root: Element): void => {
    if (root.matches(ANY)) mark(root)
    for (const element of root.querySelectorAll(ANY)) mark(element)
  }
  // Only what is new or was renamed is looked at again: a board changes in few places at a time.
  const watcher = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') mark(target as Element)
      else for (const node of addedNodes) if (node instanceof Element && node.isConnected) within(node)
    }
  })
  watcher.observe(stage, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-target'] })
  within(stage)
  return {
    update(next: Marks) {
      const changed = differing(wanted.lit, next.lit, differing(wanted.hot, next.hot))
      wanted = next
      if (!changed.size) return
      for (const element of stage.querySelectorAll(ANY)) {
        const name = element.getAttribute('data-target') ?? ''
        if (changed.has(name)) mark(element, name)
      }
    },
    destroy: () => watcher.disconnect(),
  }
}

/** What is in one of them only. */
function differing(one: ReadonlySet<string>, two: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (one === two) return found
  for (const name of one) if (!two.has(name)) found.add(name)
  for (const name of two) if (!one.has(name)) found.add(name)
  return found
}
