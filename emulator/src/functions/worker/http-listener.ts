import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { LoadedFunction } from './exports'

/** As much of Express as is used here; versions 4 and 5 alike have it. */
export interface Express {
  (): App
  json(options: object): unknown
}
type App = RequestListener & { disable(setting: string): void; use(...handlers: unknown[]): void }
interface Response {
  headersSent: boolean
  status(code: number): { json(body: unknown): void }
}
type Next = (error: unknown) => void

/** Cloud Functions hands over requests of up to 32 MB (cloud.google.com/functions/quotas). */
const BODY_LIMIT = '32mb'

/** The Express that firebase-functions itself depends on, from where the functions find it. */
export function requireExpress(entry: string): Express {
  const sdk = createRequire(entry).resolve('firebase-functions')
  return createRequire(sdk)('express') as Express
}

/**
 * A listener that calls a function, a callable or of a schedule, as Google's Functions Framework does:
 * with Express' request and response, the body parsed, its bytes in `rawBody`.
 */
export function httpListener(express: Express, { run }: LoadedFunction): RequestListener {
  const verify = (request: { rawBody?: Buffer }, _: unknown, body: Buffer) => {
    request.rawBody = body
  }
  const app = express()
  app.disable('x-powered-by')
  app.use(
    express.json({ limit: BODY_LIMIT, verify }),
    // A promise of our own, because Express 4 does not look at a handler's.
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

/** Express knows an error handler by its four parameters. */
function answerError(error: unknown, _: unknown, response: Response, next: Next): void {
  // A body that cannot be parsed is the caller's fault, and carries a status of its own.
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
