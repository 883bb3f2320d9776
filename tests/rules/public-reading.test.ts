import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  startAfter,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { COLLECTIONS, collectionsWith } from '../../src/domain/collections'
import { expectDenied, setupRulesProject } from '../support/rules'
import { connectPeople, PUBLISHERS, userDocuments } from './people'

const PROJECT = 'demo-public-reading'
const project = setupRulesProject(PROJECT)
const people = connectPeople(project)
const { firestore } = project.asVisitor()

const PUBLIC_LISTS = collectionsWith('list')
/** Maximum number of documents in a public list query. */
const limitOf = (name: (typeof PUBLIC_LISTS)[number]) => COLLECTIONS[name].list.most

/**
 * Returns the statuses of a list with limit 1 and of a count up to 1. The web SDK cannot send an
 * offset.
 */
async function answersTo(name: string, clauses: { offset?: number }, uid?: string) {
  const structuredQuery = { from: [{ collectionId: name }], limit: 1, ...clauses }
  const aggregations = [{ alias: 'all', count: {} }]
  const ask = async (verb: string, body: object) => {
    const url = project.url(`/v1/projects/${PROJECT}/databases/(default)/documents:${verb}`)
    const headers: HeadersInit = uid === undefined ? {} : { authorization: bearer(uid) }
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  return [
    await ask('runQuery', { structuredQuery }),
    await ask('runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery, aggregations },
    }),
  ]
}

/** Returns an unsigned token like the SDK's for emulators. Issued at 0, it never expires. */
function bearer(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: PROJECT, sub: uid, iat: 0, exp: 3600 }
  return `Bearer ${part({ alg: 'none' })}.${part(claims)}.`
}

/** An unknown collection. */
const UNKNOWN_COLLECTION = 'unheard_of'

beforeAll(() => project.store(userDocuments()))

beforeAll(() =>
  project.load({
    documents: Object.fromEntries<object>(
      [...PUBLIC_LISTS, UNKNOWN_COLLECTION].flatMap((name): [string, object][] => [
        [`${name}/a`, { id: 'a', title: 'Satu' }],
        [`${name}/a/history/h`, { note: 'rahasia' }],
      ]),
    ),
  }),
)

describe.each(PUBLIC_LISTS)('the public collection %s', (name) => {
  it('reveals that a document is missing', async () => {
    expect((await getDoc(doc(firestore, name, 'tidak-ada'))).exists()).toBe(false)
  })

  it('can be listed newest first', async () => {
    const newest = query(collection(firestore, name), orderBy('id', 'desc'), limit(3))
    expect((await getDocs(newest)).size).toBe(1)
  })

  it(`can be listed up to ${limitOf(name)} documents`, async () => {
    const all = collection(firestore, name)
    expect((await getDocs(query(all, limit(limitOf(name))))).size).toBe(1)
    await expectDenied(getDocs(query(all, limit(limitOf(name) + 1))))
    await expectDenied(getDocs(all))
  })

  it('can be counted up to the same limit', async () => {
    const all = collection(firestore, name)
    expect((await getCount(query(all, limit(limitOf(name))))).data().count).toBe(1)
    await expectDenied(getCount(query(all, limit(limitOf(name) + 1))))
    await expectDenied(getCount(all))
  })

  // Skipped documents are read and billed like others.
  it('cannot be listed with an offset', async () => {
    expect(await answersTo(name, {})).toEqual([200, 200])
    expect(await answersTo(name, { offset: 0 })).toEqual([200, 200])
    expect(await answersTo(name, { offset: 1 })).toEqual([403, 403])
  })

  it.each(PUBLISHERS)('cannot be listed with an offset by %s', async (uid) => {
    expect(await answersTo(name, {}, uid)).toEqual([200, 200])
    expect(await answersTo(name, { offset: 0 }, uid)).toEqual([200, 200])
    expect(await answersTo(name, { offset: 1 }, uid)).toEqual([403, 403])
  })

  it.each(PUBLISHERS)('can be listed and counted completely by %s', async (uid) => {
    const all = collection(people[uid].firestore, name)
    expect((await getDocs(all)).size).toBe(1)
    expect((await getCount(all)).data().count).toBe(1)
  })

  it.each(['kontributor', 'petugas', 'bekas-editor', 'admin-nonaktif'] as const)(
    'gives %s the same limit as visitors',
    async (uid) => {
      const all = collection(people[uid].firestore, name)
      expect((await getDocs(query(all, limit(limitOf(name))))).size).toBe(1)
      await expectDenied(getDocs(all))
      await expectDenied(getCount(all))
    },
  )

  it('does not open nested documents', () =>
    expectDenied(getDoc(doc(firestore, name, 'a', 'history', 'h'))))
})

describe.each([
  ['site_settings', '1'],
  ['partners', '1'],
  ['budget_summary', '1'],
  ['complaint_totals', '1'],
])('the public document of %s', (name, id) => {
  beforeAll(() =>
    project.load({
      documents: { [`${name}/${id}`]: { open: true }, [`${name}/2`]: { secret: 1 } },
    }),
  )

  it('does not open other documents', () => expectDenied(getDoc(doc(firestore, name, '2'))))
})

describe('an unknown collection', () => {
  it('cannot be read', () => expectDenied(getDoc(doc(firestore, UNKNOWN_COLLECTION, 'a'))))
  it('cannot be listed', () => expectDenied(getDocs(collection(firestore, UNKNOWN_COLLECTION))))
  it('cannot be written', () =>
    expectDenied(setDoc(doc(firestore, UNKNOWN_COLLECTION, 'b'), { title: 'Dua' })))
})

it('opens no collection group, not even of public collections', async () => {
  await expectDenied(getDocs(collectionGroup(firestore, 'news')))
  await expectDenied(getDocs(collectionGroup(firestore, 'history')))
})

describe('news by day', () => {
  const byDay = setupRulesProject('demo-news-by-day')
  const days = { a: '2026-11-21', b: '2026-11-21', c: '2024-05-01', d: '2026-11-22' }
  const news = () => collection(byDay.asVisitor().firestore, 'news')

  beforeAll(() =>
    byDay.load({
      documents: Object.fromEntries(
        Object.entries(days).map(([id, date]) => [`news/${id}`, { id, date, category: 'Ekonomi' }]),
      ),
    }),
  )

  it.each([
    ['all', []],
    ['of a category', [where('category', '==', 'Ekonomi')]],
  ])('can be listed in pages with %s, and by id within one day', async (_, conditions) => {
    const ordered = query(news(), ...conditions, orderBy('date', 'desc'))
    const idsOf = async (...clauses: Parameters<typeof query>[1][]) =>
      (await getDocs(query(ordered, ...clauses))).docs.map(({ id }) => id)
    expect(await idsOf(limit(2))).toEqual(['d', 'b'])
    const next = [orderBy(documentId(), 'desc'), startAfter('2026-11-21', 'b')] as const
    expect(await idsOf(...next, limit(2))).toEqual(['a', 'c'])
  })
})
