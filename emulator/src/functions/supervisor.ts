import { existsSync, unwatchFile, watchFile } from 'node:fs'
import { ApiError } from '../http/message'
import type { FunctionDeclaration } from './declaration'
import { WorkerProcess, type WorkerOptions } from './worker-process'

export interface SupervisorOptions extends Omit<WorkerOptions, 'signal'> {
  /** Called with every worker that has loaded. */
  onLoad: (functions: readonly FunctionDeclaration[]) => void
}

/** How often, in milliseconds, the built file is looked at. */
const WATCH_INTERVAL = 250

/**
 * Keeps one worker with the newest functions: starts another when the built file has changed and
 * when the former one has ended by itself, the latter only once it is asked for, so that functions
 * that crash as soon as they are loaded do not do so for ever.
 */
export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #closing = new AbortController()
  #current: Promise<WorkerProcess> | undefined
  #changes: Promise<void> = Promise.resolve()

  constructor(options: SupervisorOptions) {
    this.#options = options
    watchFile(options.entry, { interval: WATCH_INTERVAL, persistent: false }, ({ mtimeMs }) => {
      // Also called when there is no file, now or yet.
      if (mtimeMs > 0) this.#changes = this.#changes.then(() => this.#reload())
    })
  }

  /**
   * The worker that serves now; waits while one is loading. Rejects with NOT_FOUND while nothing is
   * built, with UNAVAILABLE while what is built cannot be loaded; both are logged once.
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

  /** The former worker serves until the new one is ready, and stays if that cannot be loaded. */
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
    if (isLoaded) this.#options.log(`${this.#options.entry} was loaded again.`)
  }
}
