import { type CallableFunction, onCall, type Request } from 'firebase-functions/https'
import type { GlobalOptions } from 'firebase-functions/options'
import type * as v from 'valibot'
import type { Role } from '@/domain/users/role'
import { type Services, services } from '../services'
import { requireRole } from './caller'
import { parseInput } from './input'
import { refuse } from './refusal'

interface CallableDefinition<Schema extends v.GenericSchema, Answer> {
  /** Roles that may call the function. 'anyone' allows calls without an account. */
  roles: readonly Role[] | 'anyone'
  input: Schema
  /** Maximum size of a request in bytes. Defaults to the limit of Cloud Functions. */
  mostBytes?: number
  options?: Pick<GlobalOptions, 'memory' | 'concurrency' | 'secrets' | 'enforceAppCheck'>
  /**
   * Implementation of the function. `caller` is the uid of the caller, or '' for a caller without an account. `address`
   * is the caller's IP address.
   */
  work: (
    services: Services,
    input: v.InferOutput<Schema>,
    caller: string,
    address: string,
  ) => Promise<Answer>
}

/**
 * Whether calls require App Check. `APP_CHECK=true` in functions/.env allows only calls from the site's own pages,
 * which then need `VITE_APPCHECK_SITE_KEY`.
 */
const enforceAppCheck = process.env['APP_CHECK'] === 'true'

/** Defines a callable function that checks the caller's role and parses the input before it calls `work`. */
export function callable<Schema extends v.GenericSchema, Answer>({
  roles,
  input,
  mostBytes = Infinity,
  options,
  work,
}: CallableDefinition<Schema, Answer>): CallableFunction<unknown, Promise<Answer>> {
  return onCall({ enforceAppCheck, ...options }, async (request) => {
    const { auth, data, rawRequest } = request
    const caller =
      roles === 'anyone'
        ? (auth?.uid ?? '')
        : await requireRole(services.firestore, auth?.uid, roles)
    if (rawRequest.rawBody.length > mostBytes)
      throw refuse('invalid-argument', `Terlalu besar: paling banyak ${inWords(mostBytes)}.`)
    return work(services, parseInput(input, data), caller, addressOf(rawRequest))
  })
}

/** Returns the caller's IP address, which Google appends to the header. Callers can forge all earlier addresses. */
function addressOf({ headers, socket }: Request): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  return forwarded.at(-1)?.trim() || (socket.remoteAddress ?? '')
}

function inWords(bytes: number): string {
  return bytes < 1024 ** 2 ? `${bytes / 1024} kB` : `${bytes / 1024 ** 2} MB`
}
