import { expect, it } from 'vitest'
import type { StorageRequest } from '../access'
import { compileRules } from '../compile'
import { storageRules, uploadRequest } from '../../../tests/support/rules-requests'

const allowed = (rules: string, request: StorageRequest) =>
  compileRules(rules).storage(request).allowed
const allow = (method: string, condition: string) =>
  storageRules(`match /images/{file} { allow ${method}: if ${condition}; }`)

it('request.resource contains the name and bucket of an upload, and only metadata that the upload sets', () => {
  const creates = (condition: string) => allowed(allow('create', condition), uploadRequest())
  expect(
    creates("request.resource.name == 'images/' + file && request.resource.bucket == bucket"),
  ).toBe(true)
  expect(creates("'contentDisposition' in request.resource")).toBe(false)
  expect(creates('request.resource.contentDisposition != null')).toBe(false)
})

it('allows rules to look up two Firestore documents, but not three', () => {
  const some = (...ids: string[]) => {
    const absent = (id: string) => `!firestore.exists(/databases/(default)/documents/users/${id})`
    return compileRules(allow('create', ids.map(absent).join(' && '))).storage(uploadRequest())
  }
  expect(some('a', 'b', 'a', 'b').allowed).toBe(true)
  expect(some('a', 'b', 'c')).toEqual({
    allowed: false,
    reasons: ['More than 2 documents were looked up.'],
  })
})
