import { doc, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { INPUT } from '../../../src/domain/collection-schemas'
import { type Collection, COLLECTIONS, collectionsWith } from '../../../src/domain/collections'
import { LIMITS } from '../../../src/domain/limits'
import { ROLES } from '../../../src/domain/users/role'
import { commit, expectDenied, expectEachDenied, isAllowed } from '../../support/rules'
import { binEntryBy, draftBy, earlier, signedBy, asStored, without } from '../content'
import { PUBLISHERS } from '../people'
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
]

describe.each(WRITERS)('drafts written by %s', (uid) => {
  it('can be created empty, and in the states draf and diajukan', async () => {
    for (const changes of [{ state: 'draf' }, { state: 'diajukan' }, { data: {} }]) {
      await creates(uid, changes)
      await project.store({ [freshPath]: null })
    }
  })

  it('cannot be created with the id of a document in the bin', async () => {
    const old = asStored(draftBy('admin-2', freshId))
    await project.store({
      [`bin/drafts-${freshId}`]: binEntryBy('admin-2', 'drafts', freshId, old),
    })
    await expectDenied(creates(uid))
  })

  it('cannot be created with the id of an unpublished item', async () => {
    const draftId = `news-${itemId}`
    for (const named of ['', itemId])
      await expectDenied(
        commit(people[uid], { [`drafts/${draftId}`]: { ...draftBy(uid, draftId), itemId: named } }),
      )
  })

  it('cannot replace the draft of another user', async () => {
    await storeDraft('admin-2')
    await expectDenied(commit(people[uid], { [path]: draftBy(uid, id) }))
  })

  it('can be saved by their author, also field by field', async () => {
    await storeDraft(uid)
    for (const state of ['draf', 'diajukan'])
      await saves(uid, savedBy(uid, uid, { state, data: { title: 'Dua', content: 'Isi' } }))
    await updateDoc(doc(people[uid].firestore, path), { state: 'diajukan', ...signedBy(uid) })
  })

  it('can be deleted by their author with a copy in the bin', async () => {
    for (const state of ['draf', 'diajukan']) {
      await bins(uid, await storeDraft(uid, { state }))
      await project.store({ [binPath]: null })
    }
  })

  it('cannot be created or saved with invalid fields', async () => {
    await expectEachDenied(INVALID, ([, changes]) => creates(uid, changes))
    const onlyNew = [{ note: 'Halo' }, { itemId }, { itemId: freshId }]
    await expectEachDenied(onlyNew, (changes) => creates(uid, changes))
    await storeDraft(uid)
    await expectEachDenied(INVALID, ([, changes]) => saves(uid, savedBy(uid, uid, changes)))
    const fixed = [{ kind: 'agenda', data: { title: 'Dua' } }, { createdBy: 'kontributor-2' }]
    await expectEachDenied(fixed, (changes) => saves(uid, savedBy(uid, uid, changes)))
    await expectDenied(commit(people[uid], { [freshPath]: without(draftBy(uid, freshId), 'data') }))
    await expectDenied(saves(uid, without(savedBy(uid, uid), 'publishAt')))
  })

  it('must have a ULID as id', () =>
    expectDenied(commit(people[uid], { 'drafts/satu': draftBy(uid, 'satu') })))

  it('cannot be deleted with a bin copy from an earlier time', async () => {
    const draft = await storeDraft(uid)
    const entry = { ...binEntryBy(uid, 'drafts', id, draft), deletedAt: earlier }
    await project.store({ [binPath]: entry })
    await expectDenied(commit(people[uid], { [path]: null }))
  })
})

it('lets the roles in src/domain/collections.ts write drafts of each kind', async () => {
  for (const kind of collectionsWith('form'))
    for (const who of [...ROLES, 'visitor'] as const) {
      await project.store({ [freshPath]: null })
      const { writers }: { writers: readonly string[] } = COLLECTIONS[kind]
      const isStored = await isAllowed(creates(who, { kind, data: {} }))
      expect([kind, who, isStored]).toEqual([kind, who, writers.includes(who)])
    }
})

it.each(collectionsWith('form'))(
  'limits a draft of the kind %s to its own fields and to the length of a draft',
  async (kind) => {
    const { title = '' }: Collection = COLLECTIONS[kind]
    const holds = (data: DocumentData) => isAllowed(creates('editor', { kind, data }))
    const foreign = collectionsWith('form').flatMap((other) =>
      Object.keys(INPUT[other].entries).filter((field) => !(field in INPUT[kind].entries)),
    )
    for (const field of new Set(foreign)) expect(await holds({ [field]: '' }), field).toBe(false)
    expect(await holds({ [title]: 'a'.repeat(LIMITS.draft + 1) })).toBe(false)
    expect(await holds({ [title]: 'a'.repeat(LIMITS.draft) })).toBe(true)
  },
)
