import { Timestamp, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { DRAFT_STATES } from '../../../src/domain/drafts/draft-schema'
import { LIMITS } from '../../../src/domain/limits'
import { commit, expectDenied, expectEachDenied, isAllowed } from '../../support/rules'
import { binEntryBy, draftBy, earlier, newsBy, signedBy, asStored, without } from '../content'
import { PUBLISHERS } from '../people'
import { freshId, itemId, itemPath, path, scheduled, setupDrafts } from './drafts'

const { project, people, storeDraft, creates, resaves, bins } = setupDrafts(
  'demo-rules-drafts-publishers',
)
type Writes = Parameters<typeof commit>[1]

describe.each(PUBLISHERS)('drafts that %s writes', (uid) => {
  const published = { ...newsBy(uid, itemId), createdBy: 'kontributor' }

  it.each(DRAFT_STATES)('can be created in the state %s', (state) =>
    creates(uid, state === 'terjadwal' ? scheduled() : { state }),
  )

  const past = { state: 'terjadwal', publishAt: Timestamp.fromDate(earlier) }
  const over = { state: 'terbit', publishAt: earlier }
  const note = 'Fotonya gelap.'

  it.each<[string, boolean, stored: DocumentData, saved: DocumentData]>([
    ['replace a draft', true, { state: 'draf' }, {}],
    ['replace a submitted draft', true, { state: 'diajukan' }, {}],
    ['replace a scheduled draft', true, scheduled(), {}],
    ['schedule', true, { state: 'diajukan' }, scheduled()],
    ['save after the scheduled time', true, past, { ...past, data: { title: 'Dua' } }],
    ['restore a scheduled time in the past', false, { publishAt: earlier }, past],
    ['schedule in the past', false, scheduled(), past],
    ['keep another state after its time', false, over, over],
    ['set an itemId', true, {}, { itemId }],
    ['remove an itemId', true, { itemId }, {}],
    ['return with a note', true, { state: 'diajukan' }, { note }],
    ['change a note', true, { note }, { note: 'a'.repeat(LIMITS.reason) }],
    ['write a longer note', false, {}, { note: 'a'.repeat(LIMITS.reason + 1) }],
  ])(
    'can be drafts of a contributor, with the change “%s” (allowed: %j)',
    async (_, allowed, before, changes) => {
      expect(await isAllowed(resaves(uid, before, changes))).toBe(allowed)
    },
  )

  it.each(['draf', 'diajukan', 'terjadwal'])(
    'can be drafts of a contributor, which can be deleted in the state %s',
    async (state) => bins(uid, await storeDraft('kontributor', { state })),
  )

  const existing = { [itemPath]: asStored(published) }
  const binned = asStored({ ...published, title: 'Lama' })
  const itemBin = `bin/news-${itemId}`

  it.each<[string, boolean, writes: Writes, before?: Writes, draft?: DocumentData]>([
    ['under another author', false, { [itemPath]: newsBy(uid, itemId) }],
    ['without an itemId', false, { [itemPath]: published }, {}, { itemId: '' }],
    ['as an existing item', false, {}, existing],
    ['as an update of an existing item', false, { [itemPath]: published }, existing],
    [
      'as an item from the bin',
      false,
      { [itemPath]: { ...binned, ...signedBy(uid) }, [itemBin]: null },
      { [itemBin]: binEntryBy(uid, 'news', itemId, binned) },
    ],
  ])(
    'can be published %s (allowed: %j)',
    async (_, allowed, writes, before = {}, draft = { itemId }) => {
      await project.store(before)
      await storeDraft('kontributor', draft)
      expect(await isAllowed(commit(people[uid], { ...writes, [path]: null }))).toBe(allowed)
    },
  )

  describe('unpublishing', () => {
    const item = asStored({ ...newsBy(uid, itemId), createdBy: 'kontributor' })
    const unpublished = (changes: DocumentData = {}, id = `news-${itemId}`) => ({
      [`drafts/${id}`]: { ...draftBy(uid, id), itemId, createdBy: 'kontributor', ...changes },
    })
    const unpublishes = (...draft: Parameters<typeof unpublished>) =>
      commit(people[uid], { ...unpublished(...draft), [itemPath]: null })

    beforeEach(() => project.store({ [itemPath]: item }))

    it('can schedule the item again', () => unpublishes(scheduled()))

    it.each([
      ['', { ...item, createdBy: '' }],
      ['missing', without(item, 'createdBy')],
    ])('turns an item with the author %j into a draft of the publisher', async (_, anonymous) => {
      await project.store({ [itemPath]: anonymous })
      await expectDenied(unpublishes())
      await unpublishes({ createdBy: uid })
    })

    it('cannot change the author, id or kind, or add a note', () =>
      expectEachDenied(
        [{ createdBy: uid }, { itemId: freshId }, { kind: 'gallery' }, { note }],
        (changes) => unpublishes(changes),
      ))

    it('must delete an existing item in the same batch', async () => {
      await expectDenied(commit(people[uid], unpublished()))
      await project.store({ [itemPath]: null })
      await expectDenied(commit(people[uid], unpublished()))
    })

    it.each([itemId, `gallery-${itemId}`, `news-${freshId}`, `news_${itemId}`])(
      'cannot give the draft the id %s, even if the batch moves the item to the bin',
      async (id) => {
        await expectDenied(unpublishes({}, id))
        await expectDenied(
          commit(people[uid], {
            ...unpublished({}, id),
            [`bin/news-${itemId}`]: binEntryBy(uid, 'news', itemId, item),
            [itemPath]: null,
          }),
        )
      },
    )

    it('cannot replace a draft in the bin', async () => {
      const old = asStored(draftBy('kontributor', `news-${itemId}`))
      await project.store({
        [`bin/drafts-news-${itemId}`]: binEntryBy(uid, 'drafts', `news-${itemId}`, old),
      })
      await expectDenied(unpublishes())
    })
  })
})
