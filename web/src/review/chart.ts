/** The chances to win over a game, as lines of a chart 100 high. */

import type { Analysis, Chances } from './analysis'

/** Wider than high in any place; lines keep their width however it is stretched. */
export const WIDTH = 400
export const HEIGHT = 100
/** So many rounds are named at most. */
const NAMED = 8

export function x(at: number, points: readonly Chances[]): number {
  return (WIDTH * at) / Math.max(1, points.length - 1)
}

export function line(points: readonly Chances[], seat: number): string {
  return points.map(({ win }, at) => `${at ? 'L' : 'M'}${x(at, points).toFixed(1)} ${((1 - (win[seat] ?? 0)) * HEIGHT).toFixed(1)}`).join('')
}

/** The two points of a moment: before anybody has chosen, and after all have. */
export function pointOf(moment: number): number {
  return 2 * moment
}

export function momentAt(share: number, { chart, moments }: Analysis): number {
  const point = Math.round(share * (chart.length - 1))
  return Math.min(Math.floor(point / 2), moments.length - 1)
}

/** Where along a line its sign stands: apart from those of the others, and where it tells most. */
export function signAt(points: readonly Chances[], seat: number): { left: number; top: number } {
  const seats = points[0]?.win.length ?? 1
  const at = Math.round(((seat + 0.5) / seats) * (points.length - 1))
  return { left: (100 * x(at, points)) / WIDTH, top: 100 * (1 - (points[at]?.win[seat] ?? 0)) }
}

/** The rounds to be named below: where the first point of each lies. */
export function rounds(points: readonly Chances[]): { round: number; left: number }[] {
  const first = points.filter(({ round }, at) => round !== points[at - 1]?.round)
  const every = [1, 2, 5, 10, 20].find((step) => first.length / step <= NAMED) ?? 50
  return first
    .filter(({ round }) => round % every === 0)
    .map((point) => ({ round: point.round, left: (100 * x(points.indexOf(point), points)) / WIDTH }))
}
