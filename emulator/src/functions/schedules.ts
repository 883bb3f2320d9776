import type { Log } from '../http/log'
import type { FunctionDeclaration } from './declaration'
import { compileSchedule } from './schedule'

/** `setTimeout` takes no more milliseconds than fit in 31 bits. */
const LONGEST_TIMEOUT = 2 ** 31 - 1

/** Runs functions on their schedules. */
export class Schedules {
  readonly #run: (declaration: FunctionDeclaration, due: Date) => void
  readonly #log: Log
  readonly #timers = new Map<string, NodeJS.Timeout>()

  constructor(run: (declaration: FunctionDeclaration, due: Date) => void, log: Log) {
    this.#run = run
    this.#log = log
  }

  /** Replaces all former schedules by those of `functions`. One that is not understood is logged. */
  set(functions: readonly FunctionDeclaration[]): void {
    this.stop()
    for (const declaration of functions) {
      const { name, trigger } = declaration
      if (trigger.kind !== 'schedule') continue
      try {
        const next = compileSchedule(trigger.schedule, trigger.timeZone)
        this.#wait(declaration, next, next(Date.now()))
      } catch (error) {
        this.#log(
          `${name} is never run: ${error instanceof Error ? error.message : String(error)}.`,
        )
      }
    }
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #wait(declaration: FunctionDeclaration, next: (after: number) => number, due: number): void {
    const now = Date.now()
    if (now >= due) {
      this.#run(declaration, new Date(due))
      // Runs that were missed, say because the machine slept, are not made up for.
      due = next(now)
    }
    const timer = setTimeout(
      () => {
        this.#wait(declaration, next, due)
      },
      Math.min(due - now, LONGEST_TIMEOUT),
    )
    this.#timers.set(declaration.name, timer.unref())
  }
}
