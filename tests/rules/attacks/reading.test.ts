import { beforeAll, describe, expect, it } from 'vitest'
import { expectDenied } from '../../support/rules'
import { CODE, entryAt, FIRST } from '../complaints/complaints'
import { ATTACKERS, setupAttack, statusOf } from './attackers'

const SECRET = 'Rahasiawarga'

const PRIVATE = {
  complaints: CODE,
  complaint_verdicts: CODE,
  drafts: '01JZ0000000000000000000001',
  bin: 'news-01JZ0000000000000000000002',
  audit: 'kejadian-1',
  versions: 'versi-1',
  users: 'admin',
}
type Collection = keyof typeof PRIVATE
const COLLECTIONS = Object.keys(PRIVATE) as Collection[]

const { callFirestore, nameOf, project, write } = setupAttack('demo-attack-reading')

beforeAll(async () => {
  const secret = { id: 'a', note: SECRET, name: SECRET, collection: 'news', createdBy: 'admin' }
  for (const [collection, id] of Object.entries(PRIVATE))
    if (collection !== 'users') await project.store({ [`${collection}/${id}`]: secret })
  await project.store({
    [entryAt(FIRST)]: secret,
    'news/a': secret,
    'desk_settings/1': secret,
    [`complaint_status/${CODE}`]: { id: CODE, status: 'Baru' },
    'search_index/manifest/search_pending/a': secret,
    'complaint_notices/a': secret,
    'complaint_work/email': secret,
  })
})

// The site makes no such query, so the rules refuse even an admin.
it('refuses collection group queries and lists of collections', async () => {
  const all = { limit: 50 }
  const groups = [
    ...COLLECTIONS,
    'news',
    'history',
    'complaint_status',
    'search_pending',
    'desk_settings',
  ]
  for (const selector of [{}, ...groups.map((collectionId) => ({ collectionId }))]) {
    const body = { structuredQuery: { from: [{ ...selector, allDescendants: true }], ...all } }
    for (const who of [...ATTACKERS, 'admin'] as const)
      await expectDenied(callFirestore(who, 'runQuery', body), who)
    expect((await callFirestore('owner', 'runQuery', body)).text).toContain('"document"')
  }
  for (const path of ['', `complaints/${CODE}`]) {
    for (const who of [...ATTACKERS, 'admin'] as const)
      await expectDenied(callFirestore(who, 'listCollectionIds', {}, path), who)
    await callFirestore('owner', 'listCollectionIds', {}, path)
  }
})

describe.each([
  ...COLLECTIONS.map((name) => `${name}/${PRIVATE[name]}`),
  entryAt(FIRST),
  'complaint_notices/a',
])('the existence of %s', (existing) => {
  const missing = `${existing.slice(0, -1)}9`

  /** Writes whose result would differ between an existing and a missing document. */
  const probes = (path: string): object[] => [
    { verify: nameOf(path), currentDocument: { exists: true } },
    { verify: nameOf(path), currentDocument: { exists: false } },
    { verify: nameOf(path), currentDocument: { updateTime: '2026-01-01T00:00:00.000000Z' } },
    { delete: nameOf(path), currentDocument: { exists: true } },
    { delete: nameOf(path) },
    { ...write(path, {}), currentDocument: { exists: true } },
    { ...write(path, { id: 'a' }), currentDocument: { exists: false } },
    write(path, {}, { mask: [] }),
  ]

  /**
   * Returns a refusal without the name of the document. The local Firebase adds the line of the rule that
   * refused for developers; production does not.
   */
  const readRefusal = (attempt: Promise<unknown>, path: string) =>
    attempt.then(
      () => expect.unreachable(path),
      ({ message }: Error) => message.replace(/\\n[^"]*/g, '').replaceAll(path, '…'),
    )

  it('attackers cannot find out by gets and commits whether the document exists', async () => {
    // Contributors may learn which of their own drafts exist.
    const isOpen = existing.startsWith('drafts/')
    for (const who of ATTACKERS.filter((one) => !isOpen || one !== 'kontributor')) {
      const refusals = async (path: string) => {
        const requests: [verb: string, body: object][] = [
          ['batchGet', { documents: [nameOf(path)] }],
          ...probes(path).map((probe) => ['commit', { writes: [probe] }] as [string, object]),
        ]
        const messages: string[] = []
        for (const [verb, body] of requests) {
          const attempt = callFirestore(who, verb, body)
          await expectDenied(attempt, who)
          messages.push(await readRefusal(attempt, path))
        }
        return messages
      }
      expect(await refusals(missing), who).toEqual(await refusals(existing))
    }
  })

  // Shows that the commits would reveal the difference if preconditions were checked before the rules.
  it('the project owner finds out by the same commits whether the document exists', async () => {
    const statuses = [existing, missing].map((path) =>
      statusOf(callFirestore('owner', 'commit', { writes: probes(path).slice(0, 1) })),
    )
    expect(await Promise.all(statuses)).toEqual([200, 404])
  })
})
