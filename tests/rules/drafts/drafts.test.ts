import { doc, serverTimestamp, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { commit, expectDenied } from '../../support/rules'
import { binEntryBy, draftBy, earlier, stored, without } from '../content'
import { OUTSIDERS, PUBLISHERS } from '../people'
import {
  binPath,
  freshId,
  freshPath,
  id,
  itemId,
  path,
  savedBy,
  tomorrow,
  setupDrafts,
} from './drafts'

const { project, people, storeDraft, creates, saves, bins } = setupDrafts('demo-rules-drafts')
const WRITERS = [...PUBLISHERS, 'kontributor'] as const

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
  ['a note that is no text', { note: null }],
  ['a field in its data that no kind has', { data: { title: 'Satu', catatan: '' } }],
  ['text in a map', { data: { title: { id: 'Satu' } } }],
  ['text in a list', { data: { content: ['Isi'] } }],
  ['a number for text', { data: { name: 7 } }],
  ['null for text', { data: { imageurl: null } }],
  ['text for a price', { data: { price: '7' } }],
  ['a price in a map', { data: { price: {} } }],
  ['a year as text', { data: { year: '2026' } }],
  ['a link in a map', { data: { url: {} } }],
  ['a type in a list', { data: { type: ['APBDes'] } }],
  ['a width as text', { data: { imagewidth: '800' } }],
  ['a height as a list', { data: { imageheight: [800] } }],
]

describe.each(WRITERS)('%s', (uid) => {
  it.each(['draf', 'diajukan'])('creates in the state %s', (state) => creates(uid, { state }))

  it('creates empty', () => creates(uid, { data: {} }))

  it.each([1000, 1000.5, '', null])('creates with the price %j', (price) =>
    creates(uid, { kind: 'umkm', data: { price } }),
  )

  it('cannot create with a note', () => expectDenied(creates(uid, { note: 'Halo' })))

  it('cannot create what would stand in the place of something in the bin', async () => {
    const old = stored(draftBy('admin-2', freshId))
    await project.store({
      [`bin/drafts-${freshId}`]: binEntryBy('admin-2', 'drafts', freshId, old),
    })
    await expectDenied(creates(uid))
  })

  it('cannot create under the id of an item that was unpublished, with or without one', async () => {
    const taken = `news-${itemId}`
    for (const named of ['', itemId])
      await expectDenied(
        commit(people[uid], { [`drafts/${taken}`]: { ...draftBy(uid, taken), itemId: named } }),
      )
  })

  it("cannot take the place of another's draft", async () => {
    await storeDraft('admin-2')
    await expectDenied(commit(people[uid], { [path]: draftBy(uid, id) }))
  })

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
