/** A game as the server tells it: the plain data of gnumies.rules.notation (docs/view.schema.json). */

export type Color = 'red' | 'yellow' | 'blue' | 'violet' | 'gray'
/** Guest `1` to `15`, Copicastor `C`, Wullawaki `W`. */
export type PartyCard = string
/** `10` to `100`, or the Gnalli `G`. */
export type BidCard = string
export type Seat = number
export type SeatCard = [Seat, BidCard]

export interface Move {
  seat: Seat
  bid?: BidCard
  keep?: true
  give?: Seat
}

export interface ScoredSet {
  guest: PartyCard
  count: number
  points: number
}

export interface RoomScore {
  wullawakis: number
  left: PartyCard[]
  copicastors: number
  became: PartyCard | null
  sets: ScoredSet[]
  total: number
}

export interface BiddingPhase {
  type: 'bidding'
  face_up: PartyCard
  second: boolean
  barred: boolean
  bidders: Seat[]
  stuck: Seat | null
  my_bid: BidCard | null
}

export interface DecidingPhase {
  type: 'deciding'
  seat: Seat
  drawn: PartyCard | null
}

export interface OverPhase {
  type: 'over'
  scores: RoomScore[]
  winners: Seat[]
}

export type Phase = BiddingPhase | DecidingPhase | OverPhase

export interface Ruleset {
  name: string
  copicastor_to: 'lowest' | 'highest'
}

export interface View {
  viewer: Seat | null
  ruleset: string | Ruleset
  colors: Color[]
  youngest_first: Seat[]
  luckynits: Record<BidCard, Record<Color, number>>
  round: number
  supply_left: number
  hands: BidCard[][]
  rooms: PartyCard[][]
  removed: PartyCard[]
  phase: Phase
  awaited: Seat[]
  legal: Move[]
  discards: BidCard[][]
  unseen: Record<PartyCard, number>
}

/** What happened in the game, by the classes of gnumies.rules.events. */
export type RuleEvent = { rule: string } & (
  | { type: 'card-turned'; round: number; card: PartyCard }
  | { type: 'gnalli-holder-left'; seat: Seat; card: PartyCard | null }
  | { type: 'sat-out' | 'gnalli-forced' | 'bid-placed' | 'gnalli-drew' | 'nothing-drawn'; seat: Seat }
  | { type: 'card-removed'; card: PartyCard }
  | { type: 'bids-revealed'; bids: SeatCard[] }
  | { type: 'bids-discarded'; bids: SeatCard[] }
  | { type: 'bids-returned'; bids: SeatCard[] }
  | { type: 'gnallis-returned'; seats: Seat[] }
  | { type: 'second-bidding' }
  | { type: 'card-won'; seat: Seat; card: PartyCard; bid: BidCard; tied: [Seat, number][] }
  | { type: 'gnalli-saw'; seat: Seat; card: PartyCard }
  | { type: 'drawn-kept'; seat: Seat; card: PartyCard; gnalli_back: boolean }
  | { type: 'drawn-given'; seat: Seat; to: Seat; card: PartyCard }
  | { type: 'rest-swept'; seat: Seat; discarded: BidCard[]; cards: PartyCard[] }
  | { type: 'game-ended'; scores: RoomScore[]; winners: Seat[] }
)

export const REACTIONS = ['hello', 'well-played', 'wow', 'ouch', 'thinking', 'haha', 'thanks', 'bye'] as const
export type Reaction = (typeof REACTIONS)[number]

/** What happened at the table around the game. */
export type TableEvent =
  | { type: 'seated'; seat: Seat; name: string }
  | { type: 'left' | 'absent' | 'returned' | 'substituted'; seat: Seat }
  | { type: 'committed' | 'nonce'; seat: Seat }
  | { type: 'opening' | 'started' }
  | { type: 'reacted'; seat: Seat; reaction: Reaction }
  | { type: 'closed'; reason?: 'host' | 'idle' | 'left' }
  | { type: 'rematch'; table: string }

export type AnyEvent = RuleEvent | TableEvent

/** Which bid wins the Copicastor (R8.2), as the view's ruleset says it. */
export function copicastorTo(view: View): 'lowest' | 'highest' {
  if (typeof view.ruleset === 'object') return view.ruleset.copicastor_to
  return view.ruleset === 'overview' ? 'highest' : 'lowest'
}
