import { doc, setDoc } from 'firebase/firestore/lite'
import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complaintPhotoPath, REPORTS_PER_HOUR } from '../../src/domain/complaints/complaint'
import type { ReceiptAnswer } from '../../src/domain/complaints/proof-of-work'
import { versionOf } from '../../src/domain/tables/saved-table'
import { type Role, ROLES } from '../../src/domain/users/role'
import { findProof } from '../../src/lib/reports/find-proof'
import { type Answer, request } from '../rules/attacks/attackers'
import { startEmpty } from '../support/emulator-setup'
import { newCode, REPORTER } from './complaints/report'
import { callablesAt, PROJECT_ID, setupVillage } from './village'

// Uses a separate Firebase, because the tests compare its complete content and cause many logs.
const local = await startEmpty({ isQuiet: true })
afterAll(local.stop)
const village = setupVillage(local.url)
/** Callables of the running local Firebase, read from it so that new callables are tested as well. */
const callables = await callablesAt(local.url)

/** Roles that may call each callable for another person. Callables for visitors ignore the session. */
const CALLERS: Readonly<Record<string, readonly Role[]>> = {
  'create-user': ['admin'],
  'users-changeemail': ['admin'],
  'users-signout': ['admin'],
  'save-page-content': ['editor', 'admin'],
  'save-table': ['editor', 'admin'],
  'complaints-administer': ['admin'],
}

type Headers = Record<string, string>
const TYPE = { 'content-type': 'application/json' }
const tokens: Partial<Record<Role, string>> = {}
let inputs: Record<string, object> = {}

const CODE = newCode()
const DENIED = /Anda tidak memiliki izin untuk tindakan ini\./

/** Returns a valid input of each callable. `victim` is the uid whose e-mail would change. */
const inputsFor = (victim: string): Record<string, object> => ({
  'create-user': {
    ...{ uid: ulid(), name: 'Neng', email: 'neng@desa.test', role: 'admin', avatarurl: '' },
    password: 'pagar-bambu-ungu',
  },
  'users-changeemail': { uid: victim, email: 'ambil@desa.test' },
  'users-signout': { uid: victim },
  'save-page-content': {
    ...{ slug: 'visi-misi', title: 'Visi dan misi', version: '' },
    content: { vision: 'Maju', missions: ['Bersama'] },
  },
  'save-table': {
    ...{ table: 'population_gender', asof: '2026-11-21', version: versionOf([]) },
    lines: [{ name: 'Perempuan', value: 7, fill: '#1F5D3F' }],
  },
  'complaints-administer': { action: 'delete', ids: [newCode()] },
  'complaints-receive': {
    ...{ kind: 'complaint', id: CODE, date: '2026-11-21T03:04:05.678Z', input: REPORTER },
    documentationurl: complaintPhotoPath(CODE, 1_763_700_000_000),
    proof: { hour: '2026-11-21T03', nonce: '00000000' },
  },
  'push-subscribe': {
    ...{ action: 'set', endpoint: 'https://fcm.googleapis.com/a', topics: [] },
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  },
  'requests-act': { code: newCode(), id: ulid(), kind: 'cabut' },
  'errors-report': {
    ...{ kind: 'script', message: 'TypeError', build: 'index-a', route: '/berita/:id' },
    browser: 'Chrome',
  },
  search: { q: 'panen', group: 'news', page: 0 },
})

beforeAll(async () => {
  for (const role of ROLES) {
    const { auth } = await village.person(role)
    tokens[role] = (await auth.currentUser?.getIdToken()) ?? ''
  }
  inputs = inputsFor((await village.person('kontributor')).uid)
})

function call(
  who: Role | 'visitor',
  name: string,
  body?: string,
  headers: Headers = TYPE,
  method = 'POST',
) {
  const authorization = who === 'visitor' ? {} : { authorization: `Bearer ${tokens[who]}` }
  return request(new URL(`/${PROJECT_ID}/asia-southeast2/${name}`, local.url), method, {
    ...(body !== undefined && { body: new Blob([body]) }),
    headers: { ...headers, ...authorization },
  })
}

async function allContent(): Promise<string> {
  await village.settle()
  const headers = { authorization: 'Bearer owner' }
  const documents = `/v1/projects/${PROJECT_ID}/databases/(default)/documents:runQuery`
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:batchGet`
  const structuredQuery = { from: [{ allDescendants: true }] }
  const [found, people] = [
    await request(new URL(documents, local.url), 'POST', { headers, body: { structuredQuery } }),
    await request(new URL(`${accounts}?maxResults=1000`, local.url), 'GET', { headers }),
  ]
  expect([found.status, people.status]).toEqual([200, 200])
  return (found.text + people.text).replaceAll(/"readTime":"[^"]*"/g, '')
}

/** Expects an error of the client (4xx) that reveals no implementation details. */
function expectRefusal({ status, text }: Answer, what: string): void {
  expect(status, `${what} ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(400)
  expect(status, `${what} ${text.slice(0, 300)}`).toBeLessThan(500)
  expect(text, what).not.toMatch(
    /INTERNAL|node_modules|\/(?:functions|dist|src)\/|\bat \w+ \(|[.]m?[jt]s\b/,
  )
}

it('covers every callable', () => {
  const open = ['complaints-receive', 'errors-report', 'push-subscribe', 'requests-act', 'search']
  expect([...Object.keys(CALLERS), ...open].toSorted()).toEqual(callables.toSorted())
  expect(Object.keys(inputs).toSorted()).toEqual(callables.toSorted())
})

const deep = (times: number) => '['.repeat(times) + ']'.repeat(times)

const INVALID_REQUESTS: [
  what: string,
  body?: string | undefined,
  headers?: Headers,
  method?: string,
][] = [
  ['no body'],
  ['a truncated body', '{"data":'],
  ['a list', '[]'],
  ['fields besides data', '{"data":{},"context":{"auth":{"uid":"admin"}}}'],
  ['a prototype around the data', '{"__proto__":{"data":{}}}'],
  ['the method GET', undefined, TYPE, 'GET'],
  ['a text content type', '{"data":{}}', { 'content-type': 'text/plain' }],
  ['another character set', '{"data":{}}', { 'content-type': 'application/json; charset=utf-16' }],
  ['bytes that are not compressed', '{"data":{}}', { ...TYPE, 'content-encoding': 'gzip' }],
]

it.each(INVALID_REQUESTS)('refuses a request with %s', async (_, body, headers, method) => {
  for (const name of ['search', 'create-user'])
    for (const who of ['visitor', 'kontributor', 'admin'] as const)
      expectRefusal(await call(who, name, body, headers, method), `${name} ${who}`)
})

const DATA: [name: string, data: string][] = [
  ['a number', '1e400'],
  ['a list', '[{}]'],
  ['lists a thousand deep', deep(1000)],
  ['fields a thousand deep', `{"uid":${deep(1000)},"q":${deep(1000)},"table":${deep(1000)}}`],
  ['a megabyte of text', `"${'a'.repeat(1_000_000)}"`],
  [
    'a hundred kilobytes of fields',
    `{${Array.from({ length: 6_000 }, (__, at) => `"a${at}":${at}`).join()}}`,
  ],
  ['a prototype', '{"__proto__":{"role":"admin","q":"a"}}'],
  ['a constructor', '{"constructor":{"prototype":{"role":"admin","q":"a"}}}'],
  ['built-in property names', '{"table":"__proto__","slug":"constructor","action":"toString"}'],
]

/** Yields the input with each of its parts replaced, one at a time. */
function* replaced(
  part: unknown,
  by: unknown,
  path = '',
): Generator<[path: string, input: unknown]> {
  if (path !== '' && kindOf(part) !== kindOf(by)) yield [path, by]
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part))
    for (const [place, inner] of replaced(value, by, `${path}.${key}`)) {
      const copy: unknown = structuredClone(part)
      yield [place, Object.assign(copy as object, { [key]: inner })]
    }
}
const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value

const WRONG: unknown[] = [
  ...[null, true, 7.5, 'x', [], {}, { $ne: '' }, [['a']]],
  { toString: 'a', length: 1e9 },
  Symbol.for('a megabyte'),
]

/** Converts data to JSON and replaces each symbol by a megabyte of text. */
const jsonOf = (data: unknown) =>
  JSON.stringify({ data }, (_, value: unknown) =>
    typeof value === 'symbol' ? 'x'.repeat(1_000_000) : value,
  )

it.each(callables)('%s refuses malformed data and fields, and changes nothing', async (name) => {
  const before = await allContent()
  for (const data of [null, 'teks', 7, [], {}, { uid: 7, slug: {}, kind: [], table: 1 }])
    expect(await call('admin', name, jsonOf(data)), jsonOf(data)).toMatchObject({
      status: 400,
      text: expect.stringContaining('Periksa kembali isian Anda.') as string,
    })
  for (const [what, data] of DATA)
    expectRefusal(await call('admin', name, `{"data":${data}}`), what)
  for (const wrong of WRONG)
    for (const [path, data] of replaced(inputs[name], wrong))
      expectRefusal(
        await call('admin', name, jsonOf(data)),
        `${path} = ${jsonOf(wrong).slice(0, 50)}`,
      )
  const data = JSON.stringify(inputs[name])
  for (const body of [
    `{"__proto__":${data}}`,
    `{"constructor":{"prototype":${data}}}`,
    `{"prototype":${data}}`,
    `[${data}]`,
    `{"data":${data}}`,
  ]) {
    expectRefusal(await call('admin', name, `{"data":${body}}`), body)
    expectRefusal(await call('admin', name, '{"data":{}}'), `after ${body}`)
  }
  expect(await allContent()).toBe(before)
})

it.each(Object.entries(CALLERS))(
  '%s accepts only callers with the roles %j',
  async (name, roles) => {
    const before = await allContent()
    const body = jsonOf(inputs[name])
    for (const who of ['visitor', ...ROLES.filter((role) => !roles.includes(role))] as const) {
      const { status, text } = await call(who, name, body)
      expect(status, who).toBe(who === 'visitor' ? 401 : 403)
      expect(text, who).toMatch(who === 'visitor' ? /Silakan masuk terlebih dahulu\./ : DENIED)
    }
    for (const role of roles) expect((await call(role, name, '{"data":{}}')).status, role).toBe(400)
    expect(await allContent()).toBe(before)
  },
)

it.each(Object.keys(CALLERS))('%s accepts the valid input from an admin', async (name) => {
  expect((await call('admin', name, jsonOf(inputs[name]))).status).toBe(200)
})

it('complaints-receive counts reports by the IP address that Google adds to the request, and ignores addresses from the caller', async () => {
  const hour = new Date().toISOString().slice(0, 13)
  await setDoc(doc(village.firestore, 'complaint_rate/1'), { count: REPORTS_PER_HOUR, hour })
  const from = (address: string, data: object) =>
    call('visitor', 'complaints-receive', jsonOf(data), { ...TYPE, 'x-forwarded-for': address })
  const bitsFor = async (address: string) => {
    const { text } = await from(address, { kind: 'question', id: newCode() })
    return (JSON.parse(text) as { result: ReceiptAnswer }).result.bits
  }
  for (const forged of ['192.0.2.1', '192.0.2.2']) {
    const id = newCode()
    const documentationurl = complaintPhotoPath(id, 1_763_700_000_000)
    const proof = await findProof(id, hour, 18)
    const report = { ...inputs['complaints-receive'], id, documentationurl, proof }
    expect((await from(`${forged}, 203.0.113.7`, report)).text).toContain('"received":true')
  }
  expect(await bitsFor('192.0.2.3, 203.0.113.7')).toBe(19)
  expect(await bitsFor('203.0.113.7, 198.51.100.1')).toBe(18)
})
