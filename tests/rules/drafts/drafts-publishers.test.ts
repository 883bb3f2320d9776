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

describe.each(PUBLISHERS)('%s', (uid) => {
  const published = { ...newsBy(uid, itemId), createdBy: 'kontributor' }

  it.each(collectionsWith('form'))('creates of the kind %s', (kind) => creates(uid, { kind }))

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
    await commit(people[uid], { [itemPath]: published, [path]: null })
  })

  it('cannot publish the work of one as that of another', async () => {
    await storeDraft('kontributor', { itemId })
    await expectDenied(commit(people[uid], { [itemPath]: newsBy(uid, itemId), [path]: null }))
  })

  it('cannot publish before the draft knows its item', async () => {
    await storeDraft('kontributor')
    await expectDenied(commit(people[uid], { [itemPath]: published, [path]: null }))
  })

  it('cannot pass an item that was there before for the published one', async () => {
    await project.store({ [itemPath]: stored(published) })
    await storeDraft('kontributor', { itemId })
    await expectDenied(commit(people[uid], { [path]: null }))
  })

  it('cannot let a draft go for an item that comes from the bin', async () => {
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

  it('cannot let a draft go for an item that is merely changed', async () => {
    await project.store({ [itemPath]: stored(published) })
    await storeDraft('kontributor', { itemId })
    await expectDenied(commit(people[uid], { [itemPath]: published, [path]: null }))
  })

  it('returns it to its contributor with a note, and changes that', async () => {
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

    it('turns the item into a draft of who wrote it', () => unpublishes())

    it('schedules its return', () => unpublishes(scheduled()))

    it.each([
      ['', { ...item, createdBy: '' }],
      ['missing', without(item, 'createdBy')],
    ])('makes it a draft of their own when the author is %j', async (_, anonymous) => {
      await project.store({ [itemPath]: anonymous })
      await expectDenied(unpublishes())
      await unpublishes({ createdBy: uid })
    })

    it('cannot make it a draft of anyone else', () => expectDenied(unpublishes({ createdBy: uid })))

    it('cannot give it a note', () => expectDenied(unpublishes({ note: 'Fotonya gelap.' })))

    it('needs the item to go', () => expectDenied(commit(people[uid], unpublished())))

    it('needs an item', async () => {
      await project.store({ [itemPath]: null })
      await expectDenied(commit(people[uid], unpublished()))
    })

    it('needs the item of its own id', () => expectDenied(unpublishes({ itemId: freshId })))

    it('needs the item of its own kind', () => expectDenied(unpublishes({ kind: 'gallery' })))

    it.each([itemId, `gallery-${itemId}`, `news-${freshId}`, `news_${itemId}`])(
      'cannot make it the draft %s, not even while it goes to the bin',
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

    it('cannot take the place of a draft in the bin', async () => {
      const old = stored(draftBy('kontributor', `news-${itemId}`))
      await project.store({
        [`bin/drafts-news-${itemId}`]: binEntryBy(uid, 'drafts', `news-${itemId}`, old),
      })
      await expectDenied(unpublishes())
    })
  })
})
