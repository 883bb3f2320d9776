import {
  deleteObject,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytesResumable,
  type UploadMetadata,
} from 'firebase/storage'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { COMPLAINT_PHOTO_MAX_BYTES } from '../../../src/domain/complaints/complaint'
import { REPLY_PHOTOS, replyPhotoPath } from '../../../src/domain/complaints/reply-photos'
import { expectDenied } from '../../support/rules'
import type { Name } from '../people'
import { storePictures, textOf, uploadPhoto } from '../pictures'
import {
  CODE,
  DESK,
  EVERYONE,
  FIRST,
  NEVER_SENT,
  progressAt,
  SECOND,
  setupComplaints,
  STRANGERS,
} from './complaints'

/*
 * Photos of replies, which the desk uploads before it stores the reply. They never change
 * afterwards.
 */

describe.each([
  ['null', 'emulatorUrl'],
  ['the replaced object', 'replacingEmulatorUrl'],
] as const)('reply photos, with `resource` %s for uploads', (_, backend) => {
  const { project, people, storeReport, closeIntake } = setupComplaints(
    'demo-rules-reply-photos',
    inject(backend),
  )
  const at = (uid: Name, path: string) => ref(people[uid].storage, path)
  const fresh = replyPhotoPath(CODE, SECOND, 1)

  const uploads = (uid: Name, path: string, metadata?: UploadMetadata, bytes?: number) =>
    uploadPhoto(at(uid, path), metadata, bytes)

  beforeEach(() => storeReport('Diproses'))

  describe.each(DESK)('uploaded by %s', (uid) => {
    it.each(REPLY_PHOTOS)('can be photo %d of a future reply', async (photo) => {
      await uploads(uid, replyPhotoPath(CODE, SECOND, photo))
    })

    it('can be uploaded again after a lost response', async () => {
      await uploads(uid, fresh)
      await uploads(uid, fresh)
    })

    it('can be uploaded in chunks, and while the site accepts no reports', async () => {
      await closeIntake()
      const { metadata } = await uploadBytesResumable(at(uid, fresh), new Uint8Array(600_000), {
        contentType: 'image/jpeg',
      })
      expect(metadata.size).toBe(600_000)
    })

    it(`can have up to ${COMPLAINT_PHOTO_MAX_BYTES} bytes`, async () => {
      await uploads(uid, fresh, {}, 1)
      await expectDenied(uploads(uid, fresh, {}, 0))
      await uploads(uid, fresh, {}, COMPLAINT_PHOTO_MAX_BYTES)
      await expectDenied(uploads(uid, fresh, {}, COMPLAINT_PHOTO_MAX_BYTES + 1))
    })

    it('cannot be replaced in or added to an existing reply', async () => {
      const path = replyPhotoPath(CODE, FIRST, 1)
      await storePictures(project, path)
      for (const photo of REPLY_PHOTOS)
        await expectDenied(uploads(uid, replyPhotoPath(CODE, FIRST, photo)))
      expect(textOf(await getBytes(at('visitor', path)))).toBe('gambar')
    })

    it('require an existing report', async () => {
      await expectDenied(uploads(uid, replyPhotoPath(NEVER_SENT, SECOND, 1)))
      await project.store({ [progressAt(CODE)]: null })
      await expectDenied(uploads(uid, fresh))
    })

    it.each([
      ['a page', 'text/html'],
      ['a drawing with scripts', 'image/svg+xml'],
      ['another picture', 'image/png'],
      ['two types', 'image/jpeg;image/png'],
    ])('cannot be %s', (_, contentType) => expectDenied(uploads(uid, fresh, { contentType })))

    it.each<[string, UploadMetadata]>([
      ['a disposition', { contentDisposition: 'attachment' }],
      ['an encoding', { contentEncoding: 'gzip' }],
      ['a language', { contentLanguage: 'id' }],
    ])('cannot have %s', (_, metadata) => expectDenied(uploads(uid, fresh, metadata)))

    it.each([
      ['a third photo', fresh.replace('_1', '_3')],
      ['no number', fresh.replace('_1', '')],
      ['an id of twenty-five characters', fresh.replace(SECOND, SECOND.slice(1))],
      ['an id of twenty-seven characters', fresh.replace(SECOND, `0${SECOND}`)],
      ['an id in lower case', fresh.replace(SECOND, SECOND.toLowerCase())],
      ['another extension', fresh.replace('.jpg', '.png')],
      ['something behind it', `${fresh}.html`],
      ['a deeper path', `${fresh}/1.jpg`],
      ['another folder', fresh.replace('balasan', 'bukti')],
    ])('cannot be stored at %s', (_, path) => expectDenied(uploads(uid, path)))
  })

  it.each(STRANGERS)('cannot be uploaded by %s', (uid) => expectDenied(uploads(uid, fresh)))

  it.each(EVERYONE)('can be read by %s', async (uid) => {
    const path = replyPhotoPath(CODE, FIRST, 2)
    await storePictures(project, path)
    expect(textOf(await getBytes(at(uid, path)))).toBe('gambar')
  })

  it.each(EVERYONE)('do not open other files to %s', async (uid) => {
    const path = `images/pengaduan/${CODE}/balasan/1763700000000.jpg`
    await storePictures(project, path)
    await expectDenied(getBytes(at(uid, path)))
  })

  it.each(EVERYONE)('cannot be listed, changed or deleted by %s', async (uid) => {
    const path = replyPhotoPath(CODE, FIRST, 2)
    await storePictures(project, path)
    await expectDenied(listAll(at(uid, `images/pengaduan/${CODE}/balasan`)))
    await expectDenied(updateMetadata(at(uid, path), { cacheControl: 'public' }))
    await expectDenied(deleteObject(at(uid, path)))
  })
})
