// Cards of the row keep who they are while they slide, although the view only names their kinds.

export interface Kept {
  key: number
  kind: number
}

export class RowKeys {
  private last: Kept[] = []
  private next = 0

  /** The row with a key for each card: cards that are still there, in order, keep theirs. */
  keep(row: number[]): Kept[] {
    if (row.length === this.last.length && row.every((kind, place) => this.last[place]?.kind === kind)) return this.last
    let from = 0
    this.last = row.map((kind) => {
      const found = this.last.findIndex((card, place) => place >= from && card.kind === kind)
      if (found < 0) return { key: this.next++, kind }
      from = found + 1
      return this.last[found] as Kept
    })
    return this.last
  }
}
