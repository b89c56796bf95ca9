/** What there is room for: a column beside the table with the log, and a whole table with piles beside
 * the door and cards in the rooms. The styles have the same bounds. */

const beside = globalThis.matchMedia?.('(min-width: 900px)')
const whole = globalThis.matchMedia?.('(min-width: 1200px) and (min-height: 700px)')

export const screen = $state({ beside: beside?.matches ?? true, wide: whole?.matches ?? false })

beside?.addEventListener('change', ({ matches }) => (screen.beside = matches))
whole?.addEventListener('change', ({ matches }) => (screen.wide = matches))
