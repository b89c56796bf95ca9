import { expect, it } from 'vitest'
import vectors from '../../vectors/scores.json'
import { roomPoints } from '../src/lib/score'

it('gives every room of vectors/scores.json its total', () => {
  expect(vectors.length).toBeGreaterThan(100)
  for (const { room, total } of vectors) expect([room, roomPoints(room)]).toEqual([room, total])
})
