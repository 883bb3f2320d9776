import { doc, getDoc, type DocumentData } from 'firebase/firestore/lite'
import { ulid as newUlid } from 'ulid'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { binPath } from '../../src/domain/bin/bin'
import { binEntry } from '../../src/domain/bin/bin-schema'
import { INPUT } from '../../src/domain/collection-schemas'
import { type Collection, COLLECTIONS, collectionsWith } from '../../src/domain/collections'
import { maxLengthOf, typeOf } from '../../src/domain/field-facts'
import { newsInput } from '../../src/domain/drafts/dated-input'
import { draft } from '../../src/domain/drafts/draft-schema'
import { LIMITS } from '../../src/domain/limits'
import { news } from '../../src/domain/news/article-schema'
import { user } from '../../src/domain/users/user-schema'
import { commit, expectDenied, expectEachDenied, isAllowed } from '../support/rules'
import { binEntryBy, draftBy, IDS, newsBy, signedBy, asStored, without } from './content'
import { setupPeople, userDocument } from './people'

/* Rules cannot import code, so they repeat numbers, names and fields of src/domain. */

const { project, people } = setupPeople('demo-rules-constants')
const { admin, kontributor: contributor } = people
const [id] = IDS

const DOCUMENTS = {
  news: { path: `news/${id}`, data: newsBy('admin', id) },
  drafts: { path: `drafts/${id}`, data: draftBy('admin', id) },
  users: {
    path: 'users/warga',
    data: { ...userDocument('warga', 'petugas'), ...signedBy('admin') },
  },
}
type Written = keyof typeof DOCUMENTS

function creates(collection: Written, changes: DocumentData, person = admin): Promise<void> {
  const { path, data } = DOCUMENTS[collection]
  return commit(person, { [path]: { ...data, ...changes } })
}

const text = (length: number) => 'a'.repeat(length)

it.each<[string, number, (length: number) => unknown]>([
  ['name', LIMITS.name, text],
  ['email', LIMITS.email, text],
  ['avatarurl', LIMITS.url, (length) => `/${text(length - 1)}`],
])('the rules limit %s of users to %d characters', async (field, limit, of) => {
  await expectDenied(creates('users', { [field]: of(limit + 1) }))
  await creates('users', { [field]: of(limit) })
})

describe.each([
  ['drafts', draft],
  ['users', user],
] as const)('the rules of %s', (collection, schema) => {
  const { path, data } = DOCUMENTS[collection]
  const keys = Object.keys(schema.entries)

  it('the example document has exactly the fields of the schema', () => {
    expect(Object.keys(data).sort()).toEqual([...keys].sort())
    expect(v.safeParse(schema, { ...data, updatedAt: '2026-01-02T03:04:05Z' }).issues).toBe(
      undefined,
    )
  })

  it('the rules accept only documents with exactly the required fields', async () => {
    await expectEachDenied(keys, (key) => commit(admin, { [path]: without(data, key) }))
    await expectDenied(creates(collection, { lain: '' }))
    await creates(collection, {})
  })
})

it('the fields of a bin entry match the schema', () => {
  const entry = binEntryBy('admin', 'news', id, asStored(newsBy('admin', id)))
  expect(Object.keys(entry).sort()).toEqual(Object.keys(binEntry.entries).sort())
})

/** Days in months of every length, in leap years and others, and invalid days. */
const DAYS: Record<string, string[]> = {
  ...Object.fromEntries(
    [1900, 1989, 1990, 2000, 2024, 2026, 2096, 2100, 2101].map((year) => [
      year,
      Array.from({ length: 14 }, (_, month) =>
        [0, 1, 28, 29, 30, 31, 32].map(
          (day) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
        ),
      ).flat(),
    ]),
  ),
  'other forms': ['', '2026-1-1', '2026-03-1', '26-03-01', '2026-03-01T00:00', '1 Maret 2026'],
}

it.each(Object.entries(DAYS))('the rules agree with the schema on days in %s', async (_, days) => {
  const accepted = await Promise.all(
    days.map((date) => {
      const itemId = newUlid()
      return isAllowed(commit(admin, { [`news/${itemId}`]: { ...newsBy('admin', itemId), date } }))
    }),
  )
  expect(days.filter((__, at) => accepted[at])).toEqual(
    days.filter((date) => v.is(newsInput.entries.date, date)),
  )
})

it('an older item with a day out of range can be read, but can only be saved with a valid day', async () => {
  const old = { ...newsBy('admin', id), date: '0226-03-31' }
  await project.store({ [`news/${id}`]: old })
  const read = (await getDoc(doc(admin.firestore, `news/${id}`))).data()
  expect(v.is(news.entries.date, read?.['date'])).toBe(true)
  await expectDenied(commit(admin, { [`news/${id}`]: { ...old, title: 'Lain' } }))
  await commit(admin, { [`news/${id}`]: { ...old, date: '2026-03-31' } })
})

it.each(collectionsWith('list'))(
  'the rules allow visitors the largest query of %s that the site makes',
  (name) => {
    const { prefetch = 0, list }: Collection = COLLECTIONS[name]
    // A paginated list queries one more document.
    const queried =
      list && Math.max(prefetch, list.pageSize < 100 ? list.pageSize + 1 : list.pageSize)
    expect(queried).toBeLessThanOrEqual(list?.most ?? 0)
  },
)

it('the rules agree with the schema on ids', async () => {
  for (const itemId of [
    ...IDS,
    ...['01JZ000000000000000000000', '01JZ00000000000000000000011', '81JZ0000000000000000000001'],
    ...['I', 'L', 'O', 'U'].map((letter) => `01JZ000000000000000000000${letter}`),
    '01jz0000000000000000000001',
  ]) {
    const write = commit(admin, { [`news/${itemId}`]: newsBy('admin', itemId) })
    expect([itemId, await isAllowed(write)]).toEqual([itemId, v.is(news.entries.id, itemId)])
  }
})

describe('the data of a draft', () => {
  const typed: Record<string, unknown> = { number: 1, boolean: false }
  const full = (length: number): DocumentData => ({
    ...Object.fromEntries(
      Object.entries<v.GenericSchema>(newsInput.entries).map(([field, schema]) => [
        field,
        typed[typeOf(schema)] ?? '',
      ]),
    ),
    content: text(length),
  })

  it.each(collectionsWith('form'))('accepts only values of the right type in %s', async (kind) => {
    for (const [field, schema] of Object.entries<v.GenericSchema>(INPUT[kind].entries)) {
      const right: unknown[] = {
        number: [7, 7.5, '', null],
        boolean: [true, false, ...(v.is(schema, null) ? [null] : [])],
      }[typeOf(schema)] ?? ['a', '7', '']
      for (const value of ['a', '7', '', 7, 7.5, null, true, false, ['a'], { a: 'a' }]) {
        await project.store({ [`drafts/${id}`]: null })
        const isStored = await isAllowed(creates('drafts', { kind, data: { [field]: value } }))
        expect([field, value, isStored]).toEqual([field, value, right.includes(value)])
      }
    }
  })

  it('can contain every form filled to its limits', () => {
    for (const { entries } of Object.values(INPUT)) {
      const longest = Object.values<v.GenericSchema>(entries).map(
        (entry) => maxLengthOf(entry) ?? 0,
      )
      expect(longest.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(LIMITS.draft)
    }
  })

  it(`can have at most ${LIMITS.draft} characters from any author`, async () => {
    await expectDenied(creates('drafts', { data: full(LIMITS.draft + 1) }))
    await creates('drafts', { data: full(LIMITS.draft) })
    await project.store({ [`drafts/${id}`]: null })
    const data = full(LIMITS.draft)
    await creates('drafts', { ...draftBy('kontributor', id), data }, contributor)
    const imageurl =
      'https://firebasestorage.googleapis.com/v0/b/demo-rules-constants.firebasestorage.app/o/images%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media'
    const content = text(LIMITS.draft - imageurl.length)
    const changed = { data: { ...data, imageurl, content }, state: 'diajukan' }
    await creates('drafts', { ...draftBy('kontributor', id), ...changed }, contributor)
  })

  it('fits into a document and its bin entry even with multi-byte characters', async () => {
    const data = { ...full(0), content: '字'.repeat(LIMITS.draft) }
    const path = `drafts/${id}`
    await creates('drafts', { data, note: '' })
    const { firestore } = admin
    const draft = (await getDoc(doc(firestore, path))).data() ?? {}
    await commit(admin, {
      [binPath('drafts', id)]: binEntryBy('admin', 'drafts', id, draft),
      [path]: null,
    })
  })
})
