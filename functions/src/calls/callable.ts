import { type CallableFunction, onCall } from 'firebase-functions/https'
import type { GlobalOptions } from 'firebase-functions/options'
import type * as v from 'valibot'
import type { Role } from '@/domain/users/role'
import { type Services, services } from '../services'
import { requireRole } from './caller'
import { parseInput } from './input'
import { refuse } from './refusal'

interface CallableDefinition<Schema extends v.GenericSchema, Answer> {
  /** Who may call it; 'anyone' needs no account. */
  roles: readonly Role[] | 'anyone'
  input: Schema
  /** The most bytes that a call may send; without it what Cloud Functions take. */
  mostBytes?: number
  /** Of the instances it runs on; what it does not say is as with all functions (global-options.ts). */
  options?: Pick<GlobalOptions, 'memory' | 'concurrency' | 'secrets'>
  /** `caller` is the uid of who calls; where anyone may that of any account, '' without one. */
  work: (services: Services, input: v.InferOutput<Schema>, caller: string) => Promise<Answer>
}

/**
 * `APP_CHECK=true` in functions/.env: calls come from pages of our own alone, which then need
 * `VITE_APPCHECK_SITE_KEY`.
 */
const enforceAppCheck = process.env['APP_CHECK'] === 'true'

/** A function that pages call: who may, the shape of what they send, and the work. */
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
    return work(services, parseInput(input, data), caller)
  })
}

function inWords(bytes: number): string {
  return bytes < 1024 ** 2 ? `${bytes / 1024} kB` : `${bytes / 1024 ** 2} MB`
}
