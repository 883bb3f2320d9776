import { setTimeout as delay } from 'node:timers/promises'

/** Cloud Functions delivers events at least once and in any order; the latter two bring that about. */
export const DELIVERY_MODES = ['once', 'twice', 'reversed'] as const
export type DeliveryMode = (typeof DELIVERY_MODES)[number]

/** Milliseconds before an event is tried again and again: production's backoff, but soon at an end. */
export const RETRY_DELAYS = [100, 200, 400, 800, 1600]

/** Milliseconds in which events gather that are to be delivered in reverse. */
const GATHERING = 100

/**
 * Hands each function its events one after the other, in the order of their arrival unless the mode
 * says otherwise; functions do not wait for each other. Deliveries must not reject.
 */
export class Deliveries {
  mode: DeliveryMode = 'once'
  readonly #waiting = new Map<string, (() => Promise<void>)[]>()
  readonly #running = new Map<string, Promise<void>>()
  readonly #retries = new Set<Promise<void>>()

  add(functionName: string, deliver: () => Promise<void>): void {
    this.#push(functionName, this.mode === 'twice' ? [deliver, deliver] : [deliver])
  }

  /** As `add` after a time, in which others have their turn. */
  retry(functionName: string, deliver: () => Promise<void>, milliseconds: number): void {
    const retried = delay(milliseconds, undefined, { ref: false }).then(() => {
      this.#retries.delete(retried)
      this.#push(functionName, [deliver])
    })
    this.#retries.add(retried)
  }

  #push(functionName: string, deliveries: readonly (() => Promise<void>)[]): void {
    const waiting = this.#waiting.get(functionName) ?? []
    this.#waiting.set(functionName, waiting)
    waiting.push(...deliveries)
    if (!this.#running.has(functionName))
      this.#running.set(functionName, this.#run(functionName, waiting))
  }

  /** Resolves when no event waits or is being handled, those included that come meanwhile. */
  async idle(): Promise<void> {
    while (this.#running.size + this.#retries.size > 0)
      await Promise.all([...this.#running.values(), ...this.#retries])
  }

  async #run(functionName: string, waiting: (() => Promise<void>)[]): Promise<void> {
    if (this.mode === 'reversed') await delay(GATHERING)
    for (let next; (next = this.mode === 'reversed' ? waiting.pop() : waiting.shift());)
      await next()
    this.#running.delete(functionName)
  }
}
