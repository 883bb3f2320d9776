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
import { commit, expectDenied, setupRulesProject } from '../support/rules'
import { binEntryBy, draftBy, earlier, IDS, newsBy, signedBy, stored, without } from './content'
import {
  connectPeople,
  type Name,
  OUTSIDERS,
  PUBLISHERS,
  userDocument,
  userDocuments,
} from './people'

const project = setupRulesProject('demo-rules-bin')
const people = connectPeople(project)

const [id, otherId] = IDS
const path = `news/${id}`
const binPath = `bin/news-${id}`
const item = stored({ ...newsBy('admin', id), views: 12 })

/** Deletes the news item with a valid bin entry, changed by `changes`. */
const deletes = (uid: Name, changes: DocumentData = {}) =>
  commit(people[uid], {
    [binPath]: { ...binEntryBy(uid, 'news', id, item), ...changes },
    [path]: null,
  })

beforeEach(async () => {
  await project.clear()
  await project.store({ ...userDocuments(), [path]: item })
})

describe('reading', () => {
  const CONTENT = [
    ...collectionsWith('bin').filter((name) => name !== 'users'),
    ...TABLE_NAMES,
  ] as string[]
  const binned = (uid: Name, ...filters: QueryConstraint[]) =>
    getDocs(query(collection(people[uid].firestore, 'bin'), ...filters))
  const newest = (uid: Name, ...filters: QueryConstraint[]) =>
    binned(uid, ...filters, orderBy('deletedAt', 'desc'), limit(50))
  const gets = (uid: Name, path: string) => getDoc(doc(people[uid].firestore, path))
  const ofDraftsBy = (author: string) => [
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

  it.each(PUBLISHERS)('lets %s get and list content', async (uid) => {
    for (const path of [binPath, ownDraft]) expect((await gets(uid, path)).exists()).toBe(true)
    expect((await newest(uid, where('collection', 'in', CONTENT))).size).toBe(3)
  })

  it('lets an admin get and list people', async () => {
    expect((await gets('admin', 'bin/users-warga')).exists()).toBe(true)
    expect((await newest('admin', where('collection', '==', 'users'))).size).toBe(1)
    expect((await newest('admin')).size).toBe(4)
  })

  it('does not let an editor get or list people', async () => {
    await expectDenied(gets('editor', 'bin/users-warga'))
    await expectDenied(newest('editor'))
    await expectDenied(newest('editor', where('collection', '==', 'users')))
    await expectDenied(newest('editor', where('collection', 'in', [...CONTENT, 'users'])))
  })

  it('lets a contributor get and list their own drafts', async () => {
    expect((await gets('kontributor', ownDraft)).exists()).toBe(true)
    expect((await newest('kontributor', ...ofDraftsBy('kontributor'))).size).toBe(1)
  })

  it('does not let a contributor get or list other documents', async () => {
    for (const path of [binPath, foreignDraft, 'bin/users-warga'])
      await expectDenied(gets('kontributor', path))
    await expectDenied(newest('kontributor'))
    await expectDenied(newest('kontributor', ...ofDraftsBy('kontributor-2')))
    await expectDenied(newest('kontributor', where('collection', '==', 'drafts')))
    await expectDenied(binned('kontributor', where('data.createdBy', '==', 'kontributor')))
  })

  it('does not let a contributor get the published item of their draft', async () => {
    const own = { ...item, createdBy: 'kontributor' }
    await project.store({ [binPath]: binEntryBy('admin', 'news', id, own) })
    await expectDenied(gets('kontributor', binPath))
    await expectDenied(
      newest(
        'kontributor',
        where('collection', '==', 'news'),
        where('data.createdBy', '==', 'kontributor'),
      ),
    )
  })

  it.each(OUTSIDERS)(
    'does not let %s get or list anything, not even their own documents',
    async (uid) => {
      await project.store({ [ownDraft]: binEntryBy('admin', 'drafts', id, draftBy(uid, id)) })
      for (const path of [binPath, ownDraft]) await expectDenied(gets(uid, path))
      await expectDenied(newest(uid, ...ofDraftsBy(uid)))
      await expectDenied(newest(uid, where('collection', 'in', CONTENT)))
    },
  )
})

describe('the bin', () => {
  const ORIGINALS: [string, string, Name, DocumentData][] = [
    ['news', otherId, 'editor', stored(newsBy('admin', otherId))],
    ['drafts', otherId, 'kontributor', stored(draftBy('kontributor', otherId))],
    ['users', 'warga', 'admin', userDocument('warga', 'petugas')],
  ]

  it.each(ORIGINALS)('accepts documents of %s', async (name, originalId, uid, data) => {
    await project.store({ [`${name}/${originalId}`]: data })
    await commit(people[uid], {
      [`bin/${name}-${originalId}`]: binEntryBy(uid, name, originalId, data),
      [`${name}/${originalId}`]: null,
    })
  })

  it('rejects people deleted by an editor', async () => {
    const data = userDocument('warga', 'petugas')
    await project.store({ 'users/warga': data })
    await expectDenied(
      commit(people.editor, {
        'bin/users-warga': binEntryBy('editor', 'users', 'warga', data),
        'users/warga': null,
      }),
    )
  })

  it('rejects bin entries, even while they are restored', async () => {
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
})

/** Invalid bin entries. */
const INVALID: [string, DocumentData][] = [
  ['another collection', { collection: 'announcements' }],
  ['a collection that is not text', { collection: null }],
  ['another id', { id: otherId }],
  ['data that were changed', { data: { ...item, title: 'Lain' } }],
  ['an additional data field', { data: { ...item, catatan: '' } }],
  ['a missing data field', { data: without(item, 'views') }],
  ['data that are text', { data: 'a' }],
  ['the signature of another user', { deletedBy: 'admin-2' }],
  ['a client timestamp', { deletedAt: earlier }],
  ['an additional field', { catatan: '' }],
]

describe.each(['an entry', 'an entry over an older one'])('%s', (kind) => {
  const isUpdate = kind === 'an entry over an older one'

  beforeEach(async () => {
    if (!isUpdate) return
    const older = { ...binEntryBy('admin', 'news', id, item), deletedAt: earlier }
    await project.store({ [binPath]: older })
  })

  describe.each(PUBLISHERS)('by %s', (uid) => {
    it('can copy the deleted document', () => deletes(uid))

    it.each(INVALID)('must not have %s', (_, changes) => expectDenied(deletes(uid, changes)))

    it('must have every field', () =>
      expectDenied(
        commit(people[uid], {
          [binPath]: without(binEntryBy(uid, 'news', id, item), 'deletedBy'),
          [path]: null,
        }),
      ))

    it('must not be created without deleting the original', () =>
      expectDenied(commit(people[uid], { [binPath]: binEntryBy(uid, 'news', id, item) })))

    it('must not copy a document that never existed', async () => {
      const data = stored(newsBy(uid, otherId))
      const entry = binEntryBy(uid, 'news', otherId, data)
      await expectDenied(commit(people[uid], { [`bin/news-${otherId}`]: entry }))
    })
  })

  it.each(['kontributor', ...OUTSIDERS] as const)('must not be created by %s', (uid) =>
    expectDenied(deletes(uid)),
  )
})

it('keeps the deletion time when an unpublished draft is created in the same batch', async () => {
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

it('rejects a bin entry under another id', async () => {
  await expectDenied(
    commit(people.admin, {
      [binPath]: binEntryBy('admin', 'news', id, item),
      [`bin/news-${otherId}`]: binEntryBy('admin', 'news', id, item),
      [path]: null,
    }),
  )
})

describe('a bin entry', () => {
  beforeEach(async () => {
    await project.clear()
    await project.store({ ...userDocuments(), [binPath]: binEntryBy('admin', 'news', id, item) })
  })

  it.each(PUBLISHERS)('can be removed when %s restores the document', (uid) =>
    commit(people[uid], { [path]: { ...item, ...signedBy(uid) }, [binPath]: null }),
  )

  it.each([...PUBLISHERS, 'kontributor', ...OUTSIDERS] as const)(
    'cannot be removed by %s without restoring',
    (uid) => expectDenied(commit(people[uid], { [binPath]: null })),
  )

  it.each(PUBLISHERS)(
    'cannot be removed by %s because a newer document took its place',
    async (uid) => {
      await project.store({ [path]: item })
      await expectDenied(commit(people[uid], { [binPath]: null }))
      await expectDenied(
        commit(people[uid], { [path]: { ...item, ...signedBy(uid) }, [binPath]: null }),
      )
    },
  )

  it.each(PUBLISHERS)('cannot be removed by %s for another restored document', async (uid) => {
    const other = stored(newsBy('admin', otherId))
    const otherBin = `bin/news-${otherId}`
    await project.store({ [otherBin]: binEntryBy('admin', 'news', otherId, other) })
    await expectDenied(
      commit(people[uid], {
        [`news/${otherId}`]: { ...other, ...signedBy(uid) },
        [otherBin]: null,
        [binPath]: null,
      }),
    )
  })
})

describe('a deleted person', () => {
  const person = userDocument('warga', 'petugas')
  const restores = (uid: Name, changes: DocumentData = {}) =>
    commit(people[uid], {
      'users/warga': { ...person, ...signedBy(uid), ...changes },
      'bin/users-warga': null,
    })

  beforeEach(() =>
    project.store({ 'bin/users-warga': binEntryBy('admin', 'users', 'warga', person) }),
  )

  it('can be restored by an admin', () => restores('admin'))

  it('can be restored in the format of older rules', async () => {
    const older = without(person, 'disabled')
    await project.store({ 'bin/users-warga': binEntryBy('admin', 'users', 'warga', older) })
    await commit(people.admin, {
      'users/warga': { ...older, ...signedBy('admin') },
      'bin/users-warga': null,
    })
  })

  it.each(['editor', 'kontributor', ...OUTSIDERS] as const)('cannot be restored by %s', (uid) =>
    expectDenied(restores(uid)),
  )

  it.each<[string, DocumentData]>([
    ['another role', { role: 'admin' }],
    ['another name', { name: 'Lain' }],
    ['another user as author', { updatedBy: 'admin-2' }],
    ['a client timestamp', { updatedAt: earlier }],
  ])('cannot be restored with %s', (_, changes) => expectDenied(restores('admin', changes)))

  it('cannot be replaced by somebody else', () =>
    expectDenied(commit(people.admin, { 'users/warga': { ...person, ...signedBy('admin') } })))
})

describe('a deleted draft', () => {
  const draftPath = `drafts/${id}`
  const draftBin = `bin/drafts-${id}`
  const draft = stored({ ...draftBy('kontributor', id), state: 'diajukan', note: 'Fotonya gelap.' })
  const restores = (uid: Name, changes: DocumentData = {}) =>
    commit(people[uid], {
      [draftPath]: { ...draft, ...signedBy(uid), ...changes },
      [draftBin]: null,
    })

  beforeEach(() => project.store({ [draftBin]: binEntryBy('editor', 'drafts', id, draft) }))

  it.each([...PUBLISHERS, 'kontributor'] as const)('can be restored unchanged by %s', (uid) =>
    restores(uid),
  )

  it.each(['kontributor-2', ...OUTSIDERS] as const)('cannot be restored by %s', (uid) =>
    expectDenied(restores(uid)),
  )

  it.each(OUTSIDERS)('cannot be restored by %s, not even their own', async (uid) => {
    const own = { ...draft, createdBy: uid }
    await project.store({ [draftBin]: binEntryBy('editor', 'drafts', id, own) })
    await expectDenied(restores(uid, { createdBy: uid }))
  })

  describe.each(['editor', 'kontributor'] as const)('by %s', (uid) => {
    it.each<[string, DocumentData]>([
      ['other data', { data: { title: 'Lain' } }],
      ['another creator', { createdBy: uid === 'editor' ? 'editor' : 'kontributor-2' }],
      ['another kind', { kind: 'gallery' }],
      ['an itemId', { itemId: otherId }],
      ['another note', { note: '' }],
      ['another state', { state: 'draf' }],
      ['a time', { publishAt: new Date('2126-01-01') }],
      ['the signature of another user', { updatedBy: 'admin-2' }],
      ['a client timestamp', { updatedAt: earlier }],
      ['an additional field', { catatan: '' }],
    ])('cannot be restored with %s', (_, changes) => expectDenied(restores(uid, changes)))

    it('cannot be restored while its copy stays', () =>
      expectDenied(commit(people[uid], { [draftPath]: { ...draft, ...signedBy(uid) } })))

    it('cannot be restored over an existing draft', async () => {
      await project.store({ [draftPath]: stored(draftBy('kontributor', id)) })
      await expectDenied(restores(uid))
    })
  })

  describe('with a schedule', () => {
    const hour = new Date('2126-01-01')
    const returned = { state: 'draf', publishAt: null }

    beforeEach(() => {
      const copy = { ...draft, state: 'terjadwal', publishAt: hour }
      return project.store({ [draftBin]: binEntryBy('editor', 'drafts', id, copy) })
    })

    it.each([...PUBLISHERS, 'kontributor'] as const)('can be restored unscheduled by %s', (uid) =>
      restores(uid, returned),
    )

    it.each<[string, DocumentData]>([
      ['scheduled', { state: 'terjadwal', publishAt: hour }],
      ['submitted', { ...returned, state: 'diajukan' }],
      ['with its schedule', { ...returned, publishAt: hour }],
      ['with other data', { ...returned, data: {} }],
      ['as the work of another user', { ...returned, createdBy: 'editor' }],
      ['signed by another user', { ...returned, updatedBy: 'admin-2' }],
      ['at a client timestamp', { ...returned, updatedAt: earlier }],
    ])('cannot be restored %s', (_, changes) => expectDenied(restores('editor', changes)))

    it('cannot be restored while its copy stays', () =>
      expectDenied(
        commit(people.editor, { [draftPath]: { ...draft, ...signedBy('editor'), ...returned } }),
      ))
  })

  it('can be restored under the same id if it belongs to a published item', async () => {
    const taken = `news-${otherId}`
    const unpublished = stored({ ...draftBy('kontributor', taken), itemId: otherId })
    await project.store({
      [`bin/drafts-${taken}`]: binEntryBy('editor', 'drafts', taken, unpublished),
    })
    await commit(people.kontributor, {
      [`drafts/${taken}`]: { ...unpublished, ...signedBy('kontributor') },
      [`bin/drafts-${taken}`]: null,
    })
  })
})

describe.each(TABLE_NAMES)('a table in %s that a function moved to the bin', (table) => {
  const tablePath = `bin/${table}-a`
  const [lines] = collectionsOf(table)
  const line = { name: 'Laki-laki', value: 1, fill: '#1F5D3F', order: 0, asof: '2026-11-01' }
  const entry = (uid: string) => ({
    ...binEntryBy('admin', table, 'a', { table, lines: 1, copy: 'H4sI' }),
    ...(uid && { deletedBy: uid }),
  })

  beforeEach(() => project.store({ [tablePath]: entry('editor'), [`${lines}/Laki-laki`]: line }))

  it.each(PUBLISHERS)('can be listed and read by %s', async (uid) => {
    const { firestore } = people[uid]
    expect((await getDoc(doc(firestore, tablePath))).exists()).toBe(true)
    const tables = query(
      collection(firestore, 'bin'),
      where('collection', 'in', TABLE_NAMES),
      orderBy('deletedAt', 'desc'),
    )
    expect((await getDocs(tables)).size).toBe(1)
  })

  it.each(['kontributor', ...OUTSIDERS] as const)('cannot be read by %s', (uid) =>
    expectDenied(getDoc(doc(people[uid].firestore, tablePath))),
  )

  describe.each([...PUBLISHERS, 'kontributor', ...OUTSIDERS] as const)('%s', (uid) => {
    it('cannot be deleted', () => expectDenied(commit(people[uid], { [tablePath]: null })))

    it('cannot be deleted by creating a document in its place', () =>
      expectDenied(
        commit(people[uid], {
          [`${table}/a`]: { ...line, ...signedBy(uid) },
          [tablePath]: null,
        }),
      ))

    it('cannot be changed', () =>
      expectDenied(commit(people[uid], { [tablePath]: { ...entry(uid), data: { lines: 0 } } })))

    it('cannot be created', () =>
      expectDenied(commit(people[uid], { [`bin/${table}-b`]: { ...entry(uid), id: 'b' } })))

    it.each(collectionsOf(table))('cannot receive a single line of %s', async (lines) => {
      await project.store({ [`${lines}/Laki-laki`]: line })
      await expectDenied(
        commit(people[uid], {
          [`bin/${lines}-Laki-laki`]: binEntryBy(uid, lines, 'Laki-laki', line),
          [`${lines}/Laki-laki`]: null,
        }),
      )
    })

    it.each(collectionsOf(table))('cannot return a single line to %s', async (lines) => {
      const copy = binEntryBy('admin', lines, 'Perempuan', line)
      await project.store({ [`bin/${lines}-Perempuan`]: copy })
      await expectDenied(
        commit(people[uid], {
          [`${lines}/Perempuan`]: { ...line, ...signedBy(uid) },
          [`bin/${lines}-Perempuan`]: null,
        }),
      )
    })
  })
})
