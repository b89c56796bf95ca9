/** Whether there is room for a whole table: piles beside the door, cards in the rooms. */

const query = globalThis.matchMedia?.('(min-width: 1200px) and (min-height: 700px)')

export const screen = $state({ wide: query?.matches ?? false })

query?.addEventListener('change', ({ matches }) => (screen.wide = matches))
