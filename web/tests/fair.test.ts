import { describe, expect, it } from 'vitest'
import record from '../fixtures/record.json'
import digests from '../fixtures/sha256.json'
import { checkDeck, type RecordData } from '../src/lib/deck'
import { newNonce } from '../src/lib/fair'
import { fromHex, hex, sha256 } from '../src/lib/sha256'

const fresh = () => structuredClone(record) as RecordData
const wrong = (made: RecordData, promised: string | null = null) =>
  checkDeck(made, promised).filter(({ ok }) => !ok).map(({ check }) => check)

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of a known text', (text, digest) => {
    expect(hex(sha256(new TextEncoder().encode(text)))).toBe(digest)
  })

  it('of every length around a block', () => {
    digests.forEach((digest, length) => {
      expect(hex(sha256(Uint8Array.from({ length }, (_, index) => index)))).toBe(digest)
    })
  })

  it('reads and writes hex', () => {
    expect(hex(fromHex('00ff10'))).toBe('00ff10')
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('a deck', () => {
  it('is proved as Python proves it', () => {
    expect(wrong(fresh(), record.fairness.commitment)).toEqual([])
    expect(checkDeck(fresh(), record.fairness.commitment).map(({ check }) => check)).toEqual([
      'promise',
      'secret',
      'nonce',
      'shared',
      'supply',
    ])
  })

  it('is not, with two cards exchanged', () => {
    const made = fresh()
    made.supply.reverse()
    expect(wrong(made)).toEqual(['supply'])
  })

  it('is not, with another secret, another promise or another nonce', () => {
    const other = '00'.repeat(32)
    const base = fresh()
    const fairness = base.fairness
    if (!fairness) throw new Error('the fixture has a proof')
    expect(wrong({ ...base, fairness: { ...fairness, secret: other } })).toEqual(['secret', 'supply'])
    expect(wrong(base, other)).toEqual(['promise'])
    const players = fairness.players.map((player) => ({ ...player, nonce: other }))
    expect(wrong({ ...base, fairness: { ...fairness, players } })).toEqual(['nonce', 'supply'])
    const none = fairness.players.map((player) => ({ ...player, nonce: null }))
    expect(wrong({ ...base, fairness: { ...fairness, players: none } })).toEqual(['shared', 'supply'])
  })

  it('has no proof without one', () => {
    expect(wrong({ players: [], supply: [] })).toEqual(['nothing'])
  })
})
