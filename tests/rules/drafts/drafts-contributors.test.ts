import type { DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { COLLECTIONS, collectionsWith } from '../../../src/domain/collections'
import { hasRole } from '../../../src/domain/users/role'
import { commit, expectDenied, expectEachDenied } from '../../support/rules'
import { draftBy, newsBy, stored } from '../content'
import { freshPath, itemId, itemPath, path, savedBy, scheduled, setupDrafts } from './drafts'

const { project, people, storeDraft, creates, saves, bins } = setupDrafts(
  'demo-rules-drafts-contributors',
)

/** Expects that a contributor can create and save drafts with these data. */
async function expectAllowed(all: readonly DocumentData[]) {
  await storeDraft('kontributor')
  for (const data of all) {
    await creates('kontributor', { data })
    await project.store({ [freshPath]: null })
    await saves('kontributor', savedBy('kontributor', 'kontributor', { data }))
  }
}

/** Expects that a contributor can neither create nor save drafts with these data. */
async function expectRefused(all: readonly DocumentData[]) {
  await storeDraft('kontributor')
  await expectEachDenied(all, (data) => creates('kontributor', { data }))
  await expectEachDenied(all, (data) =>
    saves('kontributor', savedBy('kontributor', 'kontributor', { data })),
  )
}

describe('kontributor', () => {
  it('cannot save their own draft of a kind for publishers', async () => {
    for (const kind of collectionsWith('form')) {
      if (hasRole('kontributor', COLLECTIONS[kind].writers)) continue
      await storeDraft('kontributor', { kind })
      await expectDenied(
        saves('kontributor', savedBy('kontributor', 'kontributor', { kind })),
        kind,
      )
    }
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

    const OWN = [
      '',
      `${bucket}%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media#share`,
      `${bucket}%2F1763700000000.webp?alt=media`,
      'https://firebasestorage.googleapis.com/v0/b/demo-rules-drafts-contributors.appspot.com/o/images%2F1763700000000.png?alt=media',
    ]
    it('can be their own or public', () => expectAllowed(OWN.map((imageurl) => ({ imageurl }))))

    const OTHERS = [
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
    ]
    it('cannot be another, or in another field', () =>
      expectRefused([
        ...OTHERS.map((imageurl) => ({ imageurl })),
        ...[{ photourl: '' }, { signatureurl: '' }],
      ]))

    it('can have any address in a draft of an editor', async () => {
      await storeDraft('kontributor')
      await saves('editor', savedBy('editor', 'kontributor', { data: { imageurl: foreign } }))
    })
  })

  describe('a picture within the text', () => {
    const bucket = '/v0/b/demo-rules-drafts-contributors.firebasestorage.app/o/images'
    const own = `${bucket}%2Fusulan%2Fkontributor%2F1763700000000.jpg?alt=media`
    const mark = (address: string) => `Satu.\n![Panen](${address}){width=1600 height=900}\nDua.`

    const OWN = [
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
    ]
    it('can be their own or public', () => expectAllowed(OWN.map((content) => ({ content }))))

    const OTHERS = [
      `${bucket}%2Fusulan%2Fkontributor-2%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fpengaduan%2Fkontributor%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fusulan%2F1763700000000.jpg?alt=media`,
      `${bucket}%2Fusulan%2Fkontributor%2F1763700000000_640?alt=media`,
      `${bucket}%2Frapat.jpg?alt=media`,
      `https://contoh.id${bucket}%2F1763700000000.jpg?alt=media`,
      `https://contoh.id/${bucket}%2F1763700000000.jpg?alt=media`,
      '/v0/b/lain.firebasestorage.app/o/images%2F1763700000000.jpg?alt=media',
      'https://firebasestorage.googleapis.com/v0/b/lain.appspot.com/o/images%2F1763700000000.jpg?alt=media',
    ]
    it('cannot be another', () =>
      expectRefused(OTHERS.map((other) => ({ content: `${mark(own)}\n${mark(other)}` }))))

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
