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
 * Rules can import nothing, so they repeat numbers, names and keys of src/domain. Here they are held
 * to it: what the domain allows is let through, and one step further is not.
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
  ])('%s may have %d characters and no more', async (field, limit, of) => {
    await expectDenied(creates('users', { [field]: of(limit + 1) }))
    await creates('users', { [field]: of(limit) })
  })
})

describe('enumerations', () => {
  it.each(NEWS_CATEGORIES)('news of the category %s', (category) => creates('news', { category }))

  it.each(ROLES)('users of the role %s', (role) => creates('users', { role }))

  it.each(DRAFT_STATES)('drafts in the state %s', (state) =>
    creates('drafts', { state, publishAt: state === 'terjadwal' ? new Date('2126-01-01') : null }),
  )

  it.each<[Written, string]>([
    ['users', 'role'],
    ['drafts', 'state'],
    ['drafts', 'kind'],
  ])('%s with a %s that the domain does not know', (collection, field) =>
    expectDenied(creates(collection, { [field]: 'lain' })),
  )
})

describe.each([
  ['drafts', draft],
  ['users', user],
] as const)('the keys of %s', (collection, schema) => {
  const { path, data } = DOCUMENTS[collection]
  const keys = Object.keys(schema.entries)

  it('are those of a document that the schema takes', () => {
    expect(Object.keys(data).sort()).toEqual([...keys].sort())
    expect(v.safeParse(schema, { ...data, updatedAt: '2026-01-02T03:04:05Z' }).issues).toBe(
      undefined,
    )
  })

  it('are enough', () => creates(collection, {}))

  it.each(keys)('cannot do without %s', (key) =>
    expectDenied(commit(admin, { [path]: without(data, key) })),
  )

  it('cannot be more', () => expectDenied(creates(collection, { lain: '' })))
})

describe('the keys of the bin', () => {
  const item = stored(newsBy('admin', id))
  const entry = binEntryBy('admin', 'news', id, item)
  const path = binPath('news', id)
  const deletesWith = (copy: DocumentData) => commit(admin, { [path]: copy, [`news/${id}`]: null })

  beforeEach(() => project.store({ [`news/${id}`]: item }))

  it('are those of the schema', async () => {
    expect(Object.keys(entry).sort()).toEqual(Object.keys(binEntry.entries).sort())
    await deletesWith(entry)
  })

  it.each(Object.keys(binEntry.entries))('cannot do without %s', (key) =>
    expectDenied(deletesWith(without(entry, key))),
  )
})

/** Days of every length of month, leap years and not, and what is no day. */
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

/** Whether the rules take a news item with these changes. */
const isTaken = (changes: DocumentData) => isAllowed(creates('news', changes))

describe('the schema and the rules agree on days', () => {
  it.each(DAYS)('%j', async (date) => {
    expect(await isTaken({ date })).toBe(v.is(newsInput.entries.date, date))
  })
})

it('a day from before there were bounds is read, and stays until the item is saved', async () => {
  const old = { ...newsBy('admin', id), date: '0226-03-31' }
  await project.store({ [`news/${id}`]: old })
  const read = (await getDoc(doc(admin.firestore, `news/${id}`))).data()
  expect(v.is(news.entries.date, read?.['date'])).toBe(true)
  await expectDenied(commit(admin, { [`news/${id}`]: { ...old, title: 'Lain' } }))
  await commit(admin, { [`news/${id}`]: { ...old, date: '2026-03-31' } })
})

it.each(collectionsWith('list'))('no list of %s asks for more than a visitor may list', (name) => {
  const { prefetch = 0, list }: Collection = COLLECTIONS[name]
  // A list that is read page by page asks for one document more.
  const asked = list && Math.max(prefetch, list.pageSize < 100 ? list.pageSize + 1 : list.pageSize)
  expect(asked).toBeLessThanOrEqual(list?.most ?? 0)
})

describe('the schema and the rules agree on the id', () => {
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

  it.each(keys)('may have %s', (key) => creates('drafts', { data: { [key]: valueOf(key) } }))

  it.each(texts)('has text, if anything, as %s', async (key) => {
    for (const value of [7, null, true, ['a'], { a: 'a' }])
      await expectDenied(creates('drafts', { data: { [key]: value } }))
  })

  it.each(NUMBERS)('has a number, if anything, as %s', async (key) => {
    await creates('drafts', { data: { [key]: '' } })
    for (const value of ['7', true, [7], { a: 7 }])
      await expectDenied(creates('drafts', { data: { [key]: value } }))
  })

  it.each(FLAGS)('accepts only a flag as %s', async (key) => {
    await creates('drafts', { data: { [key]: false } })
    // The position of an official decides unless the box does.
    if (key === 'ishead') await creates('drafts', { data: { [key]: null } })
    for (const value of ['ya', '', 1, [true], ...(key === 'ishead' ? [] : [null])])
      await expectDenied(creates('drafts', { data: { [key]: value } }))
  })

  it('has room for all that a form takes', () => {
    for (const { entries } of inputs) {
      const longest = Object.values<v.GenericSchema>(entries).map(
        (entry) => maxLengthOf(entry) ?? 0,
      )
      expect(longest.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(LIMITS.draft)
    }
  })

  it(`may have ${LIMITS.draft} characters and no more, whoever writes it`, async () => {
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

  it('fits a document and its copy in the bin, whatever script it is written in', async () => {
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
