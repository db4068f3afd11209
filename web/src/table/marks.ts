// Lights up elements of a board: `data-lit` on what some choice is about, `data-hot` on what is pointed at.
export interface Marks {
  lit: ReadonlySet<string>
  hot: ReadonlySet<string>
}

export function marks(stage: HTMLElement, first: Marks) {
  let wanted = first
  const paint = (): void => {
    for (const element of stage.querySelectorAll<HTMLElement | SVGElement>('[data-target]')) {
      const name = element.dataset['target'] ?? ''
      element.toggleAttribute('data-lit', wanted.lit.has(name))
      element.toggleAttribute('data-hot', wanted.hot.has(name))
    }
  }
  const watcher = new MutationObserver(paint)
  watcher.observe(stage, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-target'] })
  paint()
  return {
    update(next: Marks) {
      wanted = next
      paint()
    },
    destroy: () => watcher.disconnect(),
  }
}
