/** A table on the screen: its story, its stream, what this device sends, and how long a reveal stays. */

import { api, ask, Failure } from './client'
import { Curtain, type SeatLook } from './curtain.svelte'
import { isolated, t } from './fluent'
import type { AnyEvent, Reaction, Seat, View } from './game'
import { narrate } from './narrate'
import { keepPromise, nonceFor } from './nonces'
import { newKey, Outbox, type Letter } from './outbox'
import { lastReveal, tells, type Reveal } from './reveal'
import { Stage } from './stage.svelte'
import { applyMessages, begin, hasGap, type Told } from './story'
import { Stream } from './stream'
import type { LogLine, Message, PlaceBid, TableState, TableView } from './types'

const CATCH_UP = 600
const GAP = 2000
/** A stream that is back so soon was never missed. */
const LOST = 2500
const REACTION_STAYS = 5000

export class Live {
  told = $state.raw() as Told
  /** What each of this device's seats has to send. */
  letters = $state.raw<Record<Seat, Letter | null>>({})
  refused = $state.raw<Failure | null>(null)
  lost = $state(false)
  lines = $state.raw<LogLine[]>([])
  reactions = $state.raw<Record<Seat, Reaction>>({})
  /** When the awaited seats run out of time, by this device's clock. */
  deadline = $state<number | null>(null)
  /** When the present table came, by this device's clock. */
  at = $state(Date.now())
  hiddenTurn = $state(false)
  /** Whether the end was seen as it came, so that the scoring is told step by step. */
  sawEnd = $state(false)

  /** Whether nobody looks any more. */
  closed = false
  readonly curtain: Curtain
  readonly stage = new Stage(this)
  readonly id: string
  private readonly boxes: Record<Seat, Outbox> = {}
  private stream: Stream | null = null
  private catchingUp = 0
  private opened = false
  /** Who sat where when the last line was told: a seat that is free again has no name any more. */
  private sitting: Record<Seat, string> = {}
  private begun = false
  private losing: ReturnType<typeof setTimeout> | undefined
  private gap: ReturnType<typeof setTimeout> | undefined

  /** Without a connection, what happens comes from whoever made it. */
  constructor(view: TableView, isConnected = true) {
    this.id = view.id
    this.curtain = new Curtain(this.lookFrom)
    this.take(view)
    for (const seat of view.mine) this.box(seat)
    if (!isConnected) return
    this.stream = new Stream(this.streamPath, {
      after: () => this.told.number,
      message: (message) => this.receive([message]),
      opened: (missed) => {
        clearTimeout(this.losing)
        this.losing = undefined
        this.lost = false
        this.hiddenTurn = false
        if (missed) this.catchingUp = Date.now() + CATCH_UP
      },
      lost: () => {
        // From the first failure on: every attempt in vain is told here, too.
        this.losing ??= setTimeout(() => (this.lost = true), LOST)
      },
      check: () => void this.check(),
    })
  }

  get table(): TableState {
    return this.told.table
  }

  readonly names = $derived(this.told.table.seats.map(({ name, seat }) => isolated(name || t('web-seat', { number: seat + 1 }))))

  /** Whom the table speaks to as you: who plays here alone. */
  get me(): Seat | null {
    const [seat, ...others] = this.table.mine
    return others.length === 0 ? (seat ?? null) : null
  }

  /** Whether several people sit at this device, with a curtain between them. */
  get shared(): boolean {
    return this.table.mine.length > 1
  }

  /** Who sits before the screen: nobody while several people look at it. */
  get seat(): Seat | null {
    return this.shared ? this.curtain.seat : (this.table.mine[0] ?? null)
  }

  /** What all at this device may see. */
  get common(): View | null {
    return Object.values(this.table.views)[0] ?? null
  }

  get view(): View | null {
    return (this.shared ? this.curtain.view : null) ?? this.common
  }

  /** Whom the curtain waits for while it is down. */
  get handover(): Seat | null {
    if (!this.shared || this.held || this.seat !== null || this.table.status !== 'playing') return null
    const free = this.table.mine.filter((seat) => !this.letters[seat])
    return this.curtain.next(this.common, free)
  }

  /** The reveal that is being shown; null when the present position is. */
  get held(): Reveal | null {
    return this.stage.held
  }

  get letter(): Letter | null {
    return this.seat === null ? null : (this.letters[this.seat] ?? null)
  }

  /** What this seat has bid, also while it is on its way. */
  get myBid(): string | null {
    const phase = this.view?.phase
    return this.letter?.command.card ?? (phase?.type === 'bidding' ? phase.my_bid : null)
  }

  /** Whether anything that somebody here has done is not at the table yet for want of a connection. */
  get unsent(): boolean {
    return Object.values(this.letters).some((letter) => letter?.post === 'unsent')
  }

  readonly reveal: Reveal | null = $derived(lastReveal(this.told.story))

  get myTurn(): boolean {
    return this.hiddenTurn || this.table.mine.some((seat) => this.common?.awaited.includes(seat))
  }

  /** What a reveal is told by. */
  sentences(reveal: Reveal): string[] {
    return tells(reveal).map((event) => narrate(event, this.names, true, this.me) ?? '')
  }

  close(): void {
    this.closed = true
    this.stream?.close()
    this.curtain.close()
    this.stage.close()
    for (const box of Object.values(this.boxes)) box.close()
    clearTimeout(this.gap)
    clearTimeout(this.losing)
  }

  bid(card: string): void {
    const { view, seat } = this
    if (!view || view.phase.type !== 'bidding' || seat === null) return
    this.stage.goOn()
    const bidding = view.phase.second ? 2 : 1
    this.post({ seat, round: view.round, bidding, card, key: newKey() }, view)
  }

  decide(give: Seat | null): void {
    const { view, seat } = this
    if (!view || view.phase.type !== 'deciding' || seat === null) return
    this.post({ seat, round: view.round, bidding: 1, card: null, give, key: newKey() }, view)
  }

  async react(reaction: Reaction): Promise<void> {
    const seat = this.seat
    if (seat === null) return
    const asked = api.POST('/api/tables/{table_id}/reactions', { params: this.params, body: { seat, reaction } })
    await ask(asked).catch(() => undefined)
  }

  /** The whole table anew, and a new stream: who has sat down is somebody else than who came to watch. */
  async reload(): Promise<void> {
    const view = (await ask(api.GET('/api/tables/{table_id}', { params: this.params }))) as unknown as TableView
    if (view.number >= this.told.number) this.take(view)
    this.stream?.reconnect()
  }

  /** Open this device's nonce as soon as all commitments are final. */
  async openNonces(): Promise<void> {
    if (this.opened || this.table.status !== 'opening') return
    this.opened = true
    const { commitments, nonces, server_commitment: promised } = this.table.fairness
    keepPromise(this.id, promised)
    for (const seat of this.table.mine) {
      if (!(seat in commitments) || seat in nonces) continue
      const params = { path: { ...this.params.path, seat } }
      const asked = api.POST('/api/tables/{table_id}/seats/{seat}/nonce', { params, body: { nonce: nonceFor(this.id) } })
      await ask(asked).catch((failure: Failure) => (this.opened = !failure.offline))
    }
  }

  private post(command: Letter['command'], view: View): void {
    this.refused = null
    if (this.shared) this.curtain.post(command.seat, view)
    this.box(command.seat).put(command)
  }

  private readonly lookFrom = async (seat: Seat): Promise<SeatLook> => {
    const params = { path: { ...this.params.path, seat } }
    return (await ask(api.GET('/api/tables/{table_id}/seats/{seat}', { params }))) as unknown as SeatLook
  }

  private get params() {
    return { path: { table_id: this.id } }
  }

  private readonly streamPath = (after: number): string => {
    return `/api/tables/${encodeURIComponent(this.id)}/events?after=${after}`
  }

  protected take(view: TableView): void {
    this.told = begin(view)
    this.sitting = {}
    this.begun = false
    this.lines = this.tell(view.story)
    this.stage.drop()
    void this.curtain.follow(this.common, this.table.mine)
    this.settle(view)
  }

  protected receive(messages: Message[]): void {
    const before = this.told
    this.told = applyMessages(before, messages)
    const fresh = this.told.story.slice(before.story.length)
    if (fresh.length > 0) {
      this.lines = [...this.lines, ...this.tell(fresh)]
      this.show(fresh)
      this.settle(this.told.table)
    }
    if (this.shared) void this.curtain.follow(this.common, this.table.mine)
    this.mind()
  }

  /** What was missed while away is only told. */
  private show(fresh: Message[]): void {
    const events = fresh.flatMap((message) => message.events)
    for (const event of events) if (event.type === 'reacted') this.reacted(event)
    if (Date.now() <= this.catchingUp || document.hidden) return this.stage.drop()
    this.sawEnd ||= events.some(({ type }) => type === 'game-ended')
    this.stage.show(events)
  }

  private reacted({ seat, reaction }: { seat: Seat; reaction: Reaction }): void {
    this.reactions = { ...this.reactions, [seat]: reaction }
    setTimeout(() => {
      const { [seat]: shown, ...others } = this.reactions
      if (shown === reaction) this.reactions = others
    }, REACTION_STAYS)
  }

  private settle(table: TableState): void {
    this.at = Date.now()
    this.deadline = table.deadline_ms == null ? null : Date.now() + table.deadline_ms
    for (const box of Object.values(this.boxes)) if (box.pending && this.isPast(box.pending)) box.drop()
    void this.openNonces()
  }

  /** Whether the moment of a command is over, so that it need not be sent again. */
  private isPast({ command }: Letter): boolean {
    const view = this.common
    if (!view || this.table.status !== 'playing') return true
    if (view.round !== command.round) return view.round > command.round
    if (view.phase.type === 'bidding') return command.card === null || (view.phase.second && command.bidding === 1)
    return command.card !== null
  }

  /** A gap that does not close by itself: the stream begins anew at the last good number. */
  private mind(): void {
    clearTimeout(this.gap)
    if (hasGap(this.told)) this.gap = setTimeout(() => this.stream?.reconnect(), GAP)
  }

  private tell(messages: readonly Message[]): LogLine[] {
    const lines = messages.flatMap(({ number, events }) => events.flatMap((event) => this.line(number, event)))
    for (const { seat, name } of this.table.seats) if (name) this.sitting[seat] = isolated(name)
    return lines
  }

  private line(number: number, event: AnyEvent): LogLine[] {
    if (event.type === 'seated') this.sitting[event.seat] = isolated(event.name)
    if (event.type === 'opening' || event.type === 'started') this.begun = true
    const names = this.names.map((name, seat) => this.sitting[seat] ?? name)
    const { begun, me } = this
    const tell = () => narrate(event, names, begun, me) ?? ''
    if (!tell()) return []
    const rule = 'rule' in event ? event.rule : null
    // Told when it is read, in the language of that moment.
    return [{ number, kind: event.type, rule, event, get text() { return tell() } }]
  }

  private readonly send = (command: Letter['command']): Promise<unknown> => {
    const { seat, round, bidding, card, give = null, key } = command
    return card === null
      ? ask(api.POST('/api/tables/{table_id}/decisions', { params: this.params, body: { seat, round, give, key } }))
      : ask(api.PUT('/api/tables/{table_id}/bids', { params: this.params, body: { seat, round, bidding, card: card as PlaceBid['card'], key } }))
  }

  private box(seat: Seat): Outbox {
    const known = this.boxes[seat]
    if (known) return known
    const box = new Outbox(`gnumies-out-${this.id}-${seat}`, this.send, (letter, failure) => this.posted(seat, letter, failure))
    this.boxes[seat] = box
    this.letters = { ...this.letters, [seat]: box.pending }
    return box
  }

  private posted(seat: Seat, letter: Letter | null, failure: Failure | null): void {
    const before = this.letters[seat]
    // A bid that was taken shows at once: replacing one is no message to anybody (R2.3).
    if (before && !letter && !failure) this.noteBid(before)
    this.letters = { ...this.letters, [seat]: letter }
    if (!failure) return
    this.refused = failure
    this.curtain.returned(seat)
  }

  private noteBid({ command }: Letter): void {
    const view = this.table.views[String(command.seat)]
    if (!view || command.card === null || view.phase.type !== 'bidding' || view.round !== command.round) return
    if (command.bidding !== (view.phase.second ? 2 : 1)) return
    const noted = { ...view, phase: { ...view.phase, my_bid: command.card } }
    const views = { ...this.table.views, [String(command.seat)]: noted }
    this.told = { ...this.told, table: { ...this.table, views } }
  }

  /** Ask for the least: a hidden page tells by its title, a stream that missed something begins anew. */
  private async check(): Promise<void> {
    const asked = ask(api.GET('/api/tables/{table_id}/turn', { params: this.params }))
    const turn = await asked.catch(() => null)
    if (!turn) return
    if (document.hidden) this.hiddenTurn = turn.yours
    else if (turn.number > this.told.number) this.stream?.reconnect()
  }
}
