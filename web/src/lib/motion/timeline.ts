/** The motions of several events in a row, with one clock. */

import type { RuleEvent } from '../game'
import type { SoundName } from '../sound'
import { MOTIONS, type Motion, type Scene, type Step } from './motions'

export interface Timeline {
  steps: Step[]
  sounds: [at: number, sound: SoundName][]
  ms: number
}

const TELL = 200

type Part = 'steps' | 'leave'

/** One event after the other, as far as they do not join: what happens, and before it what is cleared away. */
export function timeline(leaving: readonly RuleEvent[], events: readonly RuleEvent[], scene: Scene): Timeline {
  const line = new Line(scene)
  for (const event of leaving) line.add(event, 'leave')
  line.close()
  for (const event of events) line.add(event, 'steps')
  return line.told
}

class Line {
  readonly told: Timeline = { steps: [], sounds: [], ms: 0 }
  private begin = 0

  constructor(private readonly scene: Scene) {}

  add(event: RuleEvent, part: Part): void {
    const motion = MOTIONS[event.type] as Motion<RuleEvent['type']>
    const steps = motion[part]?.(event as never, this.scene) ?? []
    // What is cleared away goes all at once.
    if (!motion.joins && part === 'steps') this.close()
    const { told, begin } = this
    if (motion.sound && part === 'steps') told.sounds.push([begin, motion.sound])
    // The sentence that tells it comes with it.
    if (part === 'steps') told.steps.push({ does: 'tell', place: `told-${event.type}`, at: begin, ms: TELL })
    told.steps.push(...steps.map((step) => ({ ...step, at: step.at + begin })))
    told.ms = Math.max(told.ms, ...steps.map(({ at, ms }) => begin + at + ms))
  }

  /** The next one begins when everything so far is done. */
  close(): void {
    this.begin = this.told.ms
  }
}
