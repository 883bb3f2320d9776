import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { FUNCTION_HEADER, SECRET_HEADER, type WorkerMessage } from '../worker-messages'
import { loadFunctions, type LoadedFunctions, type LoadedFunction } from './exports'

export async function runWorker(entry: string): Promise<void> {
  // Exits with the parent, even if the parent was killed.
  process.on('disconnect', () => process.exit())
  try {
    const { functions, refused } = await loadFunctions(entry)
    const secret = randomBytes(16).toString('hex')
    const port = await listen(listenersOf(entry, functions), secret)
    const declarations = [...functions.values()].map(({ declaration }) => declaration)
    sendToParent({ kind: 'ready', port, secret, functions: declarations, refused })
  } catch (error) {
    sendToParent({
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
}

function sendToParent(message: WorkerMessage): void {
  process.send?.(message)
}

function listenersOf(
  entry: string,
  functions: LoadedFunctions['functions'],
): Map<string, RequestListener> {
  if (functions.size === 0) return new Map()
  const express = requireExpress(entry)
  return new Map(
    [...functions].map(([name, loaded]) => [
      name,
      loaded.declaration.trigger.kind === 'firestore'
        ? eventListener(loaded)
        : httpListener(express, loaded),
    ]),
  )
}

/** Listens on a port. Other programs can reach the port, so requests must contain the secret. */
async function listen(listeners: Map<string, RequestListener>, secret: string): Promise<number> {
  const server = createServer((request, response) => {
    const { [SECRET_HEADER]: given, [FUNCTION_HEADER]: name, ...headers } = request.headers
    const listener = given === secret ? listeners.get(String(name)) : undefined
    request.headers = headers
    if (listener) listener(request, response)
    else response.writeHead(403).end()
  })
  // The parent reuses connections, and must not send a request on one that is being closed.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function eventListener({ run }: LoadedFunction): RequestListener {
  const statusOf = async (request: IncomingMessage) => {
    try {
      await run(withReadTime(await json(request)))
      return 204
    } catch (error) {
      console.error(error)
      return 500
    }
  }
  return (request, response) => {
    void statusOf(request).then((status) => response.writeHead(status).end())
  }
}

const Deletion = v.looseObject({
  time: v.string(),
  data: v.looseObject({ oldValue: v.object({}), value: v.optional(v.never()) }),
})

/**
 * Adds a non-enumerable document with only `updateTime` to the event of a deletion. firebase-functions logs a warning
 * without it, because it reads the snapshot's read time there (`_getValueProto` in common/providers/firestore).
 */
function withReadTime(event: unknown): unknown {
  if (!v.is(Deletion, event)) return event
  const value = Object.defineProperty({}, 'updateTime', { value: event.time })
  return { ...event, data: { ...event.data, value } }
}

/** The part of Express that `httpListener` uses, identical in versions 4 and 5. */
interface Express {
  (): App
  json(options: object): unknown
}
type App = RequestListener & { disable(setting: string): void; use(...handlers: unknown[]): void }
interface Response {
  headersSent: boolean
  status(code: number): { json(body: unknown): void }
}
type Next = (error: unknown) => void

/** Request size limit of Cloud Functions (cloud.google.com/functions/quotas). */
const BODY_LIMIT = '32mb'

function requireExpress(entry: string): Express {
  const sdk = createRequire(entry).resolve('firebase-functions')
  return createRequire(sdk)('express') as Express
}

/**
 * Returns a listener that runs a callable or scheduled function as Google's Functions Framework does: with Express'
 * request and response, the parsed body and its bytes in `rawBody`.
 */
function httpListener(express: Express, { run }: LoadedFunction): RequestListener {
  const verify = (request: { rawBody?: Buffer }, _: unknown, body: Buffer) => {
    request.rawBody = body
  }
  const app = express()
  app.disable('x-powered-by')
  app.use(
    express.json({ limit: BODY_LIMIT, verify }),
    // Express 4 ignores the promise of a handler, so this handler never rejects.
    async (request: unknown, response: unknown, next: Next) => {
      try {
        await run(request, response)
      } catch (error) {
        next(error)
      }
    },
    answerError,
  )
  return app
}

function answerError(error: unknown, _: unknown, response: Response, next: Next): void {
  // Errors of the body parser are client errors with their own status.
  const code = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const own = code >= 500
  if (own) console.error(error)
  if (response.headersSent) next(error)
  else
    response.status(code).json({
      error: {
        code,
        status: own ? 'INTERNAL' : 'INVALID_ARGUMENT',
        message: own ? 'INTERNAL' : String(error),
      },
    })
}
