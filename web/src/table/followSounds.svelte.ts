// A few soft sounds: the end, a fight, dice, the own turn. One for each thing that happens, the weightiest.
import { untrack } from 'svelte'
import type { BoardModule } from '../boards/contract'
import { settings } from '../settings.svelte'
import type { Play } from './Play.svelte'

/** To be called while a component is set up. */
export function followSounds(play: Play, module: BoardModule, you: () => number | null): void {
  let heard = { mine: true, over: true }
  $effect(() => {
    void play.beat
    const mine = you() !== null && play.turn === you()
    const [turned, ended] = [mine && !heard.mine, play.over && !heard.over]
    heard = { mine, over: play.over }
    if (!settings.sound || play.beat < 2) return
    const sounds = untrack(() => play.news).map((event) => module.sound?.(event, you()))
    const sound = ended ? 'end' : sounds.includes('battle') ? 'battle' : sounds.includes('dice') ? 'dice' : turned ? 'turn' : null
    if (sound) void import('./sounds').then(({ play: hear }) => hear(sound))
  })
}
