import type { Log } from '../http/log'
import type { Caller, RulesDocument, Ruleset, StorageRequest } from '../rules/access'
import { StorageError } from './storage-error'
import type { StoredObject } from './objects/stored-object'

/** A storage request without caller, time and document lookups. The access control adds these. */
export type Question = StorageRequest extends infer Request
  ? Request extends StorageRequest
    ? Omit<Request, 'caller' | 'time' | 'budget' | 'lookup'>
    : never
  : never

export interface AccessControlOptions {
  rulesFor(projectId: string): Ruleset
  readDocument(projectId: string, path: string): RulesDocument | null
  log: Log
}

export type AssertAllowed = (caller: Caller, projectId: string, question: Question) => void

export function createAccessControl(options: AccessControlOptions): AssertAllowed {
  return (caller, projectId, question) => {
    if (caller.kind === 'owner') return
    const rules = options.rulesFor(projectId)
    const request: StorageRequest = {
      ...question,
      caller,
      time: new Date().toISOString(),
      lookup: (path) => options.readDocument(projectId, path),
    }
    const verdict = rules.storage(request)
    rules.onAnswer?.(question.path, verdict.allowed, (other) => other.storage(request).allowed)
    if (verdict.allowed) return
    const { method, path } = question
    options.log(`storage.rules: ${method} ${path}: ${verdict.reasons.join('; ')}`)
    throw permissionDenied()
  }
}

export function permissionDenied(): StorageError {
  return new StorageError(403, 'Permission denied.')
}

/**
 * Returns the request that the rules see for an upload. An upload is a create, even if it replaces an object
 * (firebase.google.com/docs/storage/security/core-syntax). Sources disagree about whether `resource` is the replaced
 * object or null (null: firebase-tools #3292, #10302, firebase-js-sdk #5079; set: firebase-tools #4330), so
 * `showsReplaced` selects one.
 */
export function uploadQuestion(
  bucket: string,
  replaced: StoredObject | null,
  next: StoredObject,
  showsReplaced: boolean,
): Question {
  const resource = showsReplaced ? replaced : null
  return { bucket, path: next.name, method: 'create', resource, requestResource: next }
}
