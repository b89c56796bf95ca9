/** Two soft notes: it is your turn. Only heard by who has switched sound on. */

let context: AudioContext | null = null

export function chime(): void {
  try {
    context ??= new AudioContext()
    note(context, 523, 0)
    note(context, 659, 0.12)
  } catch {
    // no sound on this device
  }
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const begin = audio.currentTime + after
  const tone = new OscillatorNode(audio, { frequency: pitch, type: 'sine' })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.35)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + 0.4)
}
