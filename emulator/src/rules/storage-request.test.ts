import { describe, expect, it } from 'vitest'
import type { RulesDocument, StorageRequest } from './access'
import { compileRules } from './compile'
import {
  documents,
  OBJECT,
  REQUEST,
  storageRules,
  uploadRequest,
} from '../../tests/support/rules-requests'

const allowed = (rules: string, request: StorageRequest) =>
  compileRules(rules).storage(request).allowed
const allow = (method: string, condition: string) =>
  storageRules(`match /images/{file} { allow ${method}: if ${condition}; }`)

const { bucket, name: path } = OBJECT
const read: StorageRequest = { ...REQUEST, method: 'get', bucket, path, resource: OBJECT }
const remove: StorageRequest = { ...read, method: 'delete' }
const list: StorageRequest = { ...REQUEST, method: 'list', bucket, path: 'images', resource: null }

describe('an upload', () => {
  const fits = allow(
    'create',
    `request.resource.size < 10 * 1024 * 1024
      && request.resource.contentType.matches('image/(png|jpeg)')
      && request.resource.name == 'images/' + file
      && request.resource.bucket == bucket
      && request.resource.metadata.by == 'sari'
      && !('timeCreated' in request.resource)
      && resource == null`,
  )
  const metadata = { by: 'sari' }

  it('is judged by what it would leave', () => {
    expect(allowed(fits, uploadRequest({ metadata }))).toBe(true)
  })

  it.each([
    ['too large', { size: 10 * 1024 * 1024 }],
    ['of another type', { contentType: 'image/svg+xml' }],
    ['in another folder', { name: 'private/1.png' }],
    ['without its metadata', { metadata: {} }],
  ])('%s is refused', (_, changed) => {
    expect(allowed(fits, uploadRequest({ metadata, ...changed }))).toBe(false)
  })

  it('may see what it replaces', () => {
    const rules = allow('create', 'request.resource.size < resource.size')
    const replacing = (size: number): StorageRequest => ({
      ...REQUEST,
      method: 'create',
      bucket,
      path,
      resource: OBJECT,
      requestResource: { ...OBJECT, size },
    })
    expect([allowed(rules, replacing(999)), allowed(rules, replacing(1_000))]).toEqual([
      true,
      false,
    ])
    expect(allowed(rules, uploadRequest({ size: 1 }))).toBe(false)
  })

  it('without metadata of a kind has none', () => {
    const creates = (condition: string) => allowed(allow('create', condition), uploadRequest())
    expect(creates("'contentDisposition' in request.resource")).toBe(false)
    expect(creates('request.resource.contentDisposition != null')).toBe(false)
  })
})

it.each([
  ['read', [true, true, false, false]],
  ['write', [false, false, true, true]],
  ['get', [true, false, false, false]],
  ['list', [false, true, false, false]],
  ['create', [false, false, true, false]],
  ['delete', [false, false, false, true]],
])('allow %s opens %j of get, list, create, delete', (method, expected) => {
  const rules = storageRules(`match /{all=**} { allow ${method}; }`)
  const requests = [read, list, uploadRequest(), remove]
  expect(requests.map((request) => allowed(rules, request))).toEqual(expected)
})

it('a delete leaves null behind', () => {
  expect(
    allowed(allow('delete', 'request.resource == null && resource.size == 1000'), remove),
  ).toBe(true)
  expect(allowed(allow('get', 'request.resource == null'), read)).toBe(false)
})

it('an object that does not exist is null', () => {
  expect(allowed(allow('get', 'resource == null'), { ...read, resource: null })).toBe(true)
  expect(allowed(allow('get', 'resource.size > 0'), { ...read, resource: null })).toBe(false)
})

it('a folder is listed by its path, the bucket by none', () => {
  const folder = storageRules('match /images { allow list; }')
  const everything = storageRules('match /{all=**} { allow list; }')
  expect(allowed(folder, list)).toBe(true)
  expect(allowed(folder, { ...list, path: 'private' })).toBe(false)
  expect(allowed(folder, { ...list, path: '' })).toBe(false)
  expect(allowed(everything, { ...list, path: '' })).toBe(true)
})

describe('a document of Firestore', () => {
  const user: RulesDocument = {
    path: 'users/u1',
    fields: { role: { stringValue: 'editor' }, disabled: { booleanValue: false } },
  }
  const at = (path: string) => `/databases/(default)/documents/${path}`
  const as = (uid: string, ...found: RulesDocument[]): StorageRequest => ({
    ...uploadRequest(),
    caller: { kind: 'user', uid, token: {} },
    lookup: documents(...found),
  })
  const editors = storageRules(
    `function user() { return firestore.get(${at('users/$(request.auth.uid)')}).data; }`,
    "match /images/{file} { allow create: if user().role == 'editor' && !user().disabled; }",
  )

  it('decides with firestore.get', () => {
    expect(allowed(editors, as('u1', user))).toBe(true)
    expect(allowed(editors, as('u2', user))).toBe(false)
    expect(allowed(editors, as('u1'))).toBe(false)
    expect(allowed(editors, { ...as('u1', user), caller: { kind: 'anonymous' } })).toBe(false)
  })

  it('decides with firestore.exists', () => {
    const known = allow('create', `firestore.exists(${at('users/$(request.auth.uid)')})`)
    expect(allowed(known, as('u1', user))).toBe(true)
    expect(allowed(known, as('u2', user))).toBe(false)
  })

  it('may be one of two, not of three', () => {
    const some = (...ids: string[]) =>
      allow('create', ids.map((id) => `!firestore.exists(${at(`users/${id}`)})`).join(' && '))
    expect(allowed(some('a', 'b', 'a', 'b'), as('u1'))).toBe(true)
    expect(allowed(some('a', 'b', 'c'), as('u1'))).toBe(false)
    expect(compileRules(some('a', 'b', 'c')).storage(as('u1')).reasons).toEqual([
      'More than 2 documents were looked up.',
    ])
  })
})
