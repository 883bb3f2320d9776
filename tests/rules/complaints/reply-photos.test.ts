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
import { expectDenied, expectEachDenied } from '../../support/rules'
import type { Name } from '../people'
import { DENIED_METADATA, storePictures, textOf, uploadPhoto } from '../pictures'
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
    it('can be uploaded again after a lost response', async () => {
      for (const photo of REPLY_PHOTOS) await uploads(uid, replyPhotoPath(CODE, SECOND, photo))
      await uploads(uid, fresh)
    })

    it('cannot be replaced in or added to an existing reply', async () => {
      const path = replyPhotoPath(CODE, FIRST, 1)
      await storePictures(project, path)
      await expectEachDenied(REPLY_PHOTOS, (photo) =>
        uploads(uid, replyPhotoPath(CODE, FIRST, photo)),
      )
      expect(textOf(await getBytes(at('visitor', path)))).toBe('gambar')
    })

    if (backend === 'replacingEmulatorUrl') return

    it('can be uploaded in chunks, and while the site accepts no reports', async () => {
      await closeIntake()
      const { metadata } = await uploadBytesResumable(at(uid, fresh), new Uint8Array(600_000), {
        contentType: 'image/jpeg',
      })
      expect(metadata.size).toBe(600_000)
    })

    it(`can have 1 to ${COMPLAINT_PHOTO_MAX_BYTES} bytes`, async () => {
      for (const bytes of [1, COMPLAINT_PHOTO_MAX_BYTES]) await uploads(uid, fresh, {}, bytes)
      await expectEachDenied([0, COMPLAINT_PHOTO_MAX_BYTES + 1], (bytes) =>
        uploads(uid, fresh, {}, bytes),
      )
    })

    it('require an existing report', async () => {
      await expectDenied(uploads(uid, replyPhotoPath(NEVER_SENT, SECOND, 1)))
      await project.store({ [progressAt(CODE)]: null })
      await expectDenied(uploads(uid, fresh))
    })

    it('cannot have another type, or metadata that changes how browsers treat them', () =>
      expectEachDenied(DENIED_METADATA, (metadata) => uploads(uid, fresh, metadata)))

    it('cannot be stored at other paths', () =>
      expectEachDenied(
        [
          fresh.replace('_1', '_3'),
          fresh.replace('_1', ''),
          fresh.replace(SECOND, SECOND.slice(1)),
          fresh.replace(SECOND, `0${SECOND}`),
          fresh.replace(SECOND, SECOND.toLowerCase()),
          fresh.replace('.jpg', '.png'),
          `${fresh}.html`,
          `${fresh}/1.jpg`,
          fresh.replace('balasan', 'bukti'),
        ],
        (path) => uploads(uid, path),
      ))
  })

  if (backend === 'replacingEmulatorUrl') return

  it('cannot be uploaded by others', () =>
    expectEachDenied(STRANGERS, (uid) => uploads(uid, fresh)))

  it('can be read by everyone, but not listed, changed or deleted', async () => {
    const path = replyPhotoPath(CODE, FIRST, 2)
    const other = `images/pengaduan/${CODE}/balasan/1763700000000.jpg`
    await storePictures(project, path, other)
    for (const uid of EVERYONE) {
      expect(textOf(await getBytes(at(uid, path)))).toBe('gambar')
      await expectDenied(getBytes(at(uid, other)))
      await expectDenied(listAll(at(uid, `images/pengaduan/${CODE}/balasan`)))
      await expectDenied(updateMetadata(at(uid, path), { cacheControl: 'public' }))
      await expectDenied(deleteObject(at(uid, path)))
    }
  })
})
