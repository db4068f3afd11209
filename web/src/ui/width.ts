// How wide an element is, told after it was laid out: asking at once would have the whole page laid out for the answer.
import type { Attachment } from 'svelte/attachments'

export function width(told: (width: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watcher = new ResizeObserver(() => told(element.clientWidth))
    watcher.observe(element)
    return () => watcher.disconnect()
  }
}
