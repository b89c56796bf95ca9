import { describe, expect, it } from 'vitest'
import vectors from '../../vectors/scores.json'
import { roomPoints, scoreRoom, toChoose } from '../src/lib/score'

it('gives every room of vectors/scores.json its total', () => {
  expect(vectors.length).toBeGreaterThan(100)
  for (const { room, total } of vectors) expect([room, roomPoints(room)]).toEqual([room, total])
})

describe('the reasons', () => {
  it('follow the choice of the owner where there is one', () => {
    const room = ['W', 'W', 'W', '1', '2', '3', '4', 'C']
    expect(scoreRoom(room)).toMatchObject({ left: ['2', '3', '4'], became: '1', total: 20 })
    expect(scoreRoom(room, ['1', '2', 'C'])).toMatchObject({ left: ['1', '2', 'C'], copicastors: 0, became: null, total: 7 })
    expect(scoreRoom(['W', '2', '5'], ['5'])).toMatchObject({ left: ['2'], total: 5 })
  })

  it.each([
    ['W W 1 2 3', 0],
    ['W W W 1 2 3', 0],
    ['W W W 1 2 3 C', 3],
  ])('with %s leave %i cards to choose', (room, count) => {
    expect(toChoose(room.split(' '))).toBe(count)
  })
})
