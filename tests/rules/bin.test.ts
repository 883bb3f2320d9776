import { collection, doc, getDoc, getDocs, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
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
import {
  connectPeople,
  type Name,
  OUTSIDERS,
  PUBLISHERS,
  userDocument,
  userDocuments,
} from './people'

const project = useRulesProject('demo-rules-bin')
const people = connectPeople(project)

const [id, otherId] = IDS
const path = `news/${id}`
const binPath = `bin/news-${id}`
const earlier = new Date('2026-01-02T03:04:05Z')
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
  beforeEach(() => project.store({ [binPath]: binEntryBy('admin', 'news', id, item) }))

  it.each(PUBLISHERS)('%s gets and lists', async (uid) => {
    const { firestore } = people[uid]
    expect((await getDoc(doc(firestore, binPath))).exists()).toBe(true)
    expect((await getDocs(collection(firestore, 'bin'))).size).toBe(1)
  })

  it.each(['kontributor', ...OUTSIDERS] as const)('%s can neither get nor list', async (uid) => {
    const { firestore } = people[uid]
    await expectDenied(getDoc(doc(firestore, binPath)))
    await expectDenied(getDocs(collection(firestore, 'bin')))
  })
})

describe('what the bin takes', () => {
  const ORIGINALS: [string, string, Name, DocumentData][] = [
    ['news', otherId, 'editor', stored(newsBy('admin', otherId))],
    ['announcements', otherId, 'editor', stored(announcementBy('admin', otherId))],
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

  it('never an entry of its own', async () => {
    const entry = { ...binEntryBy('admin', 'news', id, item), deletedAt: earlier }
    await project.store({ [binPath]: entry })
    await expectDenied(
      commit(people.admin, {
        [`bin/bin-news-${id}`]: binEntryBy('admin', 'bin', `news-${id}`, entry),
        [binPath]: null,
      }),
    )
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
  await expectDenied(
    commit(people.admin, {
      [binPath]: { ...binEntryBy('admin', 'news', id, item), deletedAt: earlier },
      [`drafts/${id}`]: { ...draftBy('admin', id), itemId: id },
      [path]: null,
    }),
  )
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

describe('restoring', () => {
  beforeEach(async () => {
    await project.clear()
    await project.store({ ...userDocuments(), [binPath]: binEntryBy('admin', 'news', id, item) })
  })

  it.each(PUBLISHERS)('%s restores', (uid) =>
    commit(people[uid], { [path]: { ...newsBy(uid, id), views: 12 }, [binPath]: null }),
  )

  it.each(PUBLISHERS)('%s removes the entry of what stands again', async (uid) => {
    await project.store({ [path]: item })
    await commit(people[uid], { [binPath]: null })
  })

  it.each(PUBLISHERS)('%s cannot empty the bin', (uid) =>
    expectDenied(commit(people[uid], { [binPath]: null })),
  )

  it.each(['kontributor', ...OUTSIDERS] as const)(
    '%s cannot remove the entry of what stands again',
    async (uid) => {
      await project.store({ [path]: item })
      await expectDenied(commit(people[uid], { [binPath]: null }))
    },
  )

  it.each(PUBLISHERS)("%s restores a contributor's draft as their own", async (uid) => {
    const draft = stored(draftBy('kontributor', otherId))
    const draftBin = `bin/drafts-${otherId}`
    await project.store({ [draftBin]: binEntryBy('kontributor', 'drafts', otherId, draft) })
    await commit(people[uid], { [`drafts/${otherId}`]: draftBy(uid, otherId), [draftBin]: null })
  })

  it('an admin restores a person', async () => {
    const person = userDocument('warga', 'petugas')
    await project.store({ 'bin/users-warga': binEntryBy('admin', 'users', 'warga', person) })
    await commit(people.admin, {
      'users/warga': { ...person, ...signedBy('admin') },
      'bin/users-warga': null,
    })
  })
})
