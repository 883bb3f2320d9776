import { existsSync, unwatchFile, watchFile } from 'node:fs'
import { ApiError } from '../http/message'
import type { FunctionDeclaration } from './declaration'
import { WorkerProcess, type WorkerOptions } from './worker-process'

export interface SupervisorOptions extends Omit<WorkerOptions, 'signal'> {
  onLoad: (functions: readonly FunctionDeclaration[]) => void
}

/** Interval in milliseconds at which the built file is checked for changes. */
const WATCH_INTERVAL = 250

/**
 * Runs one worker with the latest functions and replaces it when the built file changes. A worker that exited is
 * restarted only on the next request, so that functions that crash at load do not restart forever.
 */
export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #closing = new AbortController()
  #current: Promise<WorkerProcess> | undefined
  #changes: Promise<void> = Promise.resolve()

  constructor(options: SupervisorOptions) {
    this.#options = options
    watchFile(options.entry, { interval: WATCH_INTERVAL, persistent: false }, ({ mtimeMs }) => {
      if (mtimeMs > 0) this.#changes = this.#changes.then(() => this.#reload())
    })
  }

  /**
   * Returns the worker. Waits while a worker is loading. Rejects with NOT_FOUND if nothing is built, and with
   * UNAVAILABLE if the built file cannot be loaded. Both failures are logged once.
   */
  worker(): Promise<WorkerProcess> {
    this.#current ??= this.#start()
    return this.#current
  }

  close(): void {
    unwatchFile(this.#options.entry)
    this.#closing.abort()
  }

  #start(): Promise<WorkerProcess> {
    const starting = this.#spawn()
    starting.then(
      (worker) => {
        this.#options.onLoad(worker.functions)
        void worker.exited.then(() => {
          if (this.#current === starting) this.#current = undefined
        })
      },
      (error: unknown) => {
        if (!this.#closing.signal.aborted)
          this.#options.log(error instanceof Error ? error.message : String(error))
      },
    )
    return starting
  }

  async #spawn(): Promise<WorkerProcess> {
    this.#closing.signal.throwIfAborted()
    if (!existsSync(this.#options.entry))
      throw new ApiError('NOT_FOUND', `No functions: ${this.#options.entry} is not built.`)
    return WorkerProcess.start({ ...this.#options, signal: this.#closing.signal })
  }

  /** Loads a new worker. Uses the previous worker until the new worker is ready, or if it cannot be loaded. */
  async #reload(): Promise<void> {
    const starting = this.#start()
    const isLoaded = await starting.then(
      () => true,
      () => false,
    )
    const former = await this.#current?.catch(() => undefined)
    if (!isLoaded && former) return
    this.#current = starting
    former?.retire()
    if (isLoaded) this.#options.log(`${this.#options.entry} was reloaded.`)
  }
}
