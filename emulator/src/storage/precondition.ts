import { StorageError } from './storage-error'
import type { StoredObject } from './stored-object'

const CONDITIONS = [
  ['ifGenerationMatch', 'generation', true],
  ['ifGenerationNotMatch', 'generation', false],
  ['ifMetagenerationMatch', 'metageneration', true],
  ['ifMetagenerationNotMatch', 'metageneration', false],
] as const

export const PRECONDITIONS = CONDITIONS.map(([parameter]) => parameter)

/**
 * Holds the conditions of a query against the object as it is; where none is, its generation is 0
 * (cloud.google.com/storage/docs/request-preconditions). Throws a StorageError: 412, or 400 when a
 * condition is no number.
 */
export function assertPreconditions(query: URLSearchParams, object: StoredObject | null): void {
  for (const [parameter, property, mustMatch] of CONDITIONS) {
    const wanted = query.get(parameter)
    if (wanted === null) continue
    if (!/^\d+$/.test(wanted)) throw new StorageError(400, `${parameter} must be a number.`)
    if (((object?.[property] ?? '0') === wanted) !== mustMatch)
      throw new StorageError(412, `The object does not meet ${parameter}=${wanted}.`)
  }
}
