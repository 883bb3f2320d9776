import { doc, getDoc, type DocumentData } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { binPath } from '../../src/domain/bin/bin'
import { binEntry } from '../../src/domain/bin/bin-schema'
import { INPUT } from '../../src/domain/collection-schemas'
import { type Collection, COLLECTIONS, collectionsWith } from '../../src/domain/collections'
import { newsInput } from '../../src/domain/drafts/dated-input'
import { draft, DRAFT_STATES } from '../../src/domain/drafts/draft-schema'
import { LIMITS } from '../../src/domain/limits'
import { NEWS_CATEGORIES } from '../../src/domain/news/article'
import { news } from '../../src/domain/news/article-schema'
import { ROLES } from '../../src/domain/users/role'
import { user } from '../../src/domain/users/user-schema'
import { commit, expectDenied, isAllowed, setupRulesProject } from '../support/rules'
import { binEntryBy, draftBy, IDS, newsBy, signedBy, stored, without } from './content'
import { maxLengthOf } from './max-length'
import { userDocument, userDocuments } from './people'

/*
 * Rules cannot import code, so they repeat numbers, names and fields of src/domain. These tests
 * compare both: values within the domain's limits are allowed, and the next value is not.
 */

const project = setupRulesProject('demo-rules-constants')
const admin = project.asUser('admin')
const contributor = project.asUser('kontributor')
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

beforeEach(async () => {
  await project.clear()
  await project.store(userDocuments())
})

const text = (length: number) => 'a'.repeat(length)
const address = (length: number) => `/${text(length - 1)}`

describe('users', () => {
  it.each<[string, number, (length: number) => unknown]>([
    ['name', LIMITS.name, text],
    ['email', LIMITS.email, text],
    ['avatarurl', LIMITS.url, address],
  ])('limits %s to %d characters', async (field, limit, of) => {
    await expectDenied(creates('users', { [field]: of(limit + 1) }))
    await creates('users', { [field]: of(limit) })
  })
})

describe('enumerations', () => {
  it.each(NEWS_CATEGORIES)('include the news category %s', (category) =>
    creates('news', { category }),
  )

  it.each(ROLES)('include the role %s', (role) => creates('users', { role }))

  it.each(DRAFT_STATES)('include the draft state %s', (state) =>
    creates('drafts', { state, publishAt: state === 'terjadwal' ? new Date('2126-01-01') : null }),
  )

  it.each<[Written, string]>([
    ['users', 'role'],
    ['drafts', 'state'],
    ['drafts', 'kind'],
  ])('exclude from %s an unknown %s', (collection, field) =>
    expectDenied(creates(collection, { [field]: 'lain' })),
  )
})

describe.each([
  ['drafts', draft],
  ['users', user],
] as const)('the fields of %s', (collection, schema) => {
  const { path, data } = DOCUMENTS[collection]
  const keys = Object.keys(schema.entries)

  it('match a valid document of the schema', () => {
    expect(Object.keys(data).sort()).toEqual([...keys].sort())
    expect(v.safeParse(schema, { ...data, updatedAt: '2026-01-02T03:04:05Z' }).issues).toBe(
      undefined,
    )
  })

  it('suffice', () => creates(collection, {}))

  it.each(keys)('include the required field %s', (key) =>
    expectDenied(commit(admin, { [path]: without(data, key) })),
  )

  it('exclude unknown fields', () => expectDenied(creates(collection, { lain: '' })))
})

describe('the fields of the bin', () => {
  const item = stored(newsBy('admin', id))
  const entry = binEntryBy('admin', 'news', id, item)
  const path = binPath('news', id)
  const deletesWith = (copy: DocumentData) => commit(admin, { [path]: copy, [`news/${id}`]: null })

  beforeEach(() => project.store({ [`news/${id}`]: item }))

  it('match the schema', async () => {
    expect(Object.keys(entry).sort()).toEqual(Object.keys(binEntry.entries).sort())
    await deletesWith(entry)
  })

  it.each(Object.keys(binEntry.entries))('include the required field %s', (key) =>
    expectDenied(deletesWith(without(entry, key))),
  )
})

/** Days in months of every length, in leap years and others, and invalid days. */
const DAYS = [
  ...[1900, 1989, 1990, 2000, 2024, 2026, 2096, 2100, 2101].flatMap((year) =>
    Array.from({ length: 14 }, (_, month) =>
      [0, 1, 28, 29, 30, 31, 32].map(
        (day) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      ),
    ).flat(),
  ),
  ...['', '2026-1-1', '2026-03-1', '26-03-01', '2026-03-01T00:00', '1 Maret 2026'],
]

/** Returns whether the rules accept a news item with these changes. */
const isAcceptedByRules = (changes: DocumentData) => isAllowed(creates('news', changes))

describe('the rules agree with the schema on days', () => {
  it.each(DAYS)('including %j', async (date) => {
    expect(await isAcceptedByRules({ date })).toBe(v.is(newsInput.entries.date, date))
  })
})

it('keeps an older day that is out of range until the item is saved', async () => {
  const old = { ...newsBy('admin', id), date: '0226-03-31' }
  await project.store({ [`news/${id}`]: old })
  const read = (await getDoc(doc(admin.firestore, `news/${id}`))).data()
  expect(v.is(news.entries.date, read?.['date'])).toBe(true)
  await expectDenied(commit(admin, { [`news/${id}`]: { ...old, title: 'Lain' } }))
  await commit(admin, { [`news/${id}`]: { ...old, date: '2026-03-31' } })
})

it.each(collectionsWith('list'))(
  'allows as many documents in a list of %s as visitors query',
  (name) => {
    const { prefetch = 0, list }: Collection = COLLECTIONS[name]
    // A paginated list queries one more document.
    const asked =
      list && Math.max(prefetch, list.pageSize < 100 ? list.pageSize + 1 : list.pageSize)
    expect(asked).toBeLessThanOrEqual(list?.most ?? 0)
  },
)

describe('the rules agree with the schema on the id', () => {
  it.each([
    ...IDS,
    '01JZ000000000000000000000',
    '01JZ00000000000000000000011',
    '81JZ0000000000000000000001',
    '01JZ000000000000000000000I',
    '01JZ000000000000000000000L',
    '01JZ000000000000000000000O',
    '01JZ000000000000000000000U',
    '01jz0000000000000000000001',
  ])('%s', async (itemId) => {
    const write = commit(admin, { [`news/${itemId}`]: newsBy('admin', itemId) })
    if (v.is(news.entries.id, itemId)) await write
    else await expectDenied(write)
  })
})

describe('the data of a draft', () => {
  const inputs = Object.values(INPUT)
  const keys = [...new Set(inputs.flatMap(({ entries }) => Object.keys(entries)))]
  const NUMBERS = ['price', 'year', 'imagewidth', 'imageheight']
  const FLAGS = ['penting', 'ishead']
  const texts = keys.filter((key) => ![...NUMBERS, ...FLAGS].includes(key))
  const valueOf = (key: string) => (FLAGS.includes(key) ? true : NUMBERS.includes(key) ? 1 : 'a')
  const full = (length: number): DocumentData => ({
    ...Object.fromEntries(texts.map((key) => [key, ''])),
    ...Object.fromEntries(NUMBERS.map((key) => [key, 1])),
    content: text(length),
  })

  it.each(keys)('can contain %s', (key) => creates('drafts', { data: { [key]: valueOf(key) } }))

  it.each(texts)('accepts only text as %s', async (key) => {
    for (const value of [7, null, true, ['a'], { a: 'a' }])
      await expectDenied(creates('drafts', { data: { [key]: value } }))
  })

  it.each(NUMBERS)("accepts only a number or '' as %s", async (key) => {
    await creates('drafts', { data: { [key]: '' } })
    for (const value of ['7', true, [7], { a: 7 }])
      await expectDenied(creates('drafts', { data: { [key]: value } }))
  })

  it.each(FLAGS)('accepts only a boolean as %s', async (key) => {
    await creates('drafts', { data: { [key]: false } })
    // Null means that the official's position decides.
    if (key === 'ishead') await creates('drafts', { data: { [key]: null } })
    for (const value of ['ya', '', 1, [true], ...(key === 'ishead' ? [] : [null])])
      await expectDenied(creates('drafts', { data: { [key]: value } }))
  })

  it('can contain the maximum of every form', () => {
    for (const { entries } of inputs) {
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
    const data = without(without(full(LIMITS.draft), 'photourl'), 'signatureurl')
    await creates('drafts', { ...draftBy('kontributor', id), data }, contributor)
    const imageurl =
      'https://firebasestorage.googleapis.com/v0/b/demo-rules-constants.firebasestorage.app/o/images%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media'
    const content = text(LIMITS.draft - imageurl.length)
    const changed = { data: { ...data, imageurl, content }, state: 'diajukan' }
    await creates('drafts', { ...draftBy('kontributor', id), ...changed }, contributor)
  })

  it('fits into a document and its bin entry in any script', async () => {
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
