import {
  collection,
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
import { tokenOf } from './attacks/attackers'
import { connectPeople, PUBLISHERS, userDocuments } from './people'

const PROJECT = 'demo-public-reading'
const project = setupRulesProject(PROJECT)
const people = connectPeople(project)
const { firestore } = project.asVisitor()

const PUBLIC_LISTS = collectionsWith('list')
const limitOf = (name: (typeof PUBLIC_LISTS)[number]) => COLLECTIONS[name].list.most

/** Returns the HTTP statuses of a list and a count query. Uses REST, because the web SDK cannot send an offset. */
async function answersTo(name: string, clauses: { offset?: number }, uid?: string) {
  const structuredQuery = { from: [{ collectionId: name }], limit: 1, ...clauses }
  const aggregations = [{ alias: 'all', count: {} }]
  const ask = async (verb: string, body: object) => {
    const url = project.url(`/v1/projects/${PROJECT}/databases/(default)/documents:${verb}`)
    const headers: HeadersInit = uid
      ? { authorization: `Bearer ${tokenOf(PROJECT, { sub: uid })}` }
      : {}
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  return [
    await ask('runQuery', { structuredQuery }),
    await ask('runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery, aggregations },
    }),
  ]
}

/** Visitors, and users who may request no more documents at once than visitors. */
const VISITORS = ['visitor', 'kontributor', 'petugas', 'bekas-editor', 'admin-nonaktif'] as const

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
  it('reveals missing documents but denies nested ones', async () => {
    expect((await getDoc(doc(firestore, name, 'tidak-ada'))).exists()).toBe(false)
    await expectDenied(getDoc(doc(firestore, name, 'a', 'history', 'h')))
  })

  it(`can be listed and counted by visitors up to ${limitOf(name)} documents`, async () => {
    for (const uid of VISITORS) {
      const all = collection(people[uid].firestore, name)
      const most = query(all, orderBy('id', 'desc'), limit(limitOf(name)))
      expect((await getDocs(most)).size).toBe(1)
      expect((await getCount(most)).data().count).toBe(1)
      for (const larger of [all, query(all, limit(limitOf(name) + 1))]) {
        await expectDenied(getDocs(larger), uid)
        await expectDenied(getCount(larger), uid)
      }
    }
  })

  it('can be listed and counted completely by publishers', async () => {
    for (const uid of PUBLISHERS) {
      const all = collection(people[uid].firestore, name)
      expect((await getDocs(all)).size).toBe(1)
      expect((await getCount(all)).data().count).toBe(1)
    }
  })

  // Firestore reads and bills skipped documents too.
  it('cannot be listed with an offset', async () => {
    for (const uid of [undefined, ...PUBLISHERS]) {
      expect(await answersTo(name, {}, uid)).toEqual([200, 200])
      expect(await answersTo(name, { offset: 0 }, uid)).toEqual([200, 200])
      expect(await answersTo(name, { offset: 1 }, uid)).toEqual([403, 403])
    }
  })
})

it('denies other documents of single-document collections, and all unknown collections', async () => {
  for (const name of [
    ...['site_settings', 'partners', 'budget_summary', 'complaint_totals', 'request_totals'],
  ])
    await expectDenied(getDoc(doc(firestore, name, '2')), name)
  await expectDenied(getDoc(doc(firestore, UNKNOWN_COLLECTION, 'a')))
  await expectDenied(getDocs(collection(firestore, UNKNOWN_COLLECTION)))
  await expectDenied(setDoc(doc(firestore, UNKNOWN_COLLECTION, 'b'), { title: 'Dua' }))
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
    ['without a filter', []],
    ['of a category', [where('category', '==', 'Ekonomi')]],
  ])(
    'can be listed in pages %s, with items of the same day ordered by id',
    async (_, conditions) => {
      const ordered = query(news(), ...conditions, orderBy('date', 'desc'))
      const idsOf = async (...clauses: Parameters<typeof query>[1][]) =>
        (await getDocs(query(ordered, ...clauses))).docs.map(({ id }) => id)
      expect(await idsOf(limit(2))).toEqual(['d', 'b'])
      const next = [orderBy(documentId(), 'desc'), startAfter('2026-11-21', 'b')] as const
      expect(await idsOf(...next, limit(2))).toEqual(['a', 'c'])
    },
  )
})
