/** How a step moves: the keyframes of cards in flight and of what already lies in its place. */

import type { Place, Step } from './motions'

/** A place in sight: what marks it, what lies there, and where that is. */
export interface Spot {
  place: HTMLElement
  lies: HTMLElement
  /** Whether what lies there is the card that is to come: of a set the last one. */
  lands: boolean
  x: number
  y: number
  height: number
}

export type Spots = ReadonlyMap<Place, Spot>

/** A card in flight: where it begins, how large it is drawn, how it moves. */
export interface Flight {
  x: number
  y: number
  width: number
  frames: Keyframe[]
}

const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)'
const FADE = 150
const SMALLEST = 20
/** A card is five wide and seven high. */
const WIDTH = 5 / 7

/** What is in sight at a place; narrow and wide tables have places of their own. */
function find(root: HTMLElement, place: Place): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-place~="${place}"]`)]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}

/** All places at once, before anything is changed: to measure between changes is to lay out each time. */
export function survey(root: HTMLElement, steps: readonly Step[]): Spots {
  const places = new Set(steps.flatMap((step) => (step.does === 'fly' ? [step.from, step.place] : [step.place])))
  const spots = new Map<Place, Spot>()
  for (const name of places) {
    const place = find(root, name)
    if (!place) continue
    const inside = place.querySelector<HTMLElement>('[data-lies]')
    const lies = inside ?? place
    const box = lies.getBoundingClientRect()
    const lands = inside !== null || place.matches('[data-lies]')
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    spots.set(name, { place, lies, lands, x, y, height: Math.max(box.height, SMALLEST) })
  }
  return spots
}

/** The way of a card on top of the table, or nothing if it has none or no place of it is in sight. */
export function flight(step: Step, spots: Spots): Flight | null {
  const to = spots.get(step.place)
  const from = step.does === 'fly' ? spots.get(step.from) : to
  if (!from || !to || !('card' in step)) return null
  const height = Math.max(from.height, to.height)
  const box = { x: from.x, y: from.y, width: height * WIDTH }
  if (step.does === 'turn') return { ...box, frames: TURNED_AWAY }
  if (step.does === 'burn') return { ...box, frames: BURNT }
  const [begin, end] = [from.height / height, to.height / height]
  const lift = `translate(${(to.x - from.x) / 2}px, ${(to.y - from.y) / 2 - 14}px) scale(${Math.max(begin, end) * 1.06})`
  const frames = [
    { opacity: 1, transform: `scale(${begin})`, easing: 'ease-in' },
    { opacity: 1, transform: lift, easing: 'ease-out' },
    { opacity: 1, transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${end})` },
  ]
  return { ...box, frames }
}

const TURNED_AWAY: Keyframe[] = [
  { opacity: 1, transform: 'perspective(500px) rotateY(0deg)', easing: 'ease-in' },
  { opacity: 1, transform: 'perspective(500px) rotateY(90deg)', offset: 0.5 },
  { opacity: 0, transform: 'perspective(500px) rotateY(90deg)', offset: 0.51 },
  { opacity: 0, transform: 'perspective(500px) rotateY(90deg)' },
]

const TURNED_UP: Keyframe[] = [
  { opacity: 0, transform: 'perspective(500px) rotateY(-90deg)' },
  { opacity: 0, transform: 'perspective(500px) rotateY(-90deg)', offset: 0.5 },
  { opacity: 1, transform: 'perspective(500px) rotateY(-90deg)', offset: 0.51, easing: 'ease-out' },
  { opacity: 1, transform: 'none' },
]

const BURNT: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 1, transform: 'translateY(-2px) rotate(-2deg)', offset: 0.3 },
  { opacity: 0.9, transform: 'translateY(-5px) rotate(3deg) scale(0.96)', offset: 0.6 },
  { opacity: 0, transform: 'translateY(-22px) rotate(-9deg) scale(0.55)' },
]

const SHAKEN: Keyframe[] = [0, -5, 5, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 2}deg)` }))
const GLOWING: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.16)', easing: 'ease-out' }, { transform: 'none' }]
const LANDED: Keyframe[] = [{ opacity: 0, transform: 'scale(0.9)' }, { opacity: 0, transform: 'scale(0.9)', offset: 0.92 }, { transform: 'none' }]
const LIT: Keyframe[] = [{ opacity: 0.12, transform: 'scale(0.6)' }, { opacity: 1, transform: 'scale(1.7)', offset: 0.6 }, { transform: 'none' }]

/** What already lies there is hidden until its card arrives, turned, shaken, lit; then it is as it is. */
export function inPlace(spots: Spots, step: Step): Animation[] {
  const spot = spots.get(step.place)
  if (!spot) return []
  const { place, lies, lands } = spot
  const time = { delay: step.at, duration: step.ms, fill: 'backwards', easing: EASE } as const
  switch (step.does) {
    case 'fly':
      return [...gone(spots.get(step.from), time), ...(!step.over && lands ? [lies.animate(LANDED, { ...time, easing: 'linear' })] : [])]
    case 'turn':
      return [lies.animate(TURNED_UP, { ...time, easing: 'linear' })]
    case 'burn':
      return gone(spot, time)
    case 'shake':
      return [lies.animate(SHAKEN, time)]
    case 'glow':
      return [lies.animate(GLOWING, { ...time, fill: 'none' })]
    case 'light':
      return lit(place, time)
    case 'tell':
      return [lies.animate([{ opacity: 0, offset: 0 }], time)]
    case 'rest':
      return []
  }
}

/** A card that goes stays as it was until then; only afterwards it is seen that it is spent. */
function gone(spot: Spot | undefined, time: KeyframeAnimationOptions): Animation[] {
  const spent = spot?.place.querySelector<HTMLElement>('[data-spent]')
  return spent ? [spent.animate([{ opacity: 1, offset: 0 }], { ...time, duration: FADE })] : []
}

function lit(place: HTMLElement, time: { delay: number; duration: number }): Animation[] {
  const nits = [...place.querySelectorAll<HTMLElement>('[data-nit]')]
  const each = time.duration / Math.max(1, nits.length)
  return nits.map((nit, index) => nit.animate(LIT, { ...time, delay: time.delay + index * each, duration: each, fill: 'backwards' }))
}

/** All that is left of it where motion is not wanted. */
export function fade(spots: Spots, steps: readonly Step[]): Animation[] {
  const seen = new Set(steps.filter(({ does }) => does !== 'rest' && does !== 'tell').map(({ place }) => spots.get(place)?.place))
  return [...seen].flatMap((place) => (place ? [place.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE })] : []))
}

export function cut(animations: readonly Animation[]): void {
  for (const animation of animations) animation.cancel()
}
