import { setTimeout as delay } from 'node:timers/promises'

export class HostingError extends Error {
  readonly status: number

  constructor(call: string, status: number, answer: string) {
    super(`${call}: ${status} ${answer.slice(0, 500)}`)
    this.status = status
  }
}

/** Function `fetch`, or its replacement in tests. */
export type Send = (
  url: URL,
  init: {
    method: string
    headers: Record<string, string>
    signal: AbortSignal
    body?: string | Buffer<ArrayBuffer>
  },
) => Promise<Response>

export interface HostingCall {
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: string | Buffer<ArrayBuffer>
  /** True if repeating the call has no further effect. */
  isRepeatable: boolean
}

const TIMEOUT_MS = 20_000
/** Delays in milliseconds before a call is repeated if there was no response or a 5xx. */
export const RETRY_DELAYS: readonly number[] = [300, 1_500]

/**
 * Calls Hosting and resolves with the response. Repeats a repeatable call if there was no response or Hosting failed.
 * Rejects with a HostingError or the error of `send`.
 */
export async function callHosting(
  send: Send,
  url: URL,
  call: HostingCall,
  again: readonly number[],
): Promise<Response> {
  const { method = 'GET', headers = {}, body, isRepeatable } = call
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await send(url, { method, headers, signal, ...(body !== undefined && { body }) })
    if (answer.ok) return answer
    throw new HostingError(`${method} ${url.pathname}`, answer.status, await answer.text())
  } catch (error) {
    const isRefused = error instanceof HostingError && error.status < 500
    const [wait, ...later] = again
    if (!isRepeatable || isRefused || wait === undefined) throw error
    await delay(wait)
    return callHosting(send, url, call, later)
  }
}
