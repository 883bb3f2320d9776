import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { commit, expectDenied, useRulesProject } from '../support/rules'
import { binEntryBy, draftBy, IDS, newsBy, stored, without } from './content'
import { connectPeople, OUTSIDERS, PUBLISHERS, userDocuments } from './people'

const project = useRulesProject('demo-rules-drafts')
const people = connectPeople(project)
const WRITERS = [...PUBLISHERS, 'kontributor'] as const

const [id, freshId, itemId] = IDS
const path = `drafts/${id}`
const freshPath = `drafts/${freshId}`
const binPath = `bin/drafts-${id}`
const itemPath = `news/${itemId}`
const earlier = new Date('2026-01-02T03:04:05Z')
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000)
const scheduled = () => ({ state: 'terjadwal', publishAt: tomorrow() })

/** The draft of `createdBy` at `path`, with some fields changed. */
async function storeDraft(createdBy: string, changes: DocumentData = {}): Promise<DocumentData> {
  const draft = stored({ ...draftBy(createdBy, id), ...changes })
  await project.store({ [path]: draft })
  return draft
}

/** What `uid` would save over the draft of `createdBy`. */
const savedBy = (uid: string, createdBy: string, changes: DocumentData = {}) => ({
  ...draftBy(uid, id),
  createdBy,
  ...changes,
})

const saves = (uid: keyof typeof people, draft: DocumentData) =>
  commit(people[uid], { [path]: draft })
const creates = (uid: keyof typeof people, changes: DocumentData = {}) =>
  commit(people[uid], { [freshPath]: { ...draftBy(uid, freshId), ...changes } })
const bins = (uid: keyof typeof people, draft: DocumentData) =>
  commit(people[uid], { [binPath]: binEntryBy(uid, 'drafts', id, draft), [path]: null })

beforeEach(async () => {
  await project.clear()
  await project.store(userDocuments())
})

describe('reading', () => {
  const own = (uid: string) =>
    query(collection(people['kontributor'].firestore, 'drafts'), where('createdBy', '==', uid))

  beforeEach(() => storeDraft('kontributor'))

  it.each(PUBLISHERS)('%s gets and lists those of all', async (uid) => {
    const { firestore } = people[uid]
    expect((await getDoc(doc(firestore, path))).exists()).toBe(true)
    expect((await getDocs(collection(firestore, 'drafts'))).size).toBe(1)
  })

  it.each(PUBLISHERS)('%s is told that one is missing', async (uid) => {
    expect((await getDoc(doc(people[uid].firestore, freshPath))).exists()).toBe(false)
  })

  it('a contributor gets and lists their own', async () => {
    expect((await getDoc(doc(people.kontributor.firestore, path))).exists()).toBe(true)
    expect((await getDocs(own('kontributor'))).size).toBe(1)
  })

  it("a contributor cannot get another's", () =>
    expectDenied(getDoc(doc(people['kontributor-2'].firestore, path))))

  it('a contributor cannot list those of all', () =>
    expectDenied(getDocs(collection(people.kontributor.firestore, 'drafts'))))

  it("a contributor cannot list another's", () => expectDenied(getDocs(own('kontributor-2'))))

  it.each(OUTSIDERS)('%s can neither get nor list, not even own ones', async (uid) => {
    const { firestore } = people[uid]
    await storeDraft(uid)
    await expectDenied(getDoc(doc(firestore, path)))
    await expectDenied(getDocs(collection(firestore, 'drafts')))
    await expectDenied(
      getDocs(query(collection(firestore, 'drafts'), where('createdBy', '==', uid))),
    )
  })
})

/** What no draft may hold. */
const WRONG: [string, DocumentData][] = [
  ['another id', { id: itemId }],
  ['a foreign kind', { kind: 'budget_summary' }],
  ['a kind that is no text', { kind: null }],
  ['data that are text', { data: 'a' }],
  ['data that are a list', { data: ['a'] }],
  ['a foreign state', { state: 'terbit' }],
  ['a time of publishing though it is not scheduled', { publishAt: tomorrow() }],
  ['a schedule without a time', { state: 'terjadwal' }],
  ['a schedule in the past', { state: 'terjadwal', publishAt: earlier }],
  ['a schedule as text', { state: 'terjadwal', publishAt: '2126-01-01T00:00:00Z' }],
  ['a schedule as a number', { state: 'terjadwal', publishAt: 4_900_000_000_000 }],
  ['an itemId that is no ULID', { itemId: 'satu' }],
  ['an itemId that is no text', { itemId: null }],
  ['another creator', { createdBy: 'admin-2' }],
  ['the name of another', { updatedBy: 'admin-2' }],
  ['a time of its own', { updatedAt: earlier }],
  ['a field more', { catatan: '' }],
]

describe.each(WRITERS)('%s', (uid) => {
  it.each(['draf', 'diajukan'])('creates in the state %s', (state) => creates(uid, { state }))

  it('creates empty', () => creates(uid, { data: {} }))

  it.each(['draf', 'diajukan'])('saves own work in the state %s', async (state) => {
    await storeDraft(uid)
    await saves(uid, savedBy(uid, uid, { state, data: { title: 'Dua', content: 'Isi' } }))
  })

  it('saves single fields', async () => {
    await storeDraft(uid)
    await updateDoc(doc(people[uid].firestore, path), {
      state: 'diajukan',
      updatedBy: uid,
      updatedAt: serverTimestamp(),
    })
  })

  it('deletes own work with a copy in the bin', async () => bins(uid, await storeDraft(uid)))

  it('deletes submitted work with a copy in the bin', async () =>
    bins(uid, await storeDraft(uid, { state: 'diajukan' })))

  it.each(WRONG)('cannot create with %s', (_, changes) => expectDenied(creates(uid, changes)))

  it.each(WRONG)('cannot save %s', async (_, changes) => {
    await storeDraft(uid)
    await expectDenied(saves(uid, savedBy(uid, uid, changes)))
  })

  it('cannot create or save with a field less', async () => {
    await storeDraft(uid)
    await expectDenied(commit(people[uid], { [freshPath]: without(draftBy(uid, freshId), 'data') }))
    await expectDenied(saves(uid, without(savedBy(uid, uid), 'publishAt')))
  })

  it('cannot create under an id that is no ULID', () =>
    expectDenied(commit(people[uid], { 'drafts/satu': draftBy(uid, 'satu') })))

  it('cannot create under an itemId of its choice', async () => {
    await expectDenied(creates(uid, { itemId }))
    await expectDenied(creates(uid, { itemId: freshId }))
  })

  it('cannot change the kind', async () => {
    await storeDraft(uid)
    await expectDenied(saves(uid, savedBy(uid, uid, { kind: 'umkm' })))
  })

  it('cannot hand work to another', async () => {
    await storeDraft(uid)
    await expectDenied(saves(uid, savedBy(uid, uid, { createdBy: 'kontributor-2' })))
  })

  it('cannot delete without a copy', async () => {
    await storeDraft(uid)
    await expectDenied(commit(people[uid], { [path]: null }))
  })

  it('cannot delete with a copy of an earlier time', async () => {
    const draft = await storeDraft(uid)
    const entry = { ...binEntryBy(uid, 'drafts', id, draft), deletedAt: earlier }
    await project.store({ [binPath]: entry })
    await expectDenied(commit(people[uid], { [path]: null }))
  })
})

describe.each(PUBLISHERS)('%s', (uid) => {
  it.each(['news', 'announcements', 'agenda', 'apparatus', 'umkm', 'gallery'])(
    'creates of the kind %s',
    (kind) => creates(uid, { kind }),
  )

  it('creates scheduled', () => creates(uid, scheduled()))

  it.each(['draf', 'diajukan', 'terjadwal'])("saves a contributor's in %s", async (state) => {
    await storeDraft('kontributor', { state, ...(state === 'terjadwal' && scheduled()) })
    await saves(uid, savedBy(uid, 'kontributor'))
  })

  it('schedules', async () => {
    await storeDraft('kontributor', { state: 'diajukan' })
    await saves(uid, savedBy(uid, 'kontributor', scheduled()))
  })

  it('goes on writing after the hour of publishing', async () => {
    const schedule = { state: 'terjadwal', publishAt: Timestamp.fromDate(earlier) }
    await storeDraft('kontributor', schedule)
    await saves(uid, savedBy(uid, 'kontributor', { ...schedule, data: { title: 'Dua' } }))
  })

  it('cannot bring back an hour of publishing that is over', async () => {
    await storeDraft('kontributor', { state: 'draf', publishAt: earlier })
    await expectDenied(
      saves(uid, savedBy(uid, 'kontributor', { state: 'terjadwal', publishAt: earlier })),
    )
  })

  it('cannot move the hour of publishing into the past', async () => {
    await storeDraft('kontributor', { state: 'terjadwal', publishAt: tomorrow() })
    await expectDenied(
      saves(uid, savedBy(uid, 'kontributor', { state: 'terjadwal', publishAt: earlier })),
    )
  })

  it('keeps no state but the schedule past its hour', async () => {
    const over = { state: 'terbit', publishAt: earlier }
    await storeDraft('kontributor', over)
    await expectDenied(saves(uid, savedBy(uid, 'kontributor', over)))
  })

  it('gives an itemId and takes it back', async () => {
    await storeDraft('kontributor')
    await saves(uid, savedBy(uid, 'kontributor', { itemId }))
    await saves(uid, savedBy(uid, 'kontributor', { itemId: '' }))
  })

  it.each(['draf', 'diajukan', 'terjadwal'])("deletes a contributor's in %s", async (state) => {
    await bins(uid, await storeDraft('kontributor', { state }))
  })

  it('publishes: the item stands in its place', async () => {
    await storeDraft('kontributor', { itemId })
    await commit(people[uid], { [itemPath]: newsBy(uid, itemId), [path]: null })
  })

  it('cannot publish before the draft knows its item', async () => {
    await storeDraft('kontributor')
    await expectDenied(commit(people[uid], { [itemPath]: newsBy(uid, itemId), [path]: null }))
  })

  it('cannot pass an item that was there before for the published one', async () => {
    await project.store({ [itemPath]: stored(newsBy(uid, itemId)) })
    await storeDraft('kontributor', { itemId })
    await expectDenied(commit(people[uid], { [path]: null }))
  })

  describe('unpublishing', () => {
    const unpublished = (changes: DocumentData = {}) => ({
      [`drafts/${itemId}`]: { ...draftBy(uid, itemId), itemId, ...changes },
    })

    it('turns the item into a draft of its id', async () => {
      await project.store({ [itemPath]: stored(newsBy(uid, itemId)) })
      await commit(people[uid], { ...unpublished(), [itemPath]: null })
    })

    it('needs the item to go', async () => {
      await project.store({ [itemPath]: stored(newsBy(uid, itemId)) })
      await expectDenied(commit(people[uid], unpublished()))
    })

    it('needs an item', () => expectDenied(commit(people[uid], unpublished())))

    it('needs the item of its own id', async () => {
      await project.store({ [itemPath]: stored(newsBy(uid, itemId)) })
      await expectDenied(
        commit(people[uid], { ...unpublished({ itemId: freshId }), [itemPath]: null }),
      )
    })

    it('needs the item of its own kind', async () => {
      await project.store({ [itemPath]: stored(newsBy(uid, itemId)) })
      await expectDenied(
        commit(people[uid], { ...unpublished({ kind: 'gallery' }), [itemPath]: null }),
      )
    })
  })
})

describe('kontributor', () => {
  const foreign = ['announcements', 'apparatus']

  it.each(['news', 'agenda', 'umkm', 'gallery'])('creates of the kind %s', (kind) =>
    creates('kontributor', { kind }),
  )

  it.each(foreign)('cannot create of the kind %s', (kind) =>
    expectDenied(creates('kontributor', { kind })),
  )

  it.each(foreign)('cannot save own work of the kind %s', async (kind) => {
    await storeDraft('kontributor', { kind })
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor', { kind })))
  })

  it('cannot create scheduled', () => expectDenied(creates('kontributor', scheduled())))

  it('cannot schedule', async () => {
    await storeDraft('kontributor', { state: 'diajukan' })
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor', scheduled())))
  })

  it('cannot keep what is scheduled scheduled, nor take it back', async () => {
    const schedule = scheduled()
    await storeDraft('kontributor', schedule)
    const kept = savedBy('kontributor', 'kontributor', schedule)
    await expectDenied(saves('kontributor', kept))
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor')))
  })

  it('cannot give an itemId, nor take it back', async () => {
    await storeDraft('kontributor')
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor', { itemId })))
    await storeDraft('kontributor', { itemId })
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor')))
  })

  it('saves work that an editor withdrew from publishing', async () => {
    await storeDraft('kontributor', { itemId })
    await saves('kontributor', savedBy('kontributor', 'kontributor', { itemId }))
  })

  it("cannot save another's", async () => {
    await storeDraft('kontributor-2')
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor-2')))
  })

  it("cannot delete another's", async () => {
    const draft = await storeDraft('kontributor-2')
    await expectDenied(bins('kontributor', draft))
  })

  it('cannot delete what is scheduled', async () => {
    const draft = await storeDraft('kontributor', scheduled())
    await expectDenied(bins('kontributor', draft))
  })

  it('cannot publish', async () => {
    await storeDraft('kontributor', { itemId })
    await expectDenied(
      commit(people.kontributor, { [itemPath]: newsBy('kontributor', itemId), [path]: null }),
    )
  })
})

describe.each(OUTSIDERS)('%s', (uid) => {
  it('cannot create', () => expectDenied(creates(uid)))

  it('cannot save what was once theirs', async () => {
    await storeDraft(uid)
    await expectDenied(saves(uid, savedBy(uid, uid)))
  })

  it('cannot delete what was once theirs', async () => {
    const draft = await storeDraft(uid)
    await expectDenied(bins(uid, draft))
  })
})
