// The few sounds of a table, made where they are heard: no file is fetched. Short and soft, one at a time.
export type Sound = 'turn' | 'dice' | 'battle' | 'end'

/** Milliseconds within which a second sound would only be noise. */
const APART = 350
const SOFT = 0.07

let context: AudioContext | undefined
let latest = -APART

/** Play a sound, if the browser lets the page be heard already: it does after the first press of a button. */
export function play(sound: Sound): void {
  const now = performance.now()
  if (now - latest < APART) return
  latest = now
  try {
    context ??= new AudioContext()
    void context.resume()
    SOUNDS[sound](context, context.currentTime + 0.02)
  } catch {
    // a browser without sound still plays
  }
}

/** A note that fades: hertz, when, for how long, how loud. */
function note(audio: AudioContext, pitch: number, at: number, length: number, loud = SOFT, shape: OscillatorType = 'sine'): void {
  const voice = audio.createOscillator()
  const gain = audio.createGain()
  voice.type = shape
  voice.frequency.setValueAtTime(pitch, at)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  voice.connect(gain).connect(audio.destination)
  voice.start(at)
  voice.stop(at + length)
}

/** A knock: a moment of noise around a pitch. */
function knock(audio: AudioContext, pitch: number, at: number, length: number, loud = SOFT): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let sample = 0; sample < data.length; sample++) data[sample] = (Math.random() * 2 - 1) * (1 - sample / data.length) ** 2
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  gain.gain.value = loud * 3
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(at)
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  turn(audio, at) {
    note(audio, 659.3, at, 0.35)
    note(audio, 880, at + 0.12, 0.5)
  },
  dice(audio, at) {
    for (const [beat, pitch] of [[0, 2400], [0.07, 1900], [0.13, 2600], [0.22, 1700]] as const) knock(audio, pitch, at + beat, 0.05)
  },
  battle(audio, at) {
    note(audio, 98, at, 0.4, SOFT * 1.6, 'triangle')
    knock(audio, 700, at, 0.18)
    knock(audio, 3200, at + 0.1, 0.12, SOFT / 2)
  },
  end(audio, at) {
    ;[440, 554.4, 659.3, 880].forEach((pitch, beat) => note(audio, pitch, at + beat * 0.14, 0.7))
  },
}
