import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import type { Log } from '../http/log'
import { ApiError, type ApiRequest, type ApiResponse } from '../http/message'
import { logOutput } from './child-output'
import type { FunctionDeclaration } from './declaration'
import { FUNCTION_HEADER, SECRET_HEADER, WORKER_ROLE, WorkerMessage } from './worker-messages'

export interface WorkerOptions {
  /** The JavaScript file that becomes a worker when started with `WORKER_ROLE`. */
  program: string
  /** The functions' built file. */
  entry: string
  /** Where the functions run: the folder of their package.json. */
  folder: string
  environment: Record<string, string | undefined>
  /** Kills the process, loaded or not. */
  signal: AbortSignal
  log: Log
}

/** What a call consists of; `path` is what the function sees. */
export type Call = Pick<ApiRequest, 'method' | 'path' | 'headers' | 'body'>

/** Firebase's own limit for finding out what a file exports. */
const LOAD_TIMEOUT_MS = 30_000
/** Between a broken connection and the news that the process has ended. */
const EXIT_TIMEOUT_MS = 1000
/** MiB; endless memory shall end the worker before it troubles the machine. */
const HEAP_LIMIT = 512
/** They are about the connection to us, not to the worker (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te'])

/** A child process that has loaded the functions. */
export class WorkerProcess {
  readonly functions: readonly FunctionDeclaration[]
  /** Resolves when the process has ended, for whatever reason. */
  readonly exited: Promise<unknown>
  readonly #child: ChildProcess
  readonly #port: number
  readonly #secret: string
  readonly #agent = new Agent({ keepAlive: true })
  #callsUnderWay = 0
  #retired = false

  private constructor(
    child: ChildProcess,
    exited: Promise<unknown>,
    { functions, port, secret }: Extract<WorkerMessage, { kind: 'ready' }>,
  ) {
    this.functions = functions
    this.exited = exited
    this.#child = child
    this.#port = port
    this.#secret = secret
  }

  /** Resolves when the functions are loaded. Rejects with UNAVAILABLE when they cannot be. */
  static async start(options: WorkerOptions): Promise<WorkerProcess> {
    const { program, entry, folder, environment, signal, log } = options
    const child = fork(program, [WORKER_ROLE, entry], {
      cwd: folder,
      env: environment,
      execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_LIMIT}`],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    // Being aborted is reported as an error; the exit says all that is needed.
    child.on('error', () => undefined)
    logOutput(child, log)
    const exited = new Promise((resolve) => child.once('exit', resolve))
    const message = await loaded(child, exited)
    if (message.kind === 'failed') {
      child.kill('SIGKILL')
      throw new ApiError('UNAVAILABLE', `The functions cannot be loaded: ${message.reason}`)
    }
    for (const sentence of message.refused) log(sentence)
    return new WorkerProcess(child, exited, message)
  }

  /**
   * Calls a function. Rejects with INTERNAL when the process ends meanwhile, and with
   * DEADLINE_EXCEEDED after the function's own time; what then still runs, perhaps in an endless
   * loop, is ended with the process.
   */
  async call({ name, timeoutSeconds }: FunctionDeclaration, call: Call): Promise<ApiResponse> {
    this.#callsUnderWay++
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000)
    try {
      return await this.#send(name, call, deadline)
    } catch {
      if (deadline.aborted) this.#child.kill('SIGKILL')
      // Whoever calls again on this answer must not meet a process that is about to end.
      await Promise.race([this.exited, delay(EXIT_TIMEOUT_MS, null, { ref: false })])
      if (deadline.aborted)
        throw new ApiError('DEADLINE_EXCEEDED', `${name} took more than ${timeoutSeconds} s.`)
      throw new ApiError('INTERNAL', `${name} ended without an answer.`)
    } finally {
      this.#callsUnderWay--
      this.#endIfDone()
    }
  }

  /** Ends the process as soon as the calls under way are answered. */
  retire(): void {
    this.#retired = true
    this.#endIfDone()
  }

  #endIfDone(): void {
    if (this.#retired && this.#callsUnderWay === 0) this.#child.kill('SIGKILL')
  }

  async #send(name: string, call: Call, signal: AbortSignal): Promise<ApiResponse> {
    const outgoing = httpRequest({
      host: '127.0.0.1',
      port: this.#port,
      method: call.method,
      path: call.path,
      headers: {
        ...withoutHopByHop(call.headers),
        'content-length': call.body.length,
        [SECRET_HEADER]: this.#secret,
        [FUNCTION_HEADER]: name,
      },
      agent: this.#agent,
      signal,
    })
    const answered = new Promise<ApiResponse>((resolve, reject) => {
      outgoing.once('error', reject)
      outgoing.once('response', (incoming) => {
        const { statusCode: status = 500, headers } = incoming
        buffer(incoming).then(
          (body) => resolve({ status, headers: withoutHopByHop(headers), body }),
          reject,
        )
      })
    })
    outgoing.end(call.body)
    return answered
  }
}

async function loaded(child: ChildProcess, exited: Promise<unknown>): Promise<WorkerMessage> {
  const timeout = AbortSignal.timeout(LOAD_TIMEOUT_MS)
  return Promise.race([
    once(child, 'message', { signal: timeout }).then(
      ([message]) => v.parse(WorkerMessage, message),
      (): WorkerMessage => ({ kind: 'failed', reason: `no end after ${LOAD_TIMEOUT_MS} ms` }),
    ),
    exited.then((): WorkerMessage => ({ kind: 'failed', reason: 'the process ended' })),
  ])
}

function withoutHopByHop(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.has(name) ? [] : [[name, String(value)]],
    ),
  )
}
