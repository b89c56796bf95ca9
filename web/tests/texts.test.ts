import { describe, expect, it } from 'vitest'
import { isolated, t } from '../src/lib/fluent'
import type { AnyEvent } from '../src/lib/game'
import { narrate } from '../src/lib/narrate'

describe('events and scores in words', () => {
  it('tell what happens around the game', () => {
    const events: AnyEvent[] = [
      { type: 'seated', seat: 0, name: 'Ada' },
      ...(['left', 'absent', 'returned', 'substituted'] as const).map((type) => ({ type, seat: 0 })),
      { type: 'opening' },
      { type: 'started' },
      { type: 'reacted', seat: 0, reaction: 'well-played' },
      { type: 'closed', reason: 'idle' },
      { type: 'rematch', table: 'x' },
    ]
    for (const event of events) expect(narrate(event, ['Ada'])).not.toMatch(/^web-|^$/)
    expect(narrate({ type: 'nonce', seat: 0 }, ['Ada'])).toBeNull()
  })

  it('name who sits down before the table does', () => {
    expect(narrate({ type: 'seated', seat: 1, name: 'Bo' }, ['Ada', 'Seat 2'])).toBe('Bo sits down.')
  })

  it('keep a name from right to left in its place', () => {
    expect(isolated('Ada')).toBe('Ada')
    expect(isolated('דנה')).toBe('\u2068דנה\u2069')
  })

  it('fail loudly in tests where an argument is missing', () => {
    expect(() => t('web-round')).toThrow('web-round')
  })
})
