import { Timestamp, type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { commit, expectDenied } from '../support/rules'
import { draftBy, newsBy, stored } from './content'
import {
  earlier,
  freshId,
  itemId,
  itemPath,
  path,
  savedBy,
  scheduled,
  tomorrow,
  useDrafts,
} from './drafts'
import { PUBLISHERS } from './people'

const { project, people, storeDraft, creates, saves, bins } = useDrafts(
  'demo-rules-drafts-publishers',
)

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
