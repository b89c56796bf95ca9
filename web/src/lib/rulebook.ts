/** The rules for players: the texts that Python reads, too, and the engine's tables (scripts/rules-docs). */

import { attribute, t } from './fluent'
import type { BidCard, Color, PartyCard } from './game'
import data from './rulebook.json'

export interface Rule {
  id: string
  title: string
  paragraphs: string[]
  example: string | null
  /** A party room that the example speaks of, and what it scores. */
  room: { room: PartyCard[]; points: number } | null
  /** What this project has decided where the sources leave something open, and why. */
  ruling: string | null
}

export interface Chapter {
  id: string
  title: string
  rules: Rule[]
}

export const LUCKYNITS = Object.entries(data.luckynits) as [BidCard, Record<Color, number>][]
export const RULESETS = data.rulesets
export const POINTS = data.points

const rooms = data.examples as Record<string, { room: PartyCard[]; points: number }>

export function quickRules(): string[] {
  return t('rules-quick').split('\n')
}

export function chapters(): Chapter[] {
  return data.chapters.map((ids, index) => ({
    id: `chapter-${index + 1}`,
    title: t(`rules-chapter-${index + 1}`),
    rules: ids.map(rule),
  }))
}

function rule(id: string): Rule {
  const message = `rule-${id.replace('.', '-')}`
  return {
    id,
    title: attribute(message, 'title') ?? id,
    paragraphs: t(message).split('\n'),
    example: attribute(message, 'example'),
    room: rooms[id] ?? null,
    ruling: attribute(message, 'ruling'),
  }
}

/** Whether a rule has all the words that somebody looks for, in any spelling of their accents. */
export function speaksOf({ id, title, paragraphs, example, ruling }: Rule, words: string): boolean {
  const text = plain([id, title, ...paragraphs, example, ruling].join(' '))
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** A text in pieces, of which every second one is the id of a rule. */
export function pieces(text: string): string[] {
  return text.split(/\b(R[1-9]\.[1-9])\b/)
}
