/** Once what is shown now was painted, or soon if nothing is: a page out of sight is not painted. */
export function painted(then: () => void): void {
  let done = false
  const once = (): void => {
    if (!done) then()
    done = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, 100)
}
