import { afterAll, beforeAll, expect } from 'vitest'
import { ulid } from 'ulid'
import { versionOf } from '../../../src/domain/tables/saved-table'
import { startEmpty } from '../../support/emulator-setup'
import { newCode } from '../complaints/report'
import { callablesAt, PROJECT_ID, setupVillage } from '../village'
import { type Answer, request } from '../../rules/attacks/attackers'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Returns a valid input of each callable. `victim` is the uid whose e-mail would change. */
const inputsFor = (victim: string): Record<string, object> => ({
  'create-user': {
    ...{ uid: ulid(), name: 'Neng', email: 'neng@desa.test', role: 'admin', avatarurl: '' },
    password: 'rahasia-desa-2026',
  },
  'users-changeemail': { uid: victim, email: 'ambil@desa.test' },
  'save-page-content': {
    ...{ slug: 'visi-misi', title: 'Visi dan misi', version: '' },
    content: { vision: 'Maju', missions: ['Bersama'] },
  },
  'save-table': {
    ...{ table: 'population_gender', asof: '2026-11-21', version: versionOf([]) },
    lines: [{ name: 'Perempuan', value: 7, fill: '#1F5D3F' }],
  },
  'complaints-administer': { action: 'delete', ids: [newCode()] },
  'push-subscribe': {
    ...{ action: 'set', endpoint: 'https://fcm.googleapis.com/a', topics: [] },
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  },
  search: { q: 'panen', group: 'news', page: 0 },
})

export const CALLERS = ['visitor', 'kontributor', 'admin'] as const
type Caller = (typeof CALLERS)[number]

/**
 * Starts a local Firebase for one file, because the tests compare its complete content and its logs are
 * noise.
 */
export async function setupCalls() {
  const local = await startEmpty({ isQuiet: true })
  afterAll(local.stop)
  const village = setupVillage(local.url)
  const callables = await callablesAt(local.url)
  const tokens = { visitor: '', kontributor: '', admin: '' }
  let inputs: Record<string, object> = {}

  beforeAll(async () => {
    for (const role of ['kontributor', 'admin'] as const) {
      const { auth, uid } = await village.person(role)
      tokens[role] = (await auth.currentUser?.getIdToken()) ?? ''
      if (role === 'kontributor') inputs = inputsFor(uid)
    }
    await village.settle()
  })

  function call(
    who: Caller,
    name: string,
    body?: string,
    headers: Record<string, string> = JSON_TYPE,
    method = 'POST',
  ) {
    const authorization = who === 'visitor' ? {} : { authorization: `Bearer ${tokens[who]}` }
    const url = new URL(`/${PROJECT_ID}/asia-southeast2/${name}`, local.url)
    return request(url, method, {
      ...(body !== undefined && { body: new Blob([body]) }),
      headers: { ...headers, ...authorization },
    })
  }

  /** Returns all documents and accounts after the triggers have finished. */
  async function everything(): Promise<string> {
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

  return {
    callables,
    call,
    everything,
    inputs: () => inputs,
    inputOf: (name: string) => inputs[name],
  }
}

/** Expects a refusal that is not a failure and reveals no implementation details. */
export function expectRefusal({ status, text }: Answer, what = ''): void {
  expect(status, `${what} ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(400)
  expect(status, `${what} ${text.slice(0, 300)}`).toBeLessThan(500)
  expect(text, what).not.toMatch(
    /INTERNAL|node_modules|\/(?:functions|dist|src)\/|\bat \w+ \(|[.]m?[jt]s\b/,
  )
}
