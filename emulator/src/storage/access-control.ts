import type { Log } from '../http/log'
import type { Caller, RulesDocument, Ruleset, StorageRequest } from '../rules/access'
import { StorageError } from './storage-error'
import type { StoredObject } from './objects/stored-object'

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
 * Content is created, whatever it replaces (firebase.google.com/docs/storage/security/core-syntax:
 * create "applies to writes to file contents"). Whether the rules then see in `resource` what was there
 * is disputed (null: firebase-tools #3292, #10302, firebase-js-sdk #5079; set: firebase-tools #4330),
 * so that rules must hold either way: `showsReplaced` chooses.
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
