/** What a path leads through. */
type Node = Record<string | number, unknown>

/** The value with the patch applied; what did not change stays the same object, so that nothing else is drawn anew. */
export function patched<T>(value: T, patch: readonly (readonly [readonly (string | number)[], unknown])[]): T {
  let found: unknown = value
  const own = new Set<unknown>()
  for (const [path, put] of patch) found = placed(found, path, 0, put, own)
  return found as T
}

function placed(value: unknown, path: readonly (string | number)[], at: number, put: unknown, own: Set<unknown>): unknown {
  if (at === path.length) return put
  let copy = value
  if (!own.has(value)) {
    copy = Array.isArray(value) ? value.slice() : { ...(value as Node) }
    own.add(copy)
  }
  const step = path[at] as string | number
  ;(copy as Node)[step] = placed((copy as Node)[step], path, at + 1, put, own)
  return copy
}
