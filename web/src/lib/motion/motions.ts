/** What is seen and heard of each event: which cards travel between which places of the table. */

import type { BidCard, PartyCard, RuleEvent, Seat, SeatCard, View } from '../game'
import type { SoundName } from '../sound'

/** A place that the page marks with `data-place`: `door`, `supply`, `slot-2`, `room-2-7` … */
export type Place = string

export interface Shown {
  card?: PartyCard | BidCard
  seat?: Seat
  back?: boolean
}

/** Milliseconds count from the beginning of the event. */
export type Step = { at: number; ms: number; place: Place } & (
  /** Over: it comes to lie on what is there already. */
  | { does: 'fly'; from: Place; card: Shown; over?: boolean }
  /** Waits: it lies there from the beginning. */
  | { does: 'turn'; card: Shown; waits?: boolean }
  | { does: 'burn'; card: Shown }
  | { does: 'shake' | 'glow' | 'light' | 'tell' | 'rest' }
)

/** The table at which it happens. */
export interface Scene {
  view: View
  /** The viewer's own bid, also while it is on its way. */
  bid: BidCard | null
  /** Whether the card that a Gnalli drew still lies with its bid: nobody has gone on to look at it. */
  early: boolean
}

export interface Motion<Type extends RuleEvent['type']> {
  sound: SoundName | null
  /** What is seen when it happens. */
  steps: (event: Of<Type>, scene: Scene) => Step[]
  /** What is cleared away when the table goes on. */
  leave?: (event: Of<Type>, scene: Scene) => Step[]
  /** Whether it is seen together with the event before. */
  joins?: true
}

type Of<Type extends RuleEvent['type']> = Extract<RuleEvent, { type: Type }>

const FLY = 560
const TURN = 420
const SHAKE = 480
const GLOW = 520
const LIGHT = 190
/** The bids are read before anything moves. */
const READ = 620
const READ_EACH = 130

const slot = (seat: Seat): Place => `slot-${seat}`
const room = (seat: Seat, card: PartyCard): Place => `room-${seat}-${card}`

function fly(from: Place, place: Place, card: Shown, at = 0, ms = FLY): Step {
  return { does: 'fly', from, place, card, at, ms }
}

function each<Thing>(things: readonly Thing[], every: number, step: (thing: Thing, at: number) => Step): Step[] {
  return things.map((thing, index) => step(thing, index * every))
}

/** Where the cards of a seat are held: the viewer's in the hand, the others' beside the name. */
function home(seat: Seat, card: BidCard, view: View): Place {
  return seat === view.viewer ? `hand-${card}` : `seat-${seat}`
}

function goHome(bids: readonly SeatCard[], { view }: Scene): Step[] {
  return bids.map(([seat, card]) => fly(slot(seat), home(seat, card, view), { card, seat }, 0, 420))
}

/** The Luckynits of a tie are lit one by one; the most of them outshine the others. */
function tie(tied: [Seat, number][]): Step[] {
  return tied.map(([seat, count]) => ({ does: 'light', place: slot(seat), at: 0, ms: count * LIGHT }))
}

function won({ seat, card, tied }: Of<'card-won'>): Step[] {
  const lit = Math.max(0, ...tied.map(([, count]) => count)) * LIGHT
  return [
    ...tie(tied),
    { does: 'glow', place: slot(seat), at: lit, ms: GLOW },
    { does: 'tell', place: `won-${seat}`, at: lit, ms: GLOW },
    fly('door', room(seat, card), { card }, lit + GLOW / 2, 700),
  ]
}

/** A Wullawaki burns what the others have bid; else the winner's bid is put away. */
function discarded({ rule, bids }: Of<'bids-discarded'>): Step[] {
  if (rule !== 'R3.1') return bids.map(([seat, card]) => fly(slot(seat), 'discards', { card, seat }))
  return each(bids, 90, ([seat, card], at) => ({ does: 'burn', place: slot(seat), card: { card, seat }, at, ms: 1000 }))
}

function swept({ seat, discarded, cards }: Of<'rest-swept'>): Step[] {
  const away = each(discarded, 70, (card, at) => fly(`seat-${seat}`, 'discards', { card, seat }, at, 450))
  const begin = discarded.length * 70 + 300
  return [...away, ...each(cards, 130, (card, at) => fly('supply', room(seat, card), { card }, begin + at))]
}

function holderLeft({ seat, card }: Of<'gnalli-holder-left'>): Step[] {
  const away = fly(`seat-${seat}`, 'discards', { card: 'G', seat })
  return card === null ? [away] : [away, fly('supply', room(seat, card), { card }, 300)]
}

/** Whoever has drawn looks at the card where the card for the door lay. */
function look({ seat }: Of<'gnalli-drew'>, { view: { phase } }: Scene): Step[] {
  return phase.type === 'deciding' ? [fly(slot(seat), 'door', { back: true }, 0, 420)] : []
}

function kept({ seat, card, gnalli_back: isBack }: Of<'drawn-kept'>, { view, early }: Scene): Step[] {
  const drawn = fly(early ? slot(seat) : 'door', room(seat, card), { card })
  return [drawn, fly(slot(seat), isBack ? home(seat, 'G', view) : 'discards', { card: 'G', seat }, 240)]
}

function given({ seat, to, card }: Of<'drawn-given'>, { view, early }: Scene): Step[] {
  const drawn = fly(early ? slot(seat) : 'door', room(to, card), { card }, 0, 800)
  return [drawn, fly(slot(seat), home(seat, 'G', view), { card: 'G', seat }, 300)]
}

const shake = (seat: Seat): Step => ({ does: 'shake', place: slot(seat), at: 0, ms: SHAKE })

export const MOTIONS: { readonly [Type in RuleEvent['type']]: Motion<Type> } = {
  'card-turned': {
    sound: 'turn',
    steps: ({ card }) => [fly('supply', 'door', { back: true }, 0, 340), { does: 'turn', place: 'door', card: { card, back: true }, at: 340, ms: TURN }],
  },
  'gnalli-holder-left': { sound: 'sweep', steps: holderLeft },
  'sat-out': { sound: 'shake', steps: ({ seat }) => [shake(seat)] },
  'gnalli-forced': { sound: 'shake', steps: ({ seat }) => [shake(seat), { does: 'glow', place: slot(seat), at: SHAKE, ms: GLOW }] },
  'card-removed': { sound: 'sweep', steps: ({ card }) => [fly('door', 'discards', { card })] },
  'bid-placed': {
    sound: 'place',
    joins: true,
    steps: ({ seat }, { view, bid }) => {
      const mine = seat === view.viewer ? bid : null
      return [fly(mine ? `hand-${mine}` : `seat-${seat}`, slot(seat), { back: true, seat }, 0, mine ? 380 : 300)]
    },
  },
  'bids-revealed': {
    sound: 'reveal',
    steps: ({ bids }) => [
      ...bids.map(([seat]): Step => ({ does: 'turn', place: slot(seat), card: { seat, back: true }, waits: true, at: 0, ms: TURN })),
      { does: 'rest', place: 'door', at: 0, ms: TURN + READ + READ_EACH * bids.length },
    ],
  },
  'gnallis-returned': {
    sound: 'shake',
    steps: ({ seats }) => seats.map(shake),
    leave: ({ seats }, scene) => goHome(seats.map((seat): SeatCard => [seat, 'G']), scene),
  },
  'second-bidding': { sound: 'turn', steps: () => [{ does: 'glow', place: 'door', at: 0, ms: GLOW }] },
  'card-won': { sound: 'win', steps: won },
  'bids-discarded': { sound: 'burn', steps: discarded },
  'bids-returned': { sound: 'back', joins: true, steps: () => [], leave: ({ bids }, scene) => goHome(bids, scene) },
  'gnalli-drew': { sound: 'draw', steps: ({ seat }) => [{ ...fly('supply', slot(seat), { back: true }), over: true }], leave: look },
  'gnalli-saw': {
    sound: 'peek',
    steps: () => [],
    leave: ({ card }, { view: { phase } }) =>
      phase.type === 'deciding' ? [{ does: 'turn', place: 'door', card: { card, back: true }, at: 420, ms: TURN }] : [],
  },
  'nothing-drawn': { sound: 'shake', steps: ({ seat }) => [shake(seat)] },
  'drawn-kept': { sound: 'keep', steps: kept },
  'drawn-given': { sound: 'gift', steps: given },
  'rest-swept': { sound: 'sweep', steps: swept },
  'game-ended': {
    // The fanfare waits until it is told who has won.
    sound: null,
    steps: ({ winners }) => winners.map((seat) => ({ does: 'glow', place: `seat-${seat}`, at: 0, ms: GLOW })),
  },
}
