import { setTimeout as delay } from 'node:timers/promises'

/** Modes of delivering events. Google may deliver an event more than once, and events in any order. */
export const DELIVERY_MODES = ['once', 'twice', 'reversed'] as const
export type DeliveryMode = (typeof DELIVERY_MODES)[number]

/** Delays in milliseconds before each retry. They grow like production's backoff, but stop earlier. */
export const RETRY_DELAYS = [100, 200, 400, 800, 1600]

/** Time in milliseconds during which events are collected in the mode `reversed`. */
const GATHERING = 100

/**
 * Delivers events to each function one after another, by default in order of arrival. Functions do not wait for each
 * other. The promise of a delivery must not reject.
 */
export class Deliveries {
  mode: DeliveryMode = 'once'
  readonly #waiting = new Map<string, (() => Promise<void>)[]>()
  readonly #running = new Map<string, Promise<void>>()
  readonly #retries = new Set<Promise<void>>()

  add(functionName: string, deliver: () => Promise<void>): void {
    this.#push(functionName, this.mode === 'twice' ? [deliver, deliver] : [deliver])
  }

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
