import { describe, expect, it, vi } from 'vitest'
import python from '../../src/gnumies/rules/events.py?raw'
import told from '../fixtures/narrated.json'
import type { RuleEvent, View } from '../src/lib/game'
import { Director } from '../src/lib/motion/director.svelte'
import { MOTIONS, type Motion, type Scene } from '../src/lib/motion/motions'
import { timeline } from '../src/lib/motion/timeline'
import { narrate } from '../src/lib/narrate'
import { gathered, SPOKEN, spoken } from '../src/lib/spoken'
import { seatsOfView } from '../src/lib/shown'
import { clip, table } from './fixtures'

/** The classes of the union `Event`, by the names that the stream gives them. */
function eventTypes(): string[] {
  const union = /^Event = \(([^)]*)\)/m.exec(python)?.[1] ?? ''
  return union.split('|').map((name) => name.trim().replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase())
}

const samples = told.events.map(({ event }) => event as unknown as RuleEvent)
const scene: Scene = { view: table('deciding').views['0'] as View, bid: '50', early: false }
const names = told.names
const points = () => 7

describe.each(eventTypes())('the event %s', (type) => {
  const events = samples.filter((event) => event.type === type)
  const motion = MOTIONS[type as RuleEvent['type']] as Motion<RuleEvent['type']> | undefined

  it('has a motion and a decision about its sound', () => {
    expect(events).not.toEqual([])
    expect(motion).toBeDefined()
    expect(motion).toHaveProperty('sound')
    for (const event of events) {
      const steps = [...(motion?.steps(event as never, scene) ?? []), ...(motion?.leave?.(event as never, scene) ?? [])]
      expect(steps.filter(({ ms, does }) => ms > 0 && does !== 'rest')).not.toEqual([])
    }
  })

  it('has a sentence, and one of its own for whom it is about', () => {
    for (const event of events) {
      expect(narrate(event, names)).toMatch(/\w/)
      const toMe = 'seat' in event ? narrate(event, names, true, event.seat) : ''
      expect(toMe).not.toMatch(/^you-/)
      if ('seat' in event) expect(toMe).toMatch(/\byou\b/i)
    }
  })

  it('is spoken', () => {
    for (const event of events) {
      const line = { number: 1, rule: event.rule, text: narrate(event, names) ?? '', kind: event.type, event }
      const around = { names, me: null, points }
      const isGathered = SPOKEN[event.type] === 'gathered'
      expect(isGathered ? gathered([line], around) : spoken(line, around)).toMatch(/\w/)
    }
  })
})

describe('a timeline', () => {
  const events = (name: Parameters<typeof clip>[0]) => clip(name).messages.flatMap((message) => message.events as RuleEvent[])

  it('turns all bids at once, then awards, then burns', () => {
    const all = events('wullawaki')
    const { steps } = timeline([], all.slice(1, 4), scene)
    const at = (does: string) => steps.filter((step) => step.does === does).map((step) => step.at)
    expect(new Set(at('turn')).size).toBe(1)
    expect(Math.max(...at('turn'))).toBeLessThan(Math.min(...at('fly')))
    expect(Math.min(...at('burn'))).toBeGreaterThan(Math.max(...at('fly')))
    expect(at('burn')).toHaveLength(4)
  })

  it('lights the Luckynits of a tie before the card is awarded', () => {
    const { steps } = timeline([], events('tie').slice(1, 3), scene)
    const lit = steps.filter(({ does }) => does === 'light')
    const flight = steps.find(({ does }) => does === 'fly')
    expect(lit.length).toBeGreaterThan(1)
    for (const { at, ms } of lit) expect(at + ms).toBeLessThanOrEqual(flight?.at ?? 0)
  })

  it('clears the table before the next card is turned', () => {
    const all = events('wullawaki')
    const { steps } = timeline(all.slice(1, 5), all.slice(5), scene)
    const back = steps.filter((step) => step.does === 'fly' && step.from.startsWith('slot'))
    const turned = steps.find(({ does }) => does === 'turn')
    expect(back.length).toBeGreaterThan(0)
    for (const { at, ms } of back) expect(at + ms).toBeLessThanOrEqual(turned?.at ?? 0)
  })

  it('gives the card that was drawn to the room of who gets it', () => {
    const gift = events('gift').find(({ type }) => type === 'drawn-given')
    if (gift?.type !== 'drawn-given') throw new Error('no gift')
    const { steps } = timeline([], [gift], { ...scene, early: true })
    expect(steps).toContainEqual(expect.objectContaining({ from: `slot-${gift.seat}`, place: `room-${gift.to}-${gift.card}` }))
  })
})

describe('a seat', () => {
  it('holds a card until it is seen to go', () => {
    const { seats } = table('deciding')
    const [bo, spent] = [1, '20']
    const going = { type: 'bids-discarded', rule: 'R2.5', bids: [[bo, spent]] } as unknown as RuleEvent
    const before = seatsOfView(seats, scene.view, null, [going])[bo]
    const after = seatsOfView(seats, scene.view, null)[bo]
    expect([before?.holds.includes(spent), before?.discards.includes(spent)]).toEqual([true, false])
    expect([after?.holds.includes(spent), after?.discards.includes(spent)]).toEqual([false, true])
  })
})

describe('the director', () => {
  const turned = clip('wullawaki').messages.flatMap((message) => message.events as RuleEvent[]).filter(({ type }) => type === 'bids-revealed')

  async function frameOf(asked: (director: Director) => void): Promise<number> {
    const root = document.createElement('div')
    root.animate = () => ({ cancel: () => undefined }) as Animation
    const looks = vi.spyOn(root, 'querySelectorAll')
    const director = new Director()
    director.root = root
    asked(director)
    await new Promise(requestAnimationFrame)
    director.close()
    return looks.mock.calls.length
  }

  it('looks once where everything is, however much begins in a frame', async () => {
    const once = await frameOf((director) => director.show([], turned, scene))
    expect(once).toBeGreaterThan(0)
    expect(await frameOf((director) => [1, 2, 3].map(() => director.show([], turned, scene)))).toBe(once)
  })

  it('begins nothing that was cut before the frame', async () => {
    expect(await frameOf((director) => (director.show([], turned, scene), director.cut()))).toBe(0)
  })
})
