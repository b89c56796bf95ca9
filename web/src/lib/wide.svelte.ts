/** What there is room for: a column beside the table with the log, and a whole table with piles beside
 * the door and cards in the rooms; and a window in which tall seats would push the hand out of
 * sight. The styles have the same bounds. */

const beside = globalThis.matchMedia?.('(min-width: 900px)')
const whole = globalThis.matchMedia?.('(min-width: 1200px) and (min-height: 700px)')
const low = globalThis.matchMedia?.(
  '(min-width: 900px) and (max-width: 1199px) and (max-height: 999px), (min-width: 900px) and (max-height: 699px)',
)

export const screen = $state({
  beside: beside?.matches ?? true,
  wide: whole?.matches ?? false,
  low: low?.matches ?? false,
})

beside?.addEventListener('change', ({ matches }) => (screen.beside = matches))
whole?.addEventListener('change', ({ matches }) => (screen.wide = matches))
low?.addEventListener('change', ({ matches }) => (screen.low = matches))
