import type { Log } from '../http/log'
import type { Caller, RulesDocument, Ruleset, StorageRequest } from '../rules/access'
import { StorageError } from './storage-error'
import type { StoredObject } from './stored-object'

/** What is asked of the rules; who asks, when and with which documents is added here. */
export type Question = StorageRequest extends infer Request
  ? Request extends StorageRequest
    ? Omit<Request, 'caller' | 'time' | 'budget' | 'lookup'>
    : never
  : never

export interface AccessControlOptions {
  rulesFor(projectId: string): Ruleset
  /** `firestore.get()` of the rules: the document at `path` (`users/u1`) as it is now. */
  readDocument(projectId: string, path: string): RulesDocument | null
  log: Log
}

/** Throws a StorageError of status 403 unless the rules allow it. The administrator may everything. */
export type AssertAllowed = (caller: Caller, projectId: string, question: Question) => void

export function createAccessControl(options: AccessControlOptions): AssertAllowed {
  return (caller, projectId, question) => {
    if (caller.kind === 'owner') return
    const verdict = options.rulesFor(projectId).storage({
      ...question,
      caller,
      time: new Date().toISOString(),
      lookup: (path) => options.readDocument(projectId, path),
    })
    if (verdict.allowed) return
    const { method, path } = question
    options.log(`storage.rules: ${method} ${path}: ${verdict.reasons.join('; ')}`)
    throw permissionDenied()
  }
}

export function permissionDenied(): StorageError {
  return new StorageError(403, 'Permission denied.')
}

/** A write is a create where nothing is, else an update; in production too. */
export function writeQuestion(
  bucket: string,
  existing: StoredObject | null,
  next: StoredObject,
): Question {
  const asked = { bucket, path: next.name, requestResource: next }
  return existing
    ? { ...asked, method: 'update', resource: existing }
    : { ...asked, method: 'create', resource: null }
}
