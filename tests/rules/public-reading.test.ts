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

const LISTED = collectionsWith('list')
/** The most documents that a list of the public may ask for. */
const limitOf = (name: (typeof LISTED)[number]) => COLLECTIONS[name].list.most

/** What a list of one and a count up to one are answered; no web SDK can ask to skip documents. */
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

/** An unsigned token, as the SDK makes for emulators; issued at 0, it never expires. */
function bearer(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: PROJECT, sub: uid, iat: 0, exp: 3600 }
  return `Bearer ${part({ alg: 'none' })}.${part(claims)}.`
}

/** A collection that nobody thought of. */
const UNHEARD_OF = 'unheard_of'

beforeAll(() => project.store(userDocuments()))

beforeAll(() =>
  project.load({
    documents: Object.fromEntries<object>(
      [...LISTED, UNHEARD_OF].flatMap((name): [string, object][] => [
        [`${name}/a`, { id: 'a', title: 'Satu' }],
        [`${name}/a/history/h`, { note: 'rahasia' }],
      ]),
    ),
  }),
)

describe.each(LISTED)('a visitor and %s', (name) => {
  it('gets the answer that one is missing', async () => {
    expect((await getDoc(doc(firestore, name, 'tidak-ada'))).exists()).toBe(false)
  })

  it('lists newest first', async () => {
    const newest = query(collection(firestore, name), orderBy('id', 'desc'), limit(3))
    expect((await getDocs(newest)).size).toBe(1)
  })

  it(`lists at most ${limitOf(name)}`, async () => {
    const all = collection(firestore, name)
    expect((await getDocs(query(all, limit(limitOf(name))))).size).toBe(1)
    await expectDenied(getDocs(query(all, limit(limitOf(name) + 1))))
    await expectDenied(getDocs(all))
  })

  it('counts up to as many', async () => {
    const all = collection(firestore, name)
    expect((await getCount(query(all, limit(limitOf(name))))).data().count).toBe(1)
    await expectDenied(getCount(query(all, limit(limitOf(name) + 1))))
    await expectDenied(getCount(all))
  })

  // What is skipped is read, and billed, as what is found.
  it('skips none of it', async () => {
    expect(await answersTo(name, {})).toEqual([200, 200])
    expect(await answersTo(name, { offset: 0 })).toEqual([200, 200])
    expect(await answersTo(name, { offset: 1 })).toEqual([403, 403])
  })

  it.each(PUBLISHERS)('%s skips none of it', async (uid) => {
    expect(await answersTo(name, {}, uid)).toEqual([200, 200])
    expect(await answersTo(name, { offset: 0 }, uid)).toEqual([200, 200])
    expect(await answersTo(name, { offset: 1 }, uid)).toEqual([403, 403])
  })

  it.each(PUBLISHERS)('%s lists and counts all of it', async (uid) => {
    const all = collection(people[uid].firestore, name)
    expect((await getDocs(all)).size).toBe(1)
    expect((await getCount(all)).data().count).toBe(1)
  })

  it.each(['kontributor', 'petugas', 'bekas-editor', 'admin-nonaktif'] as const)(
    '%s lists no more than a visitor',
    async (uid) => {
      const all = collection(people[uid].firestore, name)
      expect((await getDocs(query(all, limit(limitOf(name))))).size).toBe(1)
      await expectDenied(getDocs(all))
      await expectDenied(getCount(all))
    },
  )

  it('cannot read what lies below one', () =>
    expectDenied(getDoc(doc(firestore, name, 'a', 'history', 'h'))))
})

describe.each([
  ['site_settings', '1'],
  ['partners', '1'],
  ['budget_summary', '1'],
  ['complaint_totals', '1'],
])('a visitor and %s', (name, id) => {
  beforeAll(() =>
    project.load({
      documents: { [`${name}/${id}`]: { open: true }, [`${name}/2`]: { secret: 1 } },
    }),
  )

  it('cannot get another document', () => expectDenied(getDoc(doc(firestore, name, '2'))))
})

describe('a visitor and a collection that nobody thought of', () => {
  it('cannot get', () => expectDenied(getDoc(doc(firestore, UNHEARD_OF, 'a'))))
  it('cannot list', () => expectDenied(getDocs(collection(firestore, UNHEARD_OF))))
  it('cannot write', () => expectDenied(setDoc(doc(firestore, UNHEARD_OF, 'b'), { title: 'Dua' })))
})

it('no collection group is open, not even of public collections', async () => {
  await expectDenied(getDocs(collectionGroup(firestore, 'news')))
  await expectDenied(getDocs(collectionGroup(firestore, 'history')))
})

describe('news by their day', () => {
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
  ])('%s are listed page by page, and by id on one day', async (_, conditions) => {
    const ordered = query(news(), ...conditions, orderBy('date', 'desc'))
    const idsOf = async (...clauses: Parameters<typeof query>[1][]) =>
      (await getDocs(query(ordered, ...clauses))).docs.map(({ id }) => id)
    expect(await idsOf(limit(2))).toEqual(['d', 'b'])
    const next = [orderBy(documentId(), 'desc'), startAfter('2026-11-21', 'b')] as const
    expect(await idsOf(...next, limit(2))).toEqual(['a', 'c'])
  })
})
