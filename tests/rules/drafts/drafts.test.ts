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

/** Invalid drafts. */
const INVALID: [string, DocumentData][] = [
  ['another id', { id: itemId }],
  ['an unknown kind', { kind: 'budget_summary' }],
  ['a kind that is not text', { kind: null }],
  ['data that are text', { data: 'a' }],
  ['data that are a list', { data: ['a'] }],
  ['an unknown state', { state: 'terbit' }],
  ['a publishing time without a schedule', { publishAt: tomorrow() }],
  ['a schedule without a time', { state: 'terjadwal' }],
  ['a schedule in the past', { state: 'terjadwal', publishAt: earlier }],
  ['a schedule as text', { state: 'terjadwal', publishAt: '2126-01-01T00:00:00Z' }],
  ['a schedule as a number', { state: 'terjadwal', publishAt: 4_900_000_000_000 }],
  ['an itemId that is not a ULID', { itemId: 'satu' }],
  ['an itemId that is not text', { itemId: null }],
  ['another creator', { createdBy: 'admin-2' }],
  ['the signature of another user', { updatedBy: 'admin-2' }],
  ['a client timestamp', { updatedAt: earlier }],
  ['an additional field', { catatan: '' }],
  ['a note that is not text', { note: null }],
  ['an unknown data field', { data: { title: 'Satu', catatan: '' } }],
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

describe.each(WRITERS)('drafts by %s', (uid) => {
  it.each(['draf', 'diajukan'])('can be created in the state %s', (state) =>
    creates(uid, { state }),
  )

  it('can be created empty', () => creates(uid, { data: {} }))

  it.each([1000, 1000.5, '', null])('can be created with the price %j', (price) =>
    creates(uid, { kind: 'umkm', data: { price } }),
  )

  it('cannot be created with a note', () => expectDenied(creates(uid, { note: 'Halo' })))

  it('cannot be created with the id of a document in the bin', async () => {
    const old = stored(draftBy('admin-2', freshId))
    await project.store({
      [`bin/drafts-${freshId}`]: binEntryBy('admin-2', 'drafts', freshId, old),
    })
    await expectDenied(creates(uid))
  })

  it('cannot be created with the id of an unpublished item', async () => {
    const taken = `news-${itemId}`
    for (const named of ['', itemId])
      await expectDenied(
        commit(people[uid], { [`drafts/${taken}`]: { ...draftBy(uid, taken), itemId: named } }),
      )
  })

  it('cannot replace the draft of somebody else', async () => {
    await storeDraft('admin-2')
    await expectDenied(commit(people[uid], { [path]: draftBy(uid, id) }))
  })

  it.each(['draf', 'diajukan'])('can be saved by their author in the state %s', async (state) => {
    await storeDraft(uid)
    await saves(uid, savedBy(uid, uid, { state, data: { title: 'Dua', content: 'Isi' } }))
  })

  it('can be saved field by field', async () => {
    await storeDraft(uid)
    await updateDoc(doc(people[uid].firestore, path), {
      state: 'diajukan',
      updatedBy: uid,
      updatedAt: serverTimestamp(),
    })
  })

  it('can be deleted by their author with a copy in the bin', async () =>
    bins(uid, await storeDraft(uid)))

  it('can be deleted after submission with a copy in the bin', async () =>
    bins(uid, await storeDraft(uid, { state: 'diajukan' })))

  it.each(INVALID)('cannot be created with %s', (_, changes) => expectDenied(creates(uid, changes)))

  it.each(INVALID)('cannot be saved with %s', async (_, changes) => {
    await storeDraft(uid)
    await expectDenied(saves(uid, savedBy(uid, uid, changes)))
  })

  it('must have every field', async () => {
    await storeDraft(uid)
    await expectDenied(commit(people[uid], { [freshPath]: without(draftBy(uid, freshId), 'data') }))
    await expectDenied(saves(uid, without(savedBy(uid, uid), 'publishAt')))
  })

  it('must have a ULID as id', () =>
    expectDenied(commit(people[uid], { 'drafts/satu': draftBy(uid, 'satu') })))

  it('cannot be created with an itemId', async () => {
    await expectDenied(creates(uid, { itemId }))
    await expectDenied(creates(uid, { itemId: freshId }))
  })

  it('cannot change their kind', async () => {
    await storeDraft(uid)
    await expectDenied(saves(uid, savedBy(uid, uid, { kind: 'umkm' })))
  })

  it('cannot change their author', async () => {
    await storeDraft(uid)
    await expectDenied(saves(uid, savedBy(uid, uid, { createdBy: 'kontributor-2' })))
  })

  it('cannot be deleted without a copy', async () => {
    await storeDraft(uid)
    await expectDenied(commit(people[uid], { [path]: null }))
  })

  it('cannot be deleted with a copy of an earlier time', async () => {
    const draft = await storeDraft(uid)
    const entry = { ...binEntryBy(uid, 'drafts', id, draft), deletedAt: earlier }
    await project.store({ [binPath]: entry })
    await expectDenied(commit(people[uid], { [path]: null }))
  })
})

describe.each(OUTSIDERS)('drafts by %s', (uid) => {
  it('cannot be created', () => expectDenied(creates(uid)))

  it('cannot be saved, even by their author', async () => {
    await storeDraft(uid)
    await expectDenied(saves(uid, savedBy(uid, uid)))
  })

  it('cannot be deleted, even by their author', async () => {
    const draft = await storeDraft(uid)
    await expectDenied(bins(uid, draft))
  })
})
