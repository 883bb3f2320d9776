import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { collectionsWith } from '../../src/domain/collections'
import { collectionsOf } from '../../src/domain/tables/table-documents'
import { TABLE_NAMES } from '../../src/domain/tables/tables'
import { commit, expectDenied, expectEachDenied } from '../support/rules'
import { binEntryBy, draftBy, earlier, IDS, newsBy, signedBy, asStored, without } from './content'
import { type Name, OUTSIDERS, PUBLISHERS, setupPeople, userDocument } from './people'

const { project, people } = setupPeople('demo-rules-bin')

const [id, otherId] = IDS
const path = `news/${id}`
const binPath = `bin/news-${id}`
const item = asStored({ ...newsBy('admin', id), views: 12 })
const NO_PUBLISHERS = ['kontributor', ...OUTSIDERS] as const

const deletes = (uid: Name, changes: DocumentData = {}) =>
  commit(people[uid], {
    [binPath]: { ...binEntryBy(uid, 'news', id, item), ...changes },
    [path]: null,
  })

beforeEach(() => project.store({ [path]: item }))

describe('reading the bin', () => {
  const CONTENT = [
    ...collectionsWith('bin').filter((name) => name !== 'users'),
    ...TABLE_NAMES,
  ] as string[]
  const newest = (uid: Name, ...filters: QueryConstraint[]) =>
    getDocs(
      query(
        collection(people[uid].firestore, 'bin'),
        ...filters,
        orderBy('deletedAt', 'desc'),
        limit(50),
      ),
    )
  const gets = (uid: Name, path: string) => getDoc(doc(people[uid].firestore, path))
  const draftFilters = (author: string) => [
    where('collection', '==', 'drafts'),
    where('data.createdBy', '==', author),
  ]
  const ownDraft = `bin/drafts-${id}`
  const foreignDraft = `bin/drafts-${otherId}`

  beforeEach(async () => {
    const person = userDocument('warga', 'petugas')
    await project.store({
      [binPath]: binEntryBy('admin', 'news', id, item),
      'bin/users-warga': binEntryBy('admin', 'users', 'warga', person),
      [ownDraft]: binEntryBy('admin', 'drafts', id, draftBy('kontributor', id)),
      [foreignDraft]: binEntryBy('admin', 'drafts', otherId, draftBy('kontributor-2', otherId)),
    })
  })

  it('lets publishers list deleted content, and only admins list deleted users', async () => {
    for (const uid of PUBLISHERS)
      expect((await newest(uid, where('collection', 'in', CONTENT))).size).toBe(3)
    expect((await newest('admin')).size).toBe(4)
    await expectDenied(newest('editor'))
    await expectDenied(newest('editor', where('collection', 'in', [...CONTENT, 'users'])))
  })

  it('lets contributors get and list only their own deleted drafts', async () => {
    expect((await gets('kontributor', ownDraft)).exists()).toBe(true)
    expect((await newest('kontributor', ...draftFilters('kontributor'))).size).toBe(1)
    // Contributors cannot read an item that was published from their draft either.
    const own = { ...item, createdBy: 'kontributor' }
    await project.store({ [binPath]: binEntryBy('admin', 'news', id, own) })
    await expectEachDenied([binPath, foreignDraft, 'bin/users-warga'], (path) =>
      gets('kontributor', path),
    )
    for (const filters of [
      [],
      draftFilters('kontributor-2'),
      [where('collection', '==', 'drafts')],
      [where('data.createdBy', '==', 'kontributor')],
      [where('collection', '==', 'news'), where('data.createdBy', '==', 'kontributor')],
    ])
      await expectDenied(newest('kontributor', ...filters))
  })
})

it('rejects a bin entry for a document that is itself a bin entry, even in the batch that restores that document', async () => {
  const entry = { ...binEntryBy('admin', 'news', id, item), deletedAt: earlier }
  await project.store({ [binPath]: entry, [path]: null })
  const restored = { [path]: { ...item, ...signedBy('admin') }, [binPath]: null }
  await expectDenied(
    commit(people.admin, {
      [`bin/bin-news-${id}`]: binEntryBy('admin', 'bin', `news-${id}`, entry),
      ...restored,
    }),
  )
  await commit(people.admin, restored)
})

const INVALID: [string, DocumentData][] = [
  ['another collection', { collection: 'announcements' }],
  ['a collection that is not text', { collection: null }],
  ['another id', { id: otherId }],
  ['changed data', { data: { ...item, title: 'Lain' } }],
  ['an additional data field', { data: { ...item, catatan: '' } }],
  ['a missing data field', { data: without(item, 'views') }],
  ['data as text', { data: 'a' }],
  ['the signature of another user', { deletedBy: 'admin-2' }],
  ['a client timestamp', { deletedAt: earlier }],
  ['an additional field', { catatan: '' }],
]

describe.each(['an entry', 'an entry that replaces an older entry'])('%s in the bin', (kind) => {
  beforeEach(async () => {
    if (kind === 'an entry') return
    const older = { ...binEntryBy('admin', 'news', id, item), deletedAt: earlier }
    await project.store({ [binPath]: older })
  })

  it.each(PUBLISHERS)('must be a copy of the document that %s deletes', async (uid) => {
    const entry = binEntryBy(uid, 'news', id, item)
    await expectEachDenied(INVALID, ([, changes]) => deletes(uid, changes))
    await expectEachDenied(Object.keys(entry), (key) =>
      commit(people[uid], { [binPath]: without(entry, key), [path]: null }),
    )
    await expectDenied(commit(people[uid], { [binPath]: entry }))
    const never = binEntryBy(uid, 'news', otherId, asStored(newsBy(uid, otherId)))
    await expectDenied(commit(people[uid], { [`bin/news-${otherId}`]: never }))
    await expectDenied(
      commit(people[uid], { [binPath]: entry, [`bin/news-${otherId}`]: entry, [path]: null }),
    )
    await deletes(uid)
  })
})

it('requires the time of the deletion even if the same batch turns the item into a draft', async () => {
  const unpublished = {
    [`drafts/news-${id}`]: { ...draftBy('admin', `news-${id}`), itemId: id },
    [path]: null,
  }
  const entry = binEntryBy('admin', 'news', id, item)
  await expectDenied(
    commit(people.admin, { [binPath]: { ...entry, deletedAt: earlier }, ...unpublished }),
  )
  await commit(people.admin, { [binPath]: entry, ...unpublished })
})

describe('a bin entry', () => {
  beforeEach(() =>
    project.store({ [path]: null, [binPath]: binEntryBy('admin', 'news', id, item) }),
  )

  it('cannot be removed without restoring its document', async () => {
    await expectEachDenied([...PUBLISHERS, ...NO_PUBLISHERS], (uid) =>
      commit(people[uid], { [binPath]: null }),
    )
    const other = asStored(newsBy('admin', otherId))
    const otherBin = `bin/news-${otherId}`
    await project.store({ [otherBin]: binEntryBy('admin', 'news', otherId, other) })
    await expectEachDenied(PUBLISHERS, (uid) =>
      commit(people[uid], {
        [`news/${otherId}`]: { ...other, ...signedBy(uid) },
        [otherBin]: null,
        [binPath]: null,
      }),
    )
  })

  it('cannot be removed even if a newer document replaced the deleted one', async () => {
    await project.store({ [path]: item })
    await expectEachDenied(PUBLISHERS, (uid) => commit(people[uid], { [binPath]: null }))
  })
})

describe('a deleted user', () => {
  const person = userDocument('warga', 'petugas')
  const restores = (uid: Name, changes: DocumentData = {}) =>
    commit(people[uid], {
      'users/warga': { ...person, ...signedBy(uid), ...changes },
      'bin/users-warga': null,
    })

  beforeEach(() =>
    project.store({ 'bin/users-warga': binEntryBy('admin', 'users', 'warga', person) }),
  )

  it('can be restored by an admin, unchanged', async () => {
    await expectEachDenied<DocumentData>(
      [{ role: 'admin' }, { name: 'Lain' }, { updatedBy: 'admin-2' }, { updatedAt: earlier }],
      (changes) => restores('admin', changes),
    )
    // The user cannot be created again while the bin entry exists.
    await expectDenied(commit(people.admin, { 'users/warga': { ...person, ...signedBy('admin') } }))
    await restores('admin')
  })

  it('can be restored in the format of older rules', async () => {
    const older = without(person, 'disabled')
    await project.store({ 'bin/users-warga': binEntryBy('admin', 'users', 'warga', older) })
    await commit(people.admin, {
      'users/warga': { ...older, ...signedBy('admin') },
      'bin/users-warga': null,
    })
  })
})

describe('a deleted draft', () => {
  const draftPath = `drafts/${id}`
  const draftBin = `bin/drafts-${id}`
  const draft = asStored({
    ...draftBy('kontributor', id),
    state: 'diajukan',
    note: 'Fotonya gelap.',
  })
  const restores = (uid: Name, changes: DocumentData = {}) =>
    commit(people[uid], {
      [draftPath]: { ...draft, ...signedBy(uid), ...changes },
      [draftBin]: null,
    })

  beforeEach(() => project.store({ [draftBin]: binEntryBy('editor', 'drafts', id, draft) }))

  it.each([...PUBLISHERS, 'kontributor'] as const)(
    'can be restored by %s, unchanged',
    async (uid) => {
      await expectEachDenied<[string, DocumentData]>(
        [
          ['other data', { data: { title: 'Lain' } }],
          ['another creator', { createdBy: 'kontributor-2' }],
          ['another kind', { kind: 'gallery' }],
          ['an itemId', { itemId: otherId }],
          ['another note', { note: '' }],
          ['another state', { state: 'draf' }],
          ['a time', { publishAt: new Date('2126-01-01') }],
          ['the signature of another user', { updatedBy: 'admin-2' }],
          ['a client timestamp', { updatedAt: earlier }],
          ['an additional field', { catatan: '' }],
        ],
        ([, changes]) => restores(uid, changes),
      )
      // The restoration must delete the bin entry.
      await expectDenied(commit(people[uid], { [draftPath]: { ...draft, ...signedBy(uid) } }))
      await project.store({ [draftPath]: asStored(draftBy('kontributor', id)) })
      await expectDenied(restores(uid), 'over an existing draft')
      await project.store({ [draftPath]: null })
      await restores(uid)
    },
  )

  it('cannot be restored by another contributor', () => expectDenied(restores('kontributor-2')))

  it.each([...PUBLISHERS, 'kontributor'] as const)(
    'can be restored by %s without its schedule',
    async (uid) => {
      const publishAt = new Date('2126-01-01')
      const copy = { ...draft, state: 'terjadwal', publishAt }
      await project.store({ [draftBin]: binEntryBy('editor', 'drafts', id, copy) })
      const returned = { state: 'draf', publishAt: null }
      await expectEachDenied<[string, DocumentData]>(
        [
          ['scheduled', { state: 'terjadwal', publishAt }],
          ['submitted', { ...returned, state: 'diajukan' }],
          ['with its schedule', { ...returned, publishAt }],
          ['with other data', { ...returned, data: {} }],
          ['with another author', { ...returned, createdBy: 'kontributor-2' }],
          ['with the signature of another user', { ...returned, updatedBy: 'admin-2' }],
          ['with a client timestamp', { ...returned, updatedAt: earlier }],
        ],
        ([, changes]) => restores(uid, changes),
      )
      const alone = { ...draft, ...signedBy(uid), ...returned }
      await expectDenied(commit(people[uid], { [draftPath]: alone }))
      await restores(uid, returned)
    },
  )

  it('can be restored under the same id if it belongs to a published item', async () => {
    const draftId = `news-${otherId}`
    const unpublished = asStored({ ...draftBy('kontributor', draftId), itemId: otherId })
    await project.store({
      [`bin/drafts-${draftId}`]: binEntryBy('editor', 'drafts', draftId, unpublished),
    })
    await commit(people.kontributor, {
      [`drafts/${draftId}`]: { ...unpublished, ...signedBy('kontributor') },
      [`bin/drafts-${draftId}`]: null,
    })
  })
})

describe.each(TABLE_NAMES)('a table in %s that a function moved to the bin', (table) => {
  const tablePath = `bin/${table}-a`
  const line = { name: 'Laki-laki', value: 1, fill: '#1F5D3F', order: 0, asof: '2026-11-01' }
  const entry = {
    ...binEntryBy('admin', table, 'a', { table, lines: 1, copy: 'H4sI' }),
    deletedBy: 'editor',
  }

  beforeEach(() => project.store({ [tablePath]: entry }))

  it('does not allow anybody to create, change, delete or replace its bin entry', async () => {
    for (const uid of [...PUBLISHERS, ...NO_PUBLISHERS]) {
      const own = { ...entry, deletedBy: uid }
      for (const writes of [
        { [tablePath]: null },
        { [`${table}/a`]: { ...line, ...signedBy(uid) }, [tablePath]: null },
        { [tablePath]: { ...own, data: { lines: 0 } } },
        { [`bin/${table}-b`]: { ...own, id: 'b' } },
      ])
        await expectDenied(commit(people[uid], writes), uid)
    }
  })

  it('does not allow moving a single line to the bin or restoring it', async () => {
    for (const lines of collectionsOf(table)) {
      const copy = binEntryBy('admin', lines, 'Perempuan', line)
      await project.store({ [`${lines}/Laki-laki`]: line, [`bin/${lines}-Perempuan`]: copy })
      for (const uid of [...PUBLISHERS, ...NO_PUBLISHERS]) {
        await expectDenied(
          commit(people[uid], {
            [`bin/${lines}-Laki-laki`]: binEntryBy(uid, lines, 'Laki-laki', line),
            [`${lines}/Laki-laki`]: null,
          }),
          uid,
        )
        await expectDenied(
          commit(people[uid], {
            [`${lines}/Perempuan`]: { ...line, ...signedBy(uid) },
            [`bin/${lines}-Perempuan`]: null,
          }),
          uid,
        )
      }
    }
  })
})
