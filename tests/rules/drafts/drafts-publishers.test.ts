import { Timestamp, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'
import { collectionsWith } from '../../../src/domain/collections'
import { commit, expectDenied } from '../../support/rules'
import { binEntryBy, draftBy, earlier, newsBy, signedBy, stored, without } from '../content'
import { PUBLISHERS } from '../people'
import {
  freshId,
  itemId,
  itemPath,
  path,
  savedBy,
  scheduled,
  tomorrow,
  setupDrafts,
} from './drafts'

const { project, people, storeDraft, creates, saves, bins } = setupDrafts(
  'demo-rules-drafts-publishers',
)

describe.each(PUBLISHERS)('drafts by %s', (uid) => {
  const published = { ...newsBy(uid, itemId), createdBy: 'kontributor' }

  it.each(collectionsWith('form'))('can have the kind %s', (kind) => creates(uid, { kind }))

  it('can be created with a schedule', () => creates(uid, scheduled()))

  it.each(['draf', 'diajukan', 'terjadwal'])(
    "can replace a contributor's draft in the state %s",
    async (state) => {
      await storeDraft('kontributor', { state, ...(state === 'terjadwal' && scheduled()) })
      await saves(uid, savedBy(uid, 'kontributor'))
    },
  )

  it('can be scheduled', async () => {
    await storeDraft('kontributor', { state: 'diajukan' })
    await saves(uid, savedBy(uid, 'kontributor', scheduled()))
  })

  it('can be saved after the scheduled time', async () => {
    const schedule = { state: 'terjadwal', publishAt: Timestamp.fromDate(earlier) }
    await storeDraft('kontributor', schedule)
    await saves(uid, savedBy(uid, 'kontributor', { ...schedule, data: { title: 'Dua' } }))
  })

  it('cannot restore a scheduled time in the past', async () => {
    await storeDraft('kontributor', { state: 'draf', publishAt: earlier })
    await expectDenied(
      saves(uid, savedBy(uid, 'kontributor', { state: 'terjadwal', publishAt: earlier })),
    )
  })

  it('cannot be scheduled in the past', async () => {
    await storeDraft('kontributor', { state: 'terjadwal', publishAt: tomorrow() })
    await expectDenied(
      saves(uid, savedBy(uid, 'kontributor', { state: 'terjadwal', publishAt: earlier })),
    )
  })

  it('can only keep the state terjadwal after the scheduled time', async () => {
    const over = { state: 'terbit', publishAt: earlier }
    await storeDraft('kontributor', over)
    await expectDenied(saves(uid, savedBy(uid, 'kontributor', over)))
  })

  it('can set and remove an itemId', async () => {
    await storeDraft('kontributor')
    await saves(uid, savedBy(uid, 'kontributor', { itemId }))
    await saves(uid, savedBy(uid, 'kontributor', { itemId: '' }))
  })

  it.each(['draf', 'diajukan', 'terjadwal'])(
    "can be deleted in the state %s, even if they are a contributor's",
    async (state) => {
      await bins(uid, await storeDraft('kontributor', { state }))
    },
  )

  it('can be published as an item', async () => {
    await storeDraft('kontributor', { itemId })
    await commit(people[uid], { [itemPath]: published, [path]: null })
  })

  it('cannot be published under another author', async () => {
    await storeDraft('kontributor', { itemId })
    await expectDenied(commit(people[uid], { [itemPath]: newsBy(uid, itemId), [path]: null }))
  })

  it('cannot be published before they have an itemId', async () => {
    await storeDraft('kontributor')
    await expectDenied(commit(people[uid], { [itemPath]: published, [path]: null }))
  })

  it('cannot be deleted for an item that existed before', async () => {
    await project.store({ [itemPath]: stored(published) })
    await storeDraft('kontributor', { itemId })
    await expectDenied(commit(people[uid], { [path]: null }))
  })

  it('cannot be deleted for an item that comes from the bin', async () => {
    const item = stored({ ...published, title: 'Lama' })
    const itemBin = `bin/news-${itemId}`
    await project.store({ [itemBin]: binEntryBy(uid, 'news', itemId, item) })
    await storeDraft('kontributor', { itemId })
    await expectDenied(
      commit(people[uid], {
        [itemPath]: { ...item, ...signedBy(uid) },
        [itemBin]: null,
        [path]: null,
      }),
    )
  })

  it('cannot be deleted for an item that was only changed', async () => {
    await project.store({ [itemPath]: stored(published) })
    await storeDraft('kontributor', { itemId })
    await expectDenied(commit(people[uid], { [itemPath]: published, [path]: null }))
  })

  it('can be returned to the contributor with a note, which can change', async () => {
    await storeDraft('kontributor', { state: 'diajukan' })
    await saves(uid, savedBy(uid, 'kontributor', { note: 'Fotonya gelap.' }))
    await saves(uid, savedBy(uid, 'kontributor', { note: 'Fotonya gelap sekali.' }))
  })

  describe('unpublishing', () => {
    const item = stored({ ...newsBy(uid, itemId), createdBy: 'kontributor' })
    const unpublished = (changes: DocumentData = {}, id = `news-${itemId}`) => ({
      [`drafts/${id}`]: {
        ...draftBy(uid, id),
        itemId,
        createdBy: 'kontributor',
        ...changes,
      },
    })
    const unpublishes = (...draft: Parameters<typeof unpublished>) =>
      commit(people[uid], { ...unpublished(...draft), [itemPath]: null })

    beforeEach(() => project.store({ [itemPath]: item }))

    it('turns the item into a draft of its author', () => unpublishes())

    it('can schedule the item again', () => unpublishes(scheduled()))

    it.each([
      ['', { ...item, createdBy: '' }],
      ['missing', without(item, 'createdBy')],
    ])('turns an item with the author %j into their own draft', async (_, anonymous) => {
      await project.store({ [itemPath]: anonymous })
      await expectDenied(unpublishes())
      await unpublishes({ createdBy: uid })
    })

    it('cannot turn the item into a draft of somebody else', () =>
      expectDenied(unpublishes({ createdBy: uid })))

    it('cannot add a note', () => expectDenied(unpublishes({ note: 'Fotonya gelap.' })))

    it('must delete the item', () => expectDenied(commit(people[uid], unpublished())))

    it('requires an item', async () => {
      await project.store({ [itemPath]: null })
      await expectDenied(commit(people[uid], unpublished()))
    })

    it('requires the item with the same id', () => expectDenied(unpublishes({ itemId: freshId })))

    it('requires the item of the same kind', () => expectDenied(unpublishes({ kind: 'gallery' })))

    it.each([itemId, `gallery-${itemId}`, `news-${freshId}`, `news_${itemId}`])(
      'cannot create the draft %s, not even while it goes to the bin',
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
      const old = stored(draftBy('kontributor', `news-${itemId}`))
      await project.store({
        [`bin/drafts-news-${itemId}`]: binEntryBy(uid, 'drafts', `news-${itemId}`, old),
      })
      await expectDenied(unpublishes())
    })
  })
})
