import { describe, it } from 'vitest'
import { commit, expectDenied } from '../support/rules'
import { newsBy } from './content'
import { itemId, itemPath, path, savedBy, scheduled, useDrafts } from './drafts'

const { people, storeDraft, creates, saves, bins } = useDrafts('demo-rules-drafts-contributors')

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

  it('saves and withdraws what was submitted', async () => {
    await storeDraft('kontributor', { state: 'diajukan' })
    await saves('kontributor', savedBy('kontributor', 'kontributor', { state: 'diajukan' }))
    await saves('kontributor', savedBy('kontributor', 'kontributor'))
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
