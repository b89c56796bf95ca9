import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Curtain } from '../src/lib/curtain.svelte'
import type { View } from '../src/lib/game'
import { momentOf, nextOf, secretive } from '../src/lib/hotseat'
import { hide } from './fakes'
import { table } from './fixtures'

function bidding(change: { bidders?: number[]; awaited?: number[]; round?: number; second?: boolean } = {}): View {
  const view = table('spectator').views.spectator as View
  const { bidders = [0, 1, 2, 3], second = false, round = 4, awaited = bidders } = change
  return { ...view, round, awaited, phase: { type: 'bidding', face_up: '7', second, barred: false, bidders, stuck: null, my_bid: null } }
}

const deciding = (seat: number): View => ({ ...bidding(), awaited: [seat], phase: { type: 'deciding', seat, drawn: null } })

describe('the order at one device', () => {
  it('asks only the people here who take part in the bidding', () => {
    expect(secretive(bidding({ bidders: [0, 2, 3] }), [1, 2, 3])).toEqual([2, 3])
    expect(secretive(deciding(2), [1, 2])).toEqual([2])
    expect(secretive(deciding(0), [1, 2])).toEqual([])
    expect(secretive(null, [0, 1])).toEqual([])
  })

  it('goes round the table', () => {
    expect(nextOf([0, 1, 3], -1)).toBe(0)
    expect(nextOf([0, 1, 3], 1)).toBe(3)
    expect(nextOf([0, 1], 3)).toBe(0)
    expect(nextOf([], 0)).toBeNull()
  })

  it('tells one bidding from the next', () => {
    const moments = [bidding(), bidding({ second: true }), bidding({ round: 5 }), deciding(0)].map(momentOf)
    expect(new Set(moments).size).toBe(4)
    expect(momentOf(bidding({ awaited: [1] }))).toBe(momentOf(bidding()))
  })
})

describe('the curtain', () => {
  const mine = [0, 2]
  const secret = bidding({ awaited: [0] })
  let answers: ((view: View) => void)[]
  let curtain: Curtain

  beforeEach(() => {
    answers = []
    curtain = new Curtain(() => new Promise((answer) => answers.push((view) => answer({ number: 1, view }))))
    void curtain.follow(bidding(), mine)
  })

  afterEach(() => {
    curtain.close()
    vi.restoreAllMocks()
  })

  async function lifted(seat: number): Promise<void> {
    const lifting = curtain.lift(seat)
    answers.at(-1)?.(secret)
    await lifting
  }

  it('shows what a person sees only while it is up', async () => {
    await lifted(0)
    expect([curtain.seat, curtain.view]).toEqual([0, secret])
    curtain.lower()
    expect([curtain.seat, curtain.view]).toEqual([null, null])
  })

  it('stays down when it falls before the answer comes', async () => {
    const lifting = curtain.lift(0)
    hide(true)
    answers[0]?.(secret)
    await lifting
    expect([curtain.seat, curtain.view, curtain.lifting]).toEqual([null, null, false])
  })

  it.each(['pagehide', 'visibilitychange', 'resize'])('falls with %s', async (happens) => {
    await lifted(0)
    if (happens === 'visibilitychange') hide(true)
    else if (happens === 'resize') vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1)
    window.dispatchEvent(new Event(happens))
    expect([curtain.seat, curtain.view]).toEqual([null, null])
  })

  it('asks the next one as soon as something is sent, and again when it is refused', async () => {
    const view = bidding()
    expect(curtain.next(view, mine)).toBe(0)
    await lifted(0)
    curtain.post(0, view)
    expect(curtain.seat).toBeNull()
    expect(curtain.next(view, mine)).toBe(2)
    curtain.post(2, view)
    expect(curtain.next(view, mine)).toBeNull()
    curtain.returned(2)
    expect(curtain.next(view, mine)).toBe(2)
    expect(curtain.next(bidding({ round: 5 }), mine)).toBe(0)
  })

  it('lets who has bid come back until the next moment', () => {
    curtain.post(0, bidding())
    curtain.wanted = 0
    expect(curtain.next(bidding(), mine)).toBe(0)
    void curtain.follow(bidding({ awaited: [2] }), mine)
    expect(curtain.wanted).toBe(0)
    void curtain.follow(bidding({ round: 5 }), mine)
    expect(curtain.wanted).toBeNull()
  })

  it('falls with the next moment, and for who has left', async () => {
    await lifted(0)
    void curtain.follow(bidding({ awaited: [0] }), mine)
    expect(curtain.seat).toBe(0)
    void curtain.follow(deciding(0), mine)
    expect(curtain.seat).toBeNull()
    await lifted(0)
    void curtain.follow(deciding(0), [2])
    expect(curtain.seat).toBeNull()
  })
})
