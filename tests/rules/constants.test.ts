import type { DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { ANNOUNCEMENT_CATEGORY, NEWS_CATEGORIES } from '../../src/domain/article'
import { LIMITS } from '../../src/domain/limits'
import { ROLES } from '../../src/domain/role'
import { announcement, news } from '../../src/domain/schemas/article'
import { binEntry, binId } from '../../src/domain/schemas/bin'
import { CONTRIBUTOR_KINDS, draft, DRAFT_INPUT, DRAFT_STATES } from '../../src/domain/schemas/draft'
import { user } from '../../src/domain/schemas/user'
import { commit, expectDenied, useRulesProject } from '../support/rules'
import {
  announcementBy,
  binEntryBy,
  draftBy,
  IDS,
  newsBy,
  signedBy,
  stored,
  without,
} from './content'
import { userDocument, userDocuments } from './people'

/*
 * Rules can import nothing, so they repeat numbers, names and keys of src/domain. Here they are held
 * to it: what the domain allows is let through, and one step further is not.
 */

const project = useRulesProject('demo-rules-constants')
const admin = project.asUser('admin')
const contributor = project.asUser('kontributor')
const [id] = IDS

const DOCUMENTS = {
  news: { path: `news/${id}`, data: newsBy('admin', id) },
  announcements: { path: `announcements/${id}`, data: announcementBy('admin', id) },
  drafts: { path: `drafts/${id}`, data: draftBy('admin', id) },
  users: {
    path: 'users/warga',
    data: { ...userDocument('warga', 'petugas'), ...signedBy('admin') },
  },
}
type Collection = keyof typeof DOCUMENTS

function creates(collection: Collection, changes: DocumentData, person = admin): Promise<void> {
  const { path, data } = DOCUMENTS[collection]
  return commit(person, { [path]: { ...data, ...changes } })
}

beforeEach(async () => {
  await project.clear()
  await project.store(userDocuments())
})

const text = (length: number) => 'a'.repeat(length)
const address = (length: number) => `/${text(length - 1)}`
const ARTICLE_LIMITS: [string, number, (length: number) => unknown][] = [
  ['title', LIMITS.title, text],
  ['excerpt', LIMITS.excerpt, text],
  ['content', LIMITS.content, text],
  ['author', LIMITS.name, text],
  ['imageurl', LIMITS.url, address],
  ['imagealt', LIMITS.caption, text],
]

describe.each<[Collection, [string, number, (length: number) => unknown][]]>([
  ['news', ARTICLE_LIMITS],
  ['announcements', ARTICLE_LIMITS],
  [
    'users',
    [
      ['name', LIMITS.name, text],
      ['email', LIMITS.email, text],
      ['avatarurl', LIMITS.url, address],
    ],
  ],
])('%s', (collection, limits) => {
  it.each(limits)('%s may have %d characters and no more', async (field, limit, of) => {
    await expectDenied(creates(collection, { [field]: of(limit + 1) }))
    await creates(collection, { [field]: of(limit) })
  })
})

describe('enumerations', () => {
  it.each(NEWS_CATEGORIES)('news of the category %s', (category) => creates('news', { category }))

  it(`announcements of the category ${ANNOUNCEMENT_CATEGORY}`, () =>
    creates('announcements', { category: ANNOUNCEMENT_CATEGORY }))

  it.each(ROLES)('users of the role %s', (role) => creates('users', { role }))

  it.each(DRAFT_STATES)('drafts in the state %s', (state) =>
    creates('drafts', { state, publishAt: state === 'terjadwal' ? new Date('2126-01-01') : null }),
  )

  it.each(Object.keys(DRAFT_INPUT))('drafts of the kind %s', (kind) => creates('drafts', { kind }))

  it.each(CONTRIBUTOR_KINDS)("a contributor's drafts of the kind %s", (kind) =>
    creates('drafts', { ...draftBy('kontributor', id), kind }, contributor),
  )

  it.each(
    Object.keys(DRAFT_INPUT).filter((kind) => !CONTRIBUTOR_KINDS.some((own) => own === kind)),
  )('no drafts of a contributor of the kind %s', (kind) =>
    expectDenied(creates('drafts', { ...draftBy('kontributor', id), kind }, contributor)),
  )

  it.each<[Collection, string]>([
    ['news', 'category'],
    ['announcements', 'category'],
    ['users', 'role'],
    ['drafts', 'state'],
    ['drafts', 'kind'],
  ])('%s with a %s that the domain does not know', (collection, field) =>
    expectDenied(creates(collection, { [field]: 'lain' })),
  )
})

describe.each([
  ['news', news],
  ['announcements', announcement],
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
  const path = `bin/${binId('news', id)}`
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

/** Whether the rules take a news item with these changes. */
async function isTaken(changes: DocumentData): Promise<boolean> {
  const attempt = creates('news', changes)
  return attempt.then(
    () => true,
    async () => {
      await expectDenied(attempt)
      return false
    },
  )
}

describe.each<[keyof typeof news.entries, unknown[]]>([
  [
    'imageurl',
    [
      ...['', '/a', '/a/b c', '/', '//contoh.id/a', '/\\contoh.id', '/a\\b', ' /a', 'a.jpg'],
      ...['https://contoh.id', 'http://x', 'HTTPS://x', 'https://', 'https:/x', 'ftp://x', '/a\nb'],
      ...['javascript:alert(1)', 'data:image/png;base64,AA', ' https://x y', 'https://x\n'],
    ],
  ],
  ['date', ['2026-03-01', '2026-12-31', '2026-13-01', '2026-00-01', '2026-01-32', '2026-1-1', '']],
  ['imagewidth', [0, 20_000, 20_001, -1, 0.5, '1']],
  ['imageheight', [0, 20_000, 20_001, -1, 0.5, '1']],
  ['views', [0, Number.MAX_SAFE_INTEGER, -1, 0.5, '1']],
])('the schema and the rules agree on the %s', (field, values) => {
  it.each(values)('%j', async (value) => {
    // What the form sends has been trimmed by the schema already.
    const parsed = v.safeParse(news.entries[field], value)
    const isStoredAsItIs = parsed.success && parsed.output === value
    expect(await isTaken({ [field]: value })).toBe(isStoredAsItIs)
  })
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

it('a draft holds as many fields as the richest of its kinds, and up to 30', async () => {
  const data = (fields: number) =>
    Object.fromEntries(Array.from({ length: fields }, (_, index) => [`f${index}`, '']))
  const richest = Math.max(
    ...Object.values(DRAFT_INPUT).map(({ entries }) => Object.keys(entries).length),
  )
  expect(richest).toBeLessThanOrEqual(30)
  await expectDenied(creates('drafts', { data: data(31) }))
  await creates('drafts', { data: data(30) })
})
