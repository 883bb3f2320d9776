import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytesResumable,
  type UploadMetadata,
} from 'firebase/storage'
import { describe, expect, inject, it } from 'vitest'
import {
  COMPLAINT_PHOTO_MAX_BYTES,
  complaintPhotoPath,
} from '../../../src/domain/complaints/complaint'
import { PICTURE_TYPES } from '../../../src/domain/pictures/picture-file'
import { expectDenied, expectEachDenied } from '../../support/rules'
import type { Name } from '../people'
import { DENIED_METADATA, EXTENSION, storePictures, textOf, uploadPhoto } from '../pictures'
import {
  CODE,
  DESK,
  EVERYONE,
  OTHER_CODE,
  progressAt,
  reportAt,
  setupComplaints,
  SIGNED_IN_STRANGERS,
  STRANGERS,
} from './complaints'

/** Users who may upload the photo of a new report. */
const SENDERS = ['visitor', ...DESK] as const

let last = 1_763_700_000_000
/** Returns an unused path. */
const fresh = (id = CODE) => complaintPhotoPath(id, last++)

describe.each([
  ['null', 'emulatorUrl'],
  ['the replaced object', 'replacingEmulatorUrl'],
] as const)('complaint photos, with `resource` %s for uploads', (_, backend) => {
  const { project, people, storeReport, closeIntake } = setupComplaints(
    'demo-rules-complaint-photos',
    inject(backend),
  )
  const at = (uid: Name, path: string) => ref(people[uid].storage, path)

  // The two emulators differ only in uploads over a file.
  const isReplacing = backend === 'replacingEmulatorUrl'

  const uploads = (uid: Name, path: string, metadata?: UploadMetadata, bytes?: number) =>
    uploadPhoto(at(uid, path), metadata, bytes)
  const uploadsInChunks = async (uid: Name, path: string, bytes: number) =>
    await uploadBytesResumable(at(uid, path), new Uint8Array(bytes), { contentType: 'image/jpeg' })

  async function storePhoto(): Promise<string> {
    const name = fresh()
    await storePictures(project, name)
    return name
  }

  describe.each(SENDERS)('uploaded by %s', (uid) => {
    it('can be uploaded again after a lost response, but not after the report was sent', async () => {
      const path = await storePhoto()
      await uploads(uid, path)
      await uploads(uid, fresh())
      await storePictures(project, path)
      await storeReport()
      await expectDenied(uploads(uid, path))
      await expectDenied(uploadsInChunks(uid, path, 300_000))
      expect(textOf(await getBytes(at('petugas', path)))).toBe('gambar')
    })

    if (isReplacing) return

    it('can have the types of pictures', async () => {
      for (const type of PICTURE_TYPES) {
        const path = fresh().replace('.jpg', `.${EXTENSION[type]}`)
        expect((await uploads(uid, path, { contentType: type })).metadata.contentType).toBe(type)
      }
    })

    it('can be uploaded in chunks', async () => {
      expect((await uploadsInChunks(uid, fresh(), 600_000)).metadata.size).toBe(600_000)
    })

    it('can be uploaded again for a deleted report', async () => {
      await storeReport()
      await uploads(uid, fresh(OTHER_CODE))
      await expectDenied(uploads(uid, fresh()))
      await project.store({ [reportAt(CODE)]: null, [progressAt(CODE)]: null })
      await uploads(uid, fresh())
    })

    it(`can have 1 to ${COMPLAINT_PHOTO_MAX_BYTES} bytes`, async () => {
      for (const bytes of [1, COMPLAINT_PHOTO_MAX_BYTES]) await uploads(uid, fresh(), {}, bytes)
      await expectEachDenied([0, COMPLAINT_PHOTO_MAX_BYTES + 1], (bytes) =>
        uploads(uid, fresh(), {}, bytes),
      )
    })

    it('cannot have another type, or metadata that changes how browsers treat them', () =>
      expectEachDenied(DENIED_METADATA, (metadata) => uploads(uid, fresh(), metadata)))

    it('cannot be stored at other paths', () =>
      expectEachDenied(
        [
          ...[CODE.slice(1), `${CODE}0`, CODE.toLowerCase(), CODE.replace('7', 'U'), 'foto'].map(
            (code) => fresh(code),
          ),
          `images/pengaduan/${CODE}/foto.jpg`,
          `images/pengaduan/${CODE}/176370000000.jpg`,
          fresh().replace('.jpg', '.jpeg'),
          fresh().replace('.jpg', ''),
          fresh().replace('.jpg', '_320'),
          `${fresh()}/1763700000000.jpg`,
          'images/pengaduan/1763700000000.jpg',
          `pengaduan/${CODE}/1763700000000.jpg`,
        ],
        (path) => uploads(uid, path),
      ))
  })

  if (isReplacing) return

  it('can be uploaded by the desk, but not by visitors, while the site accepts no reports', async () => {
    await closeIntake()
    await expectDenied(uploads('visitor', fresh()))
    for (const uid of DESK) await uploads(uid, fresh())
    for (const settings of [{ complaints_open: true }, { village_name: 'Desa' }]) {
      await project.store({ 'site_settings/1': settings })
      await uploads('visitor', fresh())
    }
  })

  // For signed-in users the rules check the role instead. The public form sends without sign-in.
  it('cannot be uploaded by others while signed in', () =>
    expectEachDenied(SIGNED_IN_STRANGERS, (uid) => uploads(uid, fresh())))

  it('can be read by the desk', async () => {
    const path = await storePhoto()
    for (const uid of DESK) {
      expect(textOf(await getBytes(at(uid, path)))).toBe('gambar')
      expect((await getMetadata(at(uid, path))).contentType).toBe('image/jpeg')
    }
  })

  it('cannot be read by others, who do not learn whether they exist', async () => {
    for (const path of [await storePhoto(), fresh(OTHER_CODE)]) {
      await expectEachDenied(STRANGERS, (uid) => getBytes(at(uid, path)))
      await expectEachDenied(STRANGERS, (uid) => getMetadata(at(uid, path)))
    }
  })

  it('cannot be listed, changed or deleted by anyone', async () => {
    const path = await storePhoto()
    for (const place of ['images/pengaduan', `images/pengaduan/${CODE}`])
      await expectEachDenied(EVERYONE, (uid) => listAll(at(uid, place)))
    await expectEachDenied(EVERYONE, (uid) =>
      updateMetadata(at(uid, path), { cacheControl: 'public' }),
    )
    for (const target of [path, fresh(OTHER_CODE)])
      await expectEachDenied(EVERYONE, (uid) => deleteObject(at(uid, target)))
  })
})
