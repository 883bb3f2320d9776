import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { LoadedFunction } from './exports'

/** The part of Express that is used here, which is the same in versions 4 and 5. */
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

/** Request size limit of Cloud Functions (cloud.google.com/functions/quotas). */
const BODY_LIMIT = '32mb'

export function requireExpress(entry: string): Express {
  const sdk = createRequire(entry).resolve('firebase-functions')
  return createRequire(sdk)('express') as Express
}

/**
 * Returns a listener that runs a callable or scheduled function as Google's Functions Framework does: with Express'
 * request and response, the parsed body and its bytes in `rawBody`.
 */
export function httpListener(express: Express, { run }: LoadedFunction): RequestListener {
  const verify = (request: { rawBody?: Buffer }, _: unknown, body: Buffer) => {
    request.rawBody = body
  }
  const app = express()
  app.disable('x-powered-by')
  app.use(
    express.json({ limit: BODY_LIMIT, verify }),
    // Express 4 ignores the promise of a handler, so this one never rejects.
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

/** Responds to errors. Express recognizes an error handler by its four parameters. */
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
