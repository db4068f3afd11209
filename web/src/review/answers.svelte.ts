// What was tried in a quiz, as long as the page is open: whoever comes back to a moment finds the answer there.
import { SvelteMap } from 'svelte/reactivity'

export interface Answer {
  /** The action that was tried; null if the answer was only asked for. */
  tried: string | null
  right: boolean
}

class Answers {
  private all = new SvelteMap<string, Answer>()

  of(digest: string, number: number): Answer | undefined {
    return this.all.get(`${digest} ${number}`)
  }

  set(digest: string, number: number, answer: Answer | null): void {
    if (answer) this.all.set(`${digest} ${number}`, answer)
    else this.all.delete(`${digest} ${number}`)
  }
}

export const answers = new Answers()
