/** The server's API, typed by its OpenAPI document. Whatever goes wrong comes as a `Failure`. */

import createClient from 'openapi-fetch'
import { answerTo } from './ahead'
import type { paths } from './api'
import { net } from './net.svelte'

/** A refused command, or with status 0 a server that cannot be reached. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(message)
  }

  get offline(): boolean {
    return this.status === 0
  }
}

export const api = createClient<paths>({
  baseUrl: location.origin,
  headers: { 'X-Gnumies': '1' },
  fetch: answerTo,
})

interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** What the server answers, or a `Failure`. */
export async function ask<Data>(asked: Promise<Answer<Data>>): Promise<Data> {
  const answer = await reached(asked)
  if (answer.response.ok) return answer.data as Data
  throw failure(answer)
}

async function reached<Data>(asked: Promise<Answer<Data>>): Promise<Answer<Data>> {
  try {
    const answer = await asked
    // A proxy that answers for a server that is down is no server.
    if (answer.response.status >= 502 && answer.response.status <= 504) throw new Error('gateway')
    net.down = false
    return answer
  } catch {
    net.down = true
    throw new Failure(0, 'offline', 'the server cannot be reached')
  }
}

function failure({ error, response }: Answer<unknown>): Failure {
  const body = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  const rule = typeof body.rule === 'string' ? body.rule : null
  return new Failure(response.status, String(body.code ?? 'unknown'), String(body.message ?? response.status), rule)
}

/** The addresses under which people on the same network reach this server; null where it cannot say. */
export async function network(method: 'GET' | 'POST'): Promise<string[] | null> {
  const response = await fetch('/api/network', { method, headers: { 'X-Gnumies': '1' } }).catch(() => null)
  if (!response?.ok) return null
  const { urls } = (await response.json()) as { urls: string[] }
  return urls
}
