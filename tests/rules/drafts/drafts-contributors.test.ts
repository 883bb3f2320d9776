import type { DocumentData } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS, collectionsWith } from '../../../src/domain/collections'
import { hasRole } from '../../../src/domain/users/role'
import { commit, expectDenied, expectEachDenied, isAllowed } from '../../support/rules'
import { asStored, draftBy, newsBy, PDF_ADDRESSES } from '../content'
import { freshPath, itemId, itemPath, path, scheduled, setupDrafts } from './drafts'

const { project, people, storeDraft, creates, resaves, bins } = setupDrafts(
  'demo-rules-drafts-contributors',
)

const bucket = '/v0/b/demo-rules-drafts-contributors.firebasestorage.app/o/images'

async function expectAllowed(all: readonly DocumentData[]) {
  for (const data of all) {
    await creates('kontributor', { data })
    await project.store({ [freshPath]: null })
    await resaves('kontributor', {}, { data })
  }
}

async function expectRefused(all: readonly DocumentData[]) {
  await expectEachDenied(all, (data) => creates('kontributor', { data }))
  await expectEachDenied(all, (data) => resaves('kontributor', {}, { data }))
}

describe('a contributor', () => {
  it('cannot save their own draft of a kind that only publishers may write', async () => {
    for (const kind of collectionsWith('form')) {
      if (hasRole('kontributor', COLLECTIONS[kind].writers)) continue
      await expectDenied(resaves('kontributor', { kind }, { kind }), kind)
    }
  })

  it('cannot create a scheduled draft', () => expectDenied(creates('kontributor', scheduled())))

  const submitted = { state: 'diajukan' }
  const schedule = scheduled()
  const note = 'Fotonya gelap.'
  const attachments = `${PDF_ADDRESSES[0]} Formulir`

  it.each<[string, boolean, stored: DocumentData, saved: DocumentData]>([
    ['save a submitted draft', true, submitted, submitted],
    ['withdraw a submitted draft', true, submitted, {}],
    ['schedule', false, submitted, schedule],
    ['save a scheduled draft', false, schedule, schedule],
    ['unschedule', false, schedule, {}],
    ['set an itemId', false, {}, { itemId }],
    ['remove an itemId', false, { itemId }, {}],
    ['save a draft that an editor unpublished', true, { itemId }, { itemId }],
    ['keep a note', true, { note }, { note }],
    ['change a note', false, { note }, { note: 'Fotonya bagus.' }],
    ['remove a note', true, { note }, {}],
    ['write a note', false, {}, { note }],
    ['keep an attachment', true, { data: { attachments } }, { data: { attachments } }],
    ['remove an attachment', false, { data: { attachments } }, { data: {} }],
    ['attach a file', false, { data: {} }, { data: { attachments } }],
  ])('tries to %s (allowed: %j)', async (_, allowed, before, changes) => {
    expect(await isAllowed(resaves('kontributor', before, changes))).toBe(allowed)
  })

  it('cannot unpublish their own item', async () => {
    await project.store({ [itemPath]: asStored(newsBy('kontributor', itemId)) })
    await expectDenied(
      commit(people.kontributor, {
        [`drafts/news-${itemId}`]: { ...draftBy('kontributor', `news-${itemId}`), itemId },
        [itemPath]: null,
      }),
    )
  })

  describe('the picture of a draft', () => {
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
    it('cannot have any other address, and cannot be in another field', () =>
      expectRefused([
        ...OTHERS.map((imageurl) => ({ imageurl })),
        ...[{ photourl: '' }, { signatureurl: '' }],
      ]))

    it('can have any address in a draft of an editor', () =>
      resaves('editor', {}, { data: { imageurl: foreign } }))
  })

  it('cannot create a draft with an attachment', () =>
    expectDenied(creates('kontributor', { data: { attachments } })))

  describe('a picture in the text', () => {
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
    it('cannot have any other address', () =>
      expectRefused(OTHERS.map((other) => ({ content: `${mark(own)}\n${mark(other)}` }))))

    it('can have any address in a draft of an editor', () => {
      const content = mark('/v0/b/lain.appspot.com/o/images%2F1763700000000.jpg?alt=media')
      return resaves('editor', {}, { data: { content } })
    })
  })

  it('cannot delete a scheduled draft', async () => {
    const draft = await storeDraft('kontributor', scheduled())
    await expectDenied(bins('kontributor', draft))
  })

  it('cannot publish a draft', async () => {
    await storeDraft('kontributor', { itemId })
    await expectDenied(
      commit(people.kontributor, { [itemPath]: newsBy('kontributor', itemId), [path]: null }),
    )
  })
})
