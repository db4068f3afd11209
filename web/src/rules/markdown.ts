// The little Markdown of the rules texts, as a tree that a component can draw: no HTML is ever made from text.
export type Span = { kind: 'text' | 'strong' | 'em'; text: string }
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'list' | 'steps'; items: Span[][] }
  | { kind: 'picture'; name: string }

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4) return { kind: 'strong', text: part.slice(2, -2) }
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) }
      return { kind: 'text', text: part }
    })
}

export function blocks(text: string): Block[] {
  const found: Block[] = []
  let lines: string[] = []
  const flush = (): void => {
    if (lines.length) found.push({ kind: 'paragraph', spans: spans(lines.join(' ')) })
    lines = []
  }
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const item = /^(-|\d+\.) (.*)$/.exec(line)
    if (line === '') flush()
    else if (/^!\w[\w-]*$/.test(line)) {
      flush()
      found.push({ kind: 'picture', name: line.slice(1) })
    } else if (line.startsWith('### ')) {
      flush()
      found.push({ kind: 'heading', spans: spans(line.slice(4)) })
    } else if (item) {
      flush()
      const kind = item[1] === '-' ? 'list' : 'steps'
      const last = found.at(-1)
      const words = spans(item[2] ?? '')
      if (last && last.kind === kind) last.items.push(words)
      else found.push({ kind, items: [words] })
    } else lines.push(line)
  }
  flush()
  return found
}
