/** Sounds made on the spot, one for each kind of thing that happens; heard only by who has switched them on. */

import { settings } from './settings.svelte'

export type SoundName =
  | 'turn'
  | 'place'
  | 'reveal'
  | 'win'
  | 'burn'
  | 'back'
  | 'draw'
  | 'peek'
  | 'keep'
  | 'gift'
  | 'shake'
  | 'sweep'
  | 'set'
  | 'fanfare'
  | 'your-turn'

/** A tone with a pitch in Hz, or a breath of noise through a filter at that pitch; times in seconds. */
interface Note {
  pitch: number
  to?: number
  at?: number
  lasts: number
  wave?: OscillatorType | 'noise'
  loud?: number
}

const tones = (pitches: number[], every: number, lasts: number, wave: OscillatorType = 'triangle'): Note[] =>
  pitches.map((pitch, index) => ({ pitch, at: index * every, lasts, wave }))

const SOUNDS: Record<SoundName, Note[]> = {
  turn: [{ pitch: 1400, to: 2600, lasts: 0.12, wave: 'noise', loud: 0.7 }],
  place: [{ pitch: 240, to: 120, lasts: 0.1 }, { pitch: 900, lasts: 0.06, wave: 'noise', loud: 0.5 }],
  reveal: [
    { pitch: 1200, to: 3000, lasts: 0.16, wave: 'noise', loud: 0.8 },
    { pitch: 330, to: 440, at: 0.1, lasts: 0.18 },
  ],
  win: tones([523, 659, 784], 0.09, 0.26),
  burn: [
    { pitch: 500, to: 1800, lasts: 0.7, wave: 'noise' },
    { pitch: 130, to: 60, lasts: 0.6, wave: 'sawtooth', loud: 0.25 },
  ],
  back: [{ pitch: 1800, to: 900, lasts: 0.14, wave: 'noise', loud: 0.4 }],
  draw: [{ pitch: 800, to: 1600, lasts: 0.2, wave: 'noise', loud: 0.5 }],
  peek: tones([880, 740], 0.14, 0.3, 'sine'),
  keep: tones([440, 554], 0.1, 0.24),
  gift: tones([587, 740, 587, 880], 0.1, 0.24, 'sine'),
  shake: tones([196, 185, 196], 0.07, 0.1, 'square').map((note) => ({ ...note, loud: 0.3 })),
  sweep: [{ pitch: 2400, to: 500, lasts: 0.5, wave: 'noise', loud: 0.6 }],
  set: tones([988], 0, 0.12, 'sine'),
  fanfare: [...tones([392, 523, 659], 0.13, 0.22), { pitch: 784, at: 0.39, lasts: 0.7 }, { pitch: 523, at: 0.39, lasts: 0.7 }],
  'your-turn': tones([523, 659], 0.12, 0.35, 'sine'),
}

const LOUDEST = 0.12
let audio: AudioContext | null = null
let out: AudioNode | null = null

export function play(name: SoundName): void {
  if (!settings.sound || document.hidden) return
  try {
    audio ??= new AudioContext()
    // Before the first tap a browser is silent, and what waits would come all at once.
    if (audio.state === 'suspended') return void audio.resume()
    out ??= limited(audio)
    for (const note of SOUNDS[name]) sound(audio, out, note)
  } catch {
    // no sound on this device
  }
}

/** However many sounds come together, they are never loud. */
function limited(context: AudioContext): AudioNode {
  const limit = new DynamicsCompressorNode(context, { threshold: -18, ratio: 12, attack: 0.002, release: 0.15 })
  limit.connect(context.destination)
  return limit
}

function sound(context: AudioContext, into: AudioNode, { pitch, to = pitch, at = 0, lasts, wave = 'triangle', loud = 1 }: Note): void {
  const begin = context.currentTime + at
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(LOUDEST * loud, begin + Math.min(0.02, lasts / 4))
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + lasts)
  const [source, bent] = wave === 'noise' ? breath(context, volume) : tone(context, wave, volume)
  bent.setValueAtTime(pitch, begin)
  bent.exponentialRampToValueAtTime(to, begin + lasts)
  volume.connect(into)
  source.start(begin)
  source.stop(begin + lasts + 0.05)
}

function tone(context: AudioContext, wave: OscillatorType, volume: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const source = new OscillatorNode(context, { type: wave })
  source.connect(volume)
  return [source, source.frequency]
}

let noise: AudioBuffer | null = null

function breath(context: AudioContext, volume: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  noise ??= hiss(context)
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 })
  source.connect(filter).connect(volume)
  return [source, filter.frequency]
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1
  return buffer
}
