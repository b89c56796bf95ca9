import filmed from '../fixtures/clips.json'
import made from '../fixtures/tables.json'
import revealed from '../fixtures/reveal.json'
import type { Message, TableView } from '../src/lib/types'

type Name = keyof typeof made

/** A fresh copy of a table of a real game (scripts/web-fixtures). */
export function table(name: Name): TableView {
  return structuredClone(made[name]) as unknown as TableView
}

export function reveal(): { before: TableView; messages: Message[] } {
  return structuredClone(revealed) as unknown as { before: TableView; messages: Message[] }
}

/** A table of five and what happens next: a Wullawaki, a tie, a gift, a secret look, the end. */
export function clip(name: keyof typeof filmed): { before: TableView; messages: Message[] } {
  return structuredClone(filmed[name]) as unknown as { before: TableView; messages: Message[] }
}
