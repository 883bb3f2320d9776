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
import { beforeEach, describe, expect, inject, it } from 'vitest'
import {
  COMPLAINT_PHOTO_MAX_BYTES,
  complaintPhotoPath,
} from '../../../src/domain/complaints/complaint'
import { PICTURE_TYPES } from '../../../src/domain/pictures/picture-file'
import { expectDenied } from '../../support/rules'
import type { Name } from '../people'
import { EXTENSION, storePictures, textOf, uploadPhoto } from '../pictures'
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

  const uploads = (uid: Name, path: string, metadata?: UploadMetadata, bytes?: number) =>
    uploadPhoto(at(uid, path), metadata, bytes)

  async function storePhoto(): Promise<string> {
    const name = fresh()
    await storePictures(project, name)
    return name
  }

  describe.each(SENDERS)('uploaded by %s', (uid) => {
    it.each(PICTURE_TYPES)('can belong to a new report and have the type %s', async (type) => {
      const path = fresh().replace('.jpg', `.${EXTENSION[type]}`)
      expect((await uploads(uid, path, { contentType: type })).metadata.contentType).toBe(type)
    })

    it('can have one byte, but cannot be empty', async () => {
      await uploads(uid, fresh(), {}, 1)
      await expectDenied(uploads(uid, fresh(), {}, 0))
    })

    it('can be uploaded in chunks', async () => {
      const bytes = new Uint8Array(600_000)
      const { metadata } = await uploadBytesResumable(at(uid, fresh()), bytes, {
        contentType: 'image/jpeg',
      })
      expect(metadata.size).toBe(600_000)
    })

    it('can be uploaded again after a lost response', async () => {
      await uploads(uid, await storePhoto())
      await uploads(uid, fresh())
    })

    it('can be uploaded again for a deleted report', async () => {
      await storeReport()
      await expectDenied(uploads(uid, fresh()))
      await project.store({ [reportAt(CODE)]: null, [progressAt(CODE)]: null })
      await uploads(uid, fresh())
    })

    it('can be uploaded for one report while another exists', async () => {
      await storeReport()
      await uploads(uid, fresh(OTHER_CODE))
    })

    it(`can have up to ${COMPLAINT_PHOTO_MAX_BYTES} bytes`, async () => {
      await uploads(uid, fresh(), {}, COMPLAINT_PHOTO_MAX_BYTES)
      await expectDenied(uploads(uid, fresh(), {}, COMPLAINT_PHOTO_MAX_BYTES + 1))
    })

    it('cannot be empty', () => expectDenied(uploads(uid, fresh(), {}, 0)))

    it.each([
      ['a page', 'text/html'],
      ['a drawing with scripts', 'image/svg+xml'],
      ['another type than its extension', 'image/png'],
      ['two types', 'image/jpeg;image/png'],
    ])('cannot be %s', (_, contentType) => expectDenied(uploads(uid, fresh(), { contentType })))

    it.each<[string, UploadMetadata]>([
      ['a disposition', { contentDisposition: 'attachment' }],
      ['a name to save it under', { contentDisposition: 'attachment; filename="undangan.apk"' }],
      ['an encoding', { contentEncoding: 'gzip' }],
      ['a language', { contentLanguage: 'id' }],
    ])('cannot have %s', (_, metadata) => expectDenied(uploads(uid, fresh(), metadata)))

    it.each([
      ['a code of fifteen characters', fresh(CODE.slice(1))],
      ['a code of seventeen characters', fresh(`${CODE}0`)],
      ['a code in lower case', fresh(CODE.toLowerCase())],
      ['a code with an invalid letter', fresh(CODE.replace('7', 'U'))],
      ['no code', fresh('foto')],
      ['no time', `images/pengaduan/${CODE}/foto.jpg`],
      ['a time of twelve digits', `images/pengaduan/${CODE}/176370000000.jpg`],
      ['an extension of another type', fresh().replace('.jpg', '.jpeg')],
      ['no extension', fresh().replace('.jpg', '')],
      ['a deeper path', `${fresh()}/1763700000000.jpg`],
      ['a path above', 'images/pengaduan/1763700000000.jpg'],
      ['a variant', fresh().replace('.jpg', '_320')],
      ['another folder', `pengaduan/${CODE}/1763700000000.jpg`],
    ])('cannot be stored at %s', (_, path) => expectDenied(uploads(uid, path)))

    it('cannot be replaced after the report was sent', async () => {
      const path = await storePhoto()
      await storeReport()
      await expectDenied(uploads(uid, path))
      await expectDenied(
        uploadBytesResumable(at(uid, path), new Uint8Array(300_000), {
          contentType: 'image/jpeg',
        }).then(),
      )
      expect(textOf(await getBytes(at('petugas', path)))).toBe('gambar')
    })
  })

  describe('while the site accepts no reports', () => {
    beforeEach(closeIntake)

    it('cannot be uploaded by visitors', () => expectDenied(uploads('visitor', fresh())))

    it.each(DESK)('can be uploaded by %s', async (uid) => {
      await uploads(uid, fresh())
    })
  })

  it.each([{ complaints_open: true }, { village_name: 'Desa' }])(
    'can be uploaded by visitors while the settings are %j',
    async (settings) => {
      await project.store({ 'site_settings/1': settings })
      await uploads('visitor', fresh())
    },
  )

  // For signed-in users the rules check the role instead. The public form sends without sign-in.
  it.each(SIGNED_IN_STRANGERS)('cannot be uploaded by %s while signed in', (uid) =>
    expectDenied(uploads(uid, fresh())),
  )

  it.each(DESK)('can be read by %s', async (uid) => {
    const target = at(uid, await storePhoto())
    expect(textOf(await getBytes(target))).toBe('gambar')
    expect((await getMetadata(target)).contentType).toBe('image/jpeg')
  })

  it.each(STRANGERS)('cannot be read by %s, who does not learn whether they exist', async (uid) => {
    for (const target of [at(uid, await storePhoto()), at(uid, fresh(OTHER_CODE))]) {
      await expectDenied(getBytes(target))
      await expectDenied(getMetadata(target))
    }
  })

  it.each(EVERYONE)('cannot be listed, changed or deleted by %s', async (uid) => {
    const target = at(uid, await storePhoto())
    for (const place of ['images/pengaduan', `images/pengaduan/${CODE}`])
      await expectDenied(listAll(at(uid, place)))
    await expectDenied(updateMetadata(target, { cacheControl: 'public' }))
    await expectDenied(deleteObject(target))
    await expectDenied(deleteObject(at(uid, fresh(OTHER_CODE))))
  })
})
