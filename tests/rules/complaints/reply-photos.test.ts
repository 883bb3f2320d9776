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
 * What the desk shows of its work: uploaded before its reply is stored, and standing from then on.
 */

describe.each([
  ['null', 'emulatorUrl'],
  ['what is replaced', 'replacingEmulatorUrl'],
] as const)('where `resource` of an upload is %s', (_, backend) => {
  const { project, people, storeReport, closeIntake } = setupComplaints(
    'demo-rules-reply-photos',
    inject(backend),
  )
  const at = (uid: Name, path: string) => ref(people[uid].storage, path)
  const fresh = replyPhotoPath(CODE, SECOND, 1)

  const uploads = (uid: Name, path: string, metadata?: UploadMetadata, bytes?: number) =>
    uploadPhoto(at(uid, path), metadata, bytes)

  beforeEach(() => storeReport('Diproses'))

  describe.each(DESK)('%s', (uid) => {
    it.each(REPLY_PHOTOS)('uploads photo %d of a reply that is not sent yet', async (photo) => {
      await uploads(uid, replyPhotoPath(CODE, SECOND, photo))
    })

    it('uploads it again, after the answer got lost', async () => {
      await uploads(uid, fresh)
      await uploads(uid, fresh)
    })

    it('uploads in steps, and while the site takes no reports', async () => {
      await closeIntake()
      const { metadata } = await uploadBytesResumable(at(uid, fresh), new Uint8Array(600_000), {
        contentType: 'image/jpeg',
      })
      expect(metadata.size).toBe(600_000)
    })

    it(`uploads up to ${COMPLAINT_PHOTO_MAX_BYTES} bytes`, async () => {
      await uploads(uid, fresh, {}, 1)
      await expectDenied(uploads(uid, fresh, {}, 0))
      await uploads(uid, fresh, {}, COMPLAINT_PHOTO_MAX_BYTES)
      await expectDenied(uploads(uid, fresh, {}, COMPLAINT_PHOTO_MAX_BYTES + 1))
    })

    it('cannot exchange what a reply shows, nor add to it', async () => {
      const path = replyPhotoPath(CODE, FIRST, 1)
      await storePictures(project, path)
      for (const photo of REPLY_PHOTOS)
        await expectDenied(uploads(uid, replyPhotoPath(CODE, FIRST, photo)))
      expect(textOf(await getBytes(at('visitor', path)))).toBe('gambar')
    })

    it('cannot upload for a report that is not there', async () => {
      await expectDenied(uploads(uid, replyPhotoPath(NEVER_SENT, SECOND, 1)))
      await project.store({ [progressAt(CODE)]: null })
      await expectDenied(uploads(uid, fresh))
    })

    it.each([
      ['a page', 'text/html'],
      ['a drawing with scripts', 'image/svg+xml'],
      ['another picture', 'image/png'],
      ['two types', 'image/jpeg;image/png'],
    ])('cannot upload %s', (_, contentType) => expectDenied(uploads(uid, fresh, { contentType })))

    it.each<[string, UploadMetadata]>([
      ['a disposition', { contentDisposition: 'attachment' }],
      ['an encoding', { contentEncoding: 'gzip' }],
      ['a language', { contentLanguage: 'id' }],
    ])('cannot upload with %s', (_, metadata) => expectDenied(uploads(uid, fresh, metadata)))

    it.each([
      ['a third photo', fresh.replace('_1', '_3')],
      ['no number', fresh.replace('_1', '')],
      ['an id of twenty-five characters', fresh.replace(SECOND, SECOND.slice(1))],
      ['an id of twenty-seven characters', fresh.replace(SECOND, `0${SECOND}`)],
      ['an id in small letters', fresh.replace(SECOND, SECOND.toLowerCase())],
      ['another extension', fresh.replace('.jpg', '.png')],
      ['something behind it', `${fresh}.html`],
      ['what lies deeper', `${fresh}/1.jpg`],
      ['another folder', fresh.replace('balasan', 'bukti')],
    ])('cannot upload to %s', (_, path) => expectDenied(uploads(uid, path)))
  })

  it.each(STRANGERS)('%s uploads nothing', (uid) => expectDenied(uploads(uid, fresh)))

  it.each(EVERYONE)('%s sees it', async (uid) => {
    const path = replyPhotoPath(CODE, FIRST, 2)
    await storePictures(project, path)
    expect(textOf(await getBytes(at(uid, path)))).toBe('gambar')
  })

  it.each(EVERYONE)('%s sees nothing else that lies there', async (uid) => {
    const path = `images/pengaduan/${CODE}/balasan/1763700000000.jpg`
    await storePictures(project, path)
    await expectDenied(getBytes(at(uid, path)))
  })

  it.each(EVERYONE)('%s neither lists, changes nor deletes', async (uid) => {
    const path = replyPhotoPath(CODE, FIRST, 2)
    await storePictures(project, path)
    await expectDenied(listAll(at(uid, `images/pengaduan/${CODE}/balasan`)))
    await expectDenied(updateMetadata(at(uid, path), { cacheControl: 'public' }))
    await expectDenied(deleteObject(at(uid, path)))
  })
})
