import { describe, it } from 'vitest'
import { COLLECTIONS, collectionsWith, type DraftKind } from '../../../src/domain/collections'
import { hasRole } from '../../../src/domain/users/role'
import { commit, expectDenied } from '../../support/rules'
import { draftBy, newsBy, stored } from '../content'
import { itemId, itemPath, path, savedBy, scheduled, setupDrafts } from './drafts'

const { project, people, storeDraft, creates, saves, bins } = setupDrafts(
  'demo-rules-drafts-contributors',
)

describe('kontributor', () => {
  const isOwn = (kind: DraftKind) => hasRole('kontributor', COLLECTIONS[kind].writers)
  const own = collectionsWith('form').filter(isOwn)
  const foreign = collectionsWith('form').filter((kind) => !isOwn(kind))

  it.each(own)('can create a draft of %s', (kind) => creates('kontributor', { kind }))

  it.each(foreign)('cannot create a draft of %s', (kind) =>
    expectDenied(creates('kontributor', { kind })),
  )

  it.each(foreign)('cannot save their own draft of %s', async (kind) => {
    await storeDraft('kontributor', { kind })
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor', { kind })))
  })

  it('can save and withdraw a submitted draft', async () => {
    await storeDraft('kontributor', { state: 'diajukan' })
    await saves('kontributor', savedBy('kontributor', 'kontributor', { state: 'diajukan' }))
    await saves('kontributor', savedBy('kontributor', 'kontributor'))
  })

  it('cannot create a scheduled draft', () => expectDenied(creates('kontributor', scheduled())))

  it('cannot schedule a draft', async () => {
    await storeDraft('kontributor', { state: 'diajukan' })
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor', scheduled())))
  })

  it('cannot save or unschedule a scheduled draft', async () => {
    const schedule = scheduled()
    await storeDraft('kontributor', schedule)
    const kept = savedBy('kontributor', 'kontributor', schedule)
    await expectDenied(saves('kontributor', kept))
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor')))
  })

  it('cannot set or remove an itemId', async () => {
    await storeDraft('kontributor')
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor', { itemId })))
    await storeDraft('kontributor', { itemId })
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor')))
  })

  it('can keep or remove a note, but not write one', async () => {
    await storeDraft('kontributor', { note: 'Fotonya gelap.' })
    const saved = (note: string) =>
      saves('kontributor', savedBy('kontributor', 'kontributor', { note }))
    await saved('Fotonya gelap.')
    await expectDenied(saved('Fotonya bagus.'))
    await saved('')
    await expectDenied(saved('Fotonya bagus.'))
  })

  it('cannot publish by unpublishing nothing', () =>
    expectDenied(
      commit(people.kontributor, {
        [`drafts/news-${itemId}`]: { ...draftBy('kontributor', `news-${itemId}`), itemId },
      }),
    ))

  it('cannot unpublish their own item', async () => {
    await project.store({ [itemPath]: stored(newsBy('kontributor', itemId)) })
    await expectDenied(
      commit(people.kontributor, {
        [`drafts/news-${itemId}`]: { ...draftBy('kontributor', `news-${itemId}`), itemId },
        [itemPath]: null,
      }),
    )
  })

  describe('the picture', () => {
    const bucket = '/v0/b/demo-rules-drafts-contributors.firebasestorage.app/o/images'
    const foreign = 'https://contoh.id/a.jpg'

    it.each([
      '',
      `${bucket}%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media#share`,
      `${bucket}%2F1763700000000.webp?alt=media`,
      'https://firebasestorage.googleapis.com/v0/b/demo-rules-drafts-contributors.appspot.com/o/images%2F1763700000000.png?alt=media',
    ])('can be %j', async (address) => {
      await creates('kontributor', { data: { imageurl: address } })
      await storeDraft('kontributor')
      const data = { imageurl: address }
      await saves('kontributor', savedBy('kontributor', 'kontributor', { data }))
    })

    it.each([
      foreign,
      `${bucket}%2Fusulan%2Fkontributor-2%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fpengaduan%2Fkontributor%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fusulan%2Fkontributor%2Flain%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fusulan%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fusulan%2Fkontributor%2F1763700000000_640?alt=media`,
      `${bucket}%2Fusulan%2Fkontributor%2F1763700000000_share?alt=media`,
      `${bucket}%2F1763700000000.jpg?alt=media#lain`,
      `${bucket}%2Frapat.jpg?alt=media`,
      `${bucket}%2F1763700000000.svg?alt=media`,
      `https://contoh.id${bucket}%2F1763700000000.jpg?alt=media`,
      '/v0/b/lain.firebasestorage.app/o/images%2F1763700000000.jpg?alt=media',
      'https://firebasestorage.googleapis.com/v0/b/lain.appspot.com/o/images%2F1763700000000.jpg?alt=media',
      'javascript:alert(1)',
    ])('cannot be %s', async (address) => {
      const data = { imageurl: address }
      await expectDenied(creates('kontributor', { data }))
      await storeDraft('kontributor')
      await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor', { data })))
    })

    it.each(['photourl', 'signatureurl'])('cannot be in the field %s', (field) =>
      expectDenied(creates('kontributor', { data: { [field]: '' } })),
    )

    it('can have any address in a draft of an editor', async () => {
      await storeDraft('kontributor')
      await saves('editor', savedBy('editor', 'kontributor', { data: { imageurl: foreign } }))
    })
  })

  describe('a picture within the text', () => {
    const bucket = '/v0/b/demo-rules-drafts-contributors.firebasestorage.app/o/images'
    const own = `${bucket}%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media`
    const mark = (address: string) => `Satu.\n![Panen](${address}){width=1600 height=900}\nDua.`

    it.each([
      'Rapat pukul 13/14 di RT 03/RW 02. **Bawa** [KTP](https://contoh.id/syarat).',
      own,
      mark(own),
      `${mark(own)}\n${mark(`${bucket}%2F1763700000000.webp?alt=media`)}`,
      mark(
        'https://firebasestorage.googleapis.com/v0/b/demo-rules-drafts-contributors.appspot.com/o/images%2F1763700000000.png?alt=media',
      ),
      // This is a link, not a picture.
      mark('https://contoh.id/a.jpg'),
      // This picture is still being uploaded.
      mark('#foto-1'),
    ])('can be in %j', async (content) => {
      const data = { content }
      await creates('kontributor', { data })
      await storeDraft('kontributor')
      await saves('kontributor', savedBy('kontributor', 'kontributor', { data }))
    })

    it.each([
      `${bucket}%2Fusulan%2Fkontributor-2%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fpengaduan%2Fkontributor%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fusulan%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fusulan%2Fkontributor%2F1763700000000_640?alt=media`,
      `${bucket}%2Frapat.jpg?alt=media`,
      `https://contoh.id${bucket}%2F1763700000000.jpg?alt=media`,
      `https://contoh.id/${bucket}%2F1763700000000.jpg?alt=media`,
      '/v0/b/lain.firebasestorage.app/o/images%2F1763700000000.jpg?alt=media',
      'https://firebasestorage.googleapis.com/v0/b/lain.appspot.com/o/images%2F1763700000000.jpg?alt=media',
    ])('cannot be %s', async (address) => {
      const data = { content: `${mark(own)}\n${mark(address)}` }
      await expectDenied(creates('kontributor', { data }))
      await storeDraft('kontributor')
      await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor', { data })))
    })

    it('can have any address in a draft of an editor', async () => {
      await storeDraft('kontributor')
      const data = {
        content: mark('/v0/b/lain.appspot.com/o/images%2F1763700000000.jpg?alt=media'),
      }
      await saves('editor', savedBy('editor', 'kontributor', { data }))
    })
  })

  it('can save a draft that an editor unpublished', async () => {
    await storeDraft('kontributor', { itemId })
    await saves('kontributor', savedBy('kontributor', 'kontributor', { itemId }))
  })

  it('cannot save the draft of another contributor', async () => {
    await storeDraft('kontributor-2')
    await expectDenied(saves('kontributor', savedBy('kontributor', 'kontributor-2')))
  })

  it('cannot delete the draft of another contributor', async () => {
    const draft = await storeDraft('kontributor-2')
    await expectDenied(bins('kontributor', draft))
  })

  it('cannot delete a scheduled draft', async () => {
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
