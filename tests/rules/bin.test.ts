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

/** Deletes the news item, leaving what `changes` make of the right entry. */
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

  it.each(PUBLISHERS)('%s gets and lists content', async (uid) => {
    for (const path of [binPath, ownDraft]) expect((await gets(uid, path)).exists()).toBe(true)
    expect((await newest(uid, where('collection', 'in', CONTENT))).size).toBe(3)
  })

  it('an admin gets and lists people too', async () => {
    expect((await gets('admin', 'bin/users-warga')).exists()).toBe(true)
    expect((await newest('admin', where('collection', '==', 'users'))).size).toBe(1)
    expect((await newest('admin')).size).toBe(4)
  })

  it('an editor neither gets nor lists people', async () => {
    await expectDenied(gets('editor', 'bin/users-warga'))
    await expectDenied(newest('editor'))
    await expectDenied(newest('editor', where('collection', '==', 'users')))
    await expectDenied(newest('editor', where('collection', 'in', [...CONTENT, 'users'])))
  })

  it('a contributor gets and lists drafts of their own', async () => {
    expect((await gets('kontributor', ownDraft)).exists()).toBe(true)
    expect((await newest('kontributor', ...ofDraftsBy('kontributor'))).size).toBe(1)
  })

  it('a contributor neither gets nor lists what is not their draft', async () => {
    for (const path of [binPath, foreignDraft, 'bin/users-warga'])
      await expectDenied(gets('kontributor', path))
    await expectDenied(newest('kontributor'))
    await expectDenied(newest('kontributor', ...ofDraftsBy('kontributor-2')))
    await expectDenied(newest('kontributor', where('collection', '==', 'drafts')))
    await expectDenied(binned('kontributor', where('data.createdBy', '==', 'kontributor')))
  })

  it('a contributor does not get the item that was made of their draft', async () => {
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

  it.each(OUTSIDERS)('%s can neither get nor list, not even own ones', async (uid) => {
    await project.store({ [ownDraft]: binEntryBy('admin', 'drafts', id, draftBy(uid, id)) })
    for (const path of [binPath, ownDraft]) await expectDenied(gets(uid, path))
    await expectDenied(newest(uid, ...ofDraftsBy(uid)))
    await expectDenied(newest(uid, where('collection', 'in', CONTENT)))
  })
})

describe('what the bin takes', () => {
  const ORIGINALS: [string, string, Name, DocumentData][] = [
    ['news', otherId, 'editor', stored(newsBy('admin', otherId))],
    ['drafts', otherId, 'kontributor', stored(draftBy('kontributor', otherId))],
    ['users', 'warga', 'admin', userDocument('warga', 'petugas')],
  ]

  it.each(ORIGINALS)('%s', async (name, originalId, uid, data) => {
    await project.store({ [`${name}/${originalId}`]: data })
    await commit(people[uid], {
      [`bin/${name}-${originalId}`]: binEntryBy(uid, name, originalId, data),
      [`${name}/${originalId}`]: null,
    })
  })

  it('never a person from an editor', async () => {
    const data = userDocument('warga', 'petugas')
    await project.store({ 'users/warga': data })
    await expectDenied(
      commit(people.editor, {
        'bin/users-warga': binEntryBy('editor', 'users', 'warga', data),
        'users/warga': null,
      }),
    )
  })

  it('never an entry of its own, not even while that is restored', async () => {
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

/** What no entry may hold. */
const WRONG: [string, DocumentData][] = [
  ['another collection', { collection: 'announcements' }],
  ['a collection that is no text', { collection: null }],
  ['another id', { id: otherId }],
  ['data that were changed', { data: { ...item, title: 'Lain' } }],
  ['a field of the data more', { data: { ...item, catatan: '' } }],
  ['a field of the data less', { data: without(item, 'views') }],
  ['data that are text', { data: 'a' }],
  ['the name of another', { deletedBy: 'admin-2' }],
  ['a time of its own', { deletedAt: earlier }],
  ['a field more', { catatan: '' }],
]

describe.each(['an entry', 'an entry over an older one'])('%s', (kind) => {
  const isUpdate = kind === 'an entry over an older one'

  beforeEach(async () => {
    if (!isUpdate) return
    const older = { ...binEntryBy('admin', 'news', id, item), deletedAt: earlier }
    await project.store({ [binPath]: older })
  })

  describe.each(PUBLISHERS)('by %s', (uid) => {
    it('is a copy of what is deleted', () => deletes(uid))

    it.each(WRONG)('cannot have %s', (_, changes) => expectDenied(deletes(uid, changes)))

    it('cannot lack a field', () =>
      expectDenied(
        commit(people[uid], {
          [binPath]: without(binEntryBy(uid, 'news', id, item), 'deletedBy'),
          [path]: null,
        }),
      ))

    it('cannot stand beside its original', () =>
      expectDenied(commit(people[uid], { [binPath]: binEntryBy(uid, 'news', id, item) })))

    it('cannot be of what never was', async () => {
      const data = stored(newsBy(uid, otherId))
      const entry = binEntryBy(uid, 'news', otherId, data)
      await expectDenied(commit(people[uid], { [`bin/news-${otherId}`]: entry }))
    })
  })

  it.each(['kontributor', ...OUTSIDERS] as const)('cannot be by %s', (uid) =>
    expectDenied(deletes(uid)),
  )
})

it('an entry beside a draft of the same item cannot have a time of its own either', async () => {
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

it('an entry cannot lie under another name', async () => {
  await expectDenied(
    commit(people.admin, {
      [binPath]: binEntryBy('admin', 'news', id, item),
      [`bin/news-${otherId}`]: binEntryBy('admin', 'news', id, item),
      [path]: null,
    }),
  )
})

describe('an entry goes', () => {
  beforeEach(async () => {
    await project.clear()
    await project.store({ ...userDocuments(), [binPath]: binEntryBy('admin', 'news', id, item) })
  })

  it.each(PUBLISHERS)('when %s restores what it holds', (uid) =>
    commit(people[uid], { [path]: { ...item, ...signedBy(uid) }, [binPath]: null }),
  )

  it.each([...PUBLISHERS, 'kontributor', ...OUTSIDERS] as const)('not by %s alone', (uid) =>
    expectDenied(commit(people[uid], { [binPath]: null })),
  )

  it.each(PUBLISHERS)('not because %s sees something newer in its place', async (uid) => {
    await project.store({ [path]: item })
    await expectDenied(commit(people[uid], { [binPath]: null }))
    await expectDenied(
      commit(people[uid], { [path]: { ...item, ...signedBy(uid) }, [binPath]: null }),
    )
  })

  it.each(PUBLISHERS)('not because %s restores another', async (uid) => {
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

describe('a person', () => {
  const person = userDocument('warga', 'petugas')
  const restores = (uid: Name, changes: DocumentData = {}) =>
    commit(people[uid], {
      'users/warga': { ...person, ...signedBy(uid), ...changes },
      'bin/users-warga': null,
    })

  beforeEach(() =>
    project.store({ 'bin/users-warga': binEntryBy('admin', 'users', 'warga', person) }),
  )

  it('is restored by an admin', () => restores('admin'))

  it('is restored as they were under older rules', async () => {
    const older = without(person, 'disabled')
    await project.store({ 'bin/users-warga': binEntryBy('admin', 'users', 'warga', older) })
    await commit(people.admin, {
      'users/warga': { ...older, ...signedBy('admin') },
      'bin/users-warga': null,
    })
  })

  it.each(['editor', 'kontributor', ...OUTSIDERS] as const)('is not restored by %s', (uid) =>
    expectDenied(restores(uid)),
  )

  it.each<[string, DocumentData]>([
    ['another role', { role: 'admin' }],
    ['another name', { name: 'Lain' }],
    ['the name of another as author', { updatedBy: 'admin-2' }],
    ['a time of its own', { updatedAt: earlier }],
  ])('is not restored with %s', (_, changes) => expectDenied(restores('admin', changes)))

  it('is not replaced by someone new', () =>
    expectDenied(commit(people.admin, { 'users/warga': { ...person, ...signedBy('admin') } })))
})

describe('a draft', () => {
  const draftPath = `drafts/${id}`
  const draftBin = `bin/drafts-${id}`
  const draft = stored({ ...draftBy('kontributor', id), state: 'diajukan', note: 'Fotonya gelap.' })
  const restores = (uid: Name, changes: DocumentData = {}) =>
    commit(people[uid], {
      [draftPath]: { ...draft, ...signedBy(uid), ...changes },
      [draftBin]: null,
    })

  beforeEach(() => project.store({ [draftBin]: binEntryBy('editor', 'drafts', id, draft) }))

  it.each([...PUBLISHERS, 'kontributor'] as const)('is restored by %s as it was', (uid) =>
    restores(uid),
  )

  it.each(['kontributor-2', ...OUTSIDERS] as const)('is not restored by %s', (uid) =>
    expectDenied(restores(uid)),
  )

  it.each(OUTSIDERS)('is not restored by %s, not even their own', async (uid) => {
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
      ['the name of another', { updatedBy: 'admin-2' }],
      ['a time of its own', { updatedAt: earlier }],
      ['a field more', { catatan: '' }],
    ])('is not restored with %s', (_, changes) => expectDenied(restores(uid, changes)))

    it('is not restored beside its copy', () =>
      expectDenied(commit(people[uid], { [draftPath]: { ...draft, ...signedBy(uid) } })))

    it('is not restored over what stands there', async () => {
      await project.store({ [draftPath]: stored(draftBy('kontributor', id)) })
      await expectDenied(restores(uid))
    })
  })

  describe('that was scheduled', () => {
    const hour = new Date('2126-01-01')
    const returned = { state: 'draf', publishAt: null }

    beforeEach(() => {
      const copy = { ...draft, state: 'terjadwal', publishAt: hour }
      return project.store({ [draftBin]: binEntryBy('editor', 'drafts', id, copy) })
    })

    it.each([...PUBLISHERS, 'kontributor'] as const)('comes back unscheduled by %s', (uid) =>
      restores(uid, returned),
    )

    it.each<[string, DocumentData]>([
      ['scheduled', { state: 'terjadwal', publishAt: hour }],
      ['submitted', { ...returned, state: 'diajukan' }],
      ['with its hour', { ...returned, publishAt: hour }],
      ['with other data', { ...returned, data: {} }],
      ['as the work of another', { ...returned, createdBy: 'editor' }],
      ['in the name of another', { ...returned, updatedBy: 'admin-2' }],
      ['at a time of its own', { ...returned, updatedAt: earlier }],
    ])('does not come back %s', (_, changes) => expectDenied(restores('editor', changes)))

    it('does not come back beside its copy', () =>
      expectDenied(
        commit(people.editor, { [draftPath]: { ...draft, ...signedBy('editor'), ...returned } }),
      ))
  })

  it('of an unpublished item is restored under the same id', async () => {
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

describe.each(TABLE_NAMES)('a table of the kind %s, which a function binned', (table) => {
  const tablePath = `bin/${table}-a`
  const [lines] = collectionsOf(table)
  const line = { name: 'Laki-laki', value: 1, fill: '#1F5D3F', order: 0, asof: '2026-11-01' }
  const entry = (uid: string) => ({
    ...binEntryBy('admin', table, 'a', { table, lines: 1, copy: 'H4sI' }),
    ...(uid && { deletedBy: uid }),
  })

  beforeEach(() => project.store({ [tablePath]: entry('editor'), [`${lines}/Laki-laki`]: line }))

  it.each(PUBLISHERS)('%s gets and lists it', async (uid) => {
    const { firestore } = people[uid]
    expect((await getDoc(doc(firestore, tablePath))).exists()).toBe(true)
    const tables = query(
      collection(firestore, 'bin'),
      where('collection', 'in', TABLE_NAMES),
      orderBy('deletedAt', 'desc'),
    )
    expect((await getDocs(tables)).size).toBe(1)
  })

  it.each(['kontributor', ...OUTSIDERS] as const)('%s does not get it', (uid) =>
    expectDenied(getDoc(doc(people[uid].firestore, tablePath))),
  )

  describe.each([...PUBLISHERS, 'kontributor', ...OUTSIDERS] as const)('%s', (uid) => {
    it('cannot delete it', () => expectDenied(commit(people[uid], { [tablePath]: null })))

    it('cannot delete it by making something of its name', () =>
      expectDenied(
        commit(people[uid], {
          [`${table}/a`]: { ...line, ...signedBy(uid) },
          [tablePath]: null,
        }),
      ))

    it('cannot change it', () =>
      expectDenied(commit(people[uid], { [tablePath]: { ...entry(uid), data: { lines: 0 } } })))

    it('cannot make one', () =>
      expectDenied(commit(people[uid], { [`bin/${table}-b`]: { ...entry(uid), id: 'b' } })))

    it.each(collectionsOf(table))('cannot bin a line of %s by itself', async (lines) => {
      await project.store({ [`${lines}/Laki-laki`]: line })
      await expectDenied(
        commit(people[uid], {
          [`bin/${lines}-Laki-laki`]: binEntryBy(uid, lines, 'Laki-laki', line),
          [`${lines}/Laki-laki`]: null,
        }),
      )
    })

    it.each(collectionsOf(table))('cannot put a line back into %s', async (lines) => {
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
