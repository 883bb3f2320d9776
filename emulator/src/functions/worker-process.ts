import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import type { Log } from '../http/log'
import { ApiError, type ApiRequest, type ApiResponse } from '../http/message'
import type { FunctionDeclaration } from './declaration'
import { FUNCTION_HEADER, SECRET_HEADER, WORKER_ROLE, WorkerMessage } from './worker-messages'

/** Label with which firebase-functions logs every callable request at level DEBUG. */
const CALL_VERIFICATION_LABEL = '"firebase-log-type":"callable-request-verification"'

function logOutput({ stdout, stderr }: ChildProcess, log: Log): void {
  for (const stream of [stdout, stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (!line.includes(CALL_VERIFICATION_LABEL)) log(`functions: ${readable(line)}`)
      })
}

function readable(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const { severity, message, ...rest } = JSON.parse(line) as Record<string, unknown>
    const text = [severity, message].filter((part) => typeof part === 'string').join(' ')
    return Object.keys(rest).length === 0 ? text : `${text} ${JSON.stringify(rest)}`
  } catch {
    return line
  }
}

export interface WorkerOptions {
  program: string
  entry: string
  folder: string
  environment: Record<string, string | undefined>
  signal: AbortSignal
  log: Log
}

export type Call = Pick<ApiRequest, 'method' | 'path' | 'headers' | 'body'>

/** Maximum time to load a built file, the same as Firebase's limit for discovering a file's exports. */
const LOAD_TIMEOUT_MS = 30_000
/** Maximum wait for the exit event of the process after a broken connection. */
const EXIT_TIMEOUT_MS = 1000
/** Maximum size of the heap in MiB. A memory leak ends the worker before it slows down the machine. */
const HEAP_LIMIT = 512
/** Headers of a single connection, which are not forwarded (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te'])

export class WorkerProcess {
  readonly functions: readonly FunctionDeclaration[]
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
    // An abort emits an error event. The exit event is handled instead.
    child.on('error', () => undefined)
    logOutput(child, log)
    const exited = new Promise((resolve) => child.once('exit', resolve))
    const message = await waitForLoad(child, exited)
    if (message.kind === 'failed') {
      child.kill('SIGKILL')
      throw new ApiError('UNAVAILABLE', `The functions cannot be loaded: ${message.reason}`)
    }
    for (const sentence of message.refused) log(sentence)
    return new WorkerProcess(child, exited, message)
  }

  /**
   * Calls a function. Rejects with INTERNAL if the process exits, and with DEADLINE_EXCEEDED after the function's
   * timeout. The process is then killed, because the function may be in an endless loop.
   */
  async call({ name, timeoutSeconds }: FunctionDeclaration, call: Call): Promise<ApiResponse> {
    this.#callsUnderWay++
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000)
    try {
      return await this.#send(name, call, deadline)
    } catch {
      if (deadline.aborted) this.#child.kill('SIGKILL')
      // A client that retries after this response must not reach a process that is about to exit.
      await Promise.race([this.exited, delay(EXIT_TIMEOUT_MS, null, { ref: false })])
      if (deadline.aborted)
        throw new ApiError('DEADLINE_EXCEEDED', `${name} took more than ${timeoutSeconds} s.`)
      throw new ApiError('INTERNAL', `${name} ended without an answer.`)
    } finally {
      this.#callsUnderWay--
      this.#endIfDone()
    }
  }

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

async function waitForLoad(child: ChildProcess, exited: Promise<unknown>): Promise<WorkerMessage> {
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
