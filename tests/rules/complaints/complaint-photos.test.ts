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

/** Who may upload the photo of a new report. */
const SENDERS = ['visitor', ...DESK] as const

let last = 1_763_700_000_000
/** A path that was never used. */
const fresh = (id = CODE) => complaintPhotoPath(id, last++)

describe.each([
  ['null', 'emulatorUrl'],
  ['what is replaced', 'replacingEmulatorUrl'],
] as const)('where `resource` of an upload is %s', (_, backend) => {
  const { project, people, storeReport, closeIntake } = setupComplaints(
    'demo-rules-complaint-photos',
    inject(backend),
  )
  const at = (uid: Name, path: string) => ref(people[uid].storage, path)

  const uploads = (uid: Name, path: string, metadata?: UploadMetadata, bytes?: number) =>
    uploadPhoto(at(uid, path), metadata, bytes)

  /** Stores a photo past the rules and returns its path. */
  async function storePhoto(): Promise<string> {
    const name = fresh()
    await storePictures(project, name)
    return name
  }

  describe.each(SENDERS)('%s', (uid) => {
    it.each(PICTURE_TYPES)('uploads the photo of a new report, of the type %s', async (type) => {
      const path = fresh().replace('.jpg', `.${EXTENSION[type]}`)
      expect((await uploads(uid, path, { contentType: type })).metadata.contentType).toBe(type)
    })

    it('uploads what has one byte, and nothing that has none', async () => {
      await uploads(uid, fresh(), {}, 1)
      await expectDenied(uploads(uid, fresh(), {}, 0))
    })

    it('uploads in steps', async () => {
      const bytes = new Uint8Array(600_000)
      const { metadata } = await uploadBytesResumable(at(uid, fresh()), bytes, {
        contentType: 'image/jpeg',
      })
      expect(metadata.size).toBe(600_000)
    })

    it('uploads another, after the answer to the first got lost', async () => {
      await uploads(uid, await storePhoto())
      await uploads(uid, fresh())
    })

    it('uploads again what was for a report that was deleted', async () => {
      await storeReport()
      await expectDenied(uploads(uid, fresh()))
      await project.store({ [reportAt(CODE)]: null, [progressAt(CODE)]: null })
      await uploads(uid, fresh())
    })

    it('uploads for one report while another stands', async () => {
      await storeReport()
      await uploads(uid, fresh(OTHER_CODE))
    })

    it(`uploads up to ${COMPLAINT_PHOTO_MAX_BYTES} bytes`, async () => {
      await uploads(uid, fresh(), {}, COMPLAINT_PHOTO_MAX_BYTES)
      await expectDenied(uploads(uid, fresh(), {}, COMPLAINT_PHOTO_MAX_BYTES + 1))
    })

    it('cannot upload nothing', () => expectDenied(uploads(uid, fresh(), {}, 0)))

    it.each([
      ['a page', 'text/html'],
      ['a drawing with scripts', 'image/svg+xml'],
      ['another type than its extension', 'image/png'],
      ['two types', 'image/jpeg;image/png'],
    ])('cannot upload %s', (_, contentType) => expectDenied(uploads(uid, fresh(), { contentType })))

    it.each<[string, UploadMetadata]>([
      ['a disposition', { contentDisposition: 'attachment' }],
      ['a name to save it under', { contentDisposition: 'attachment; filename="undangan.apk"' }],
      ['an encoding', { contentEncoding: 'gzip' }],
      ['a language', { contentLanguage: 'id' }],
    ])('cannot upload with %s', (_, metadata) => expectDenied(uploads(uid, fresh(), metadata)))

    it.each([
      ['a code of fifteen characters', fresh(CODE.slice(1))],
      ['a code of seventeen characters', fresh(`${CODE}0`)],
      ['a code in small letters', fresh(CODE.toLowerCase())],
      ['a code with a letter that codes lack', fresh(CODE.replace('7', 'U'))],
      ['no code', fresh('foto')],
      ['no time', `images/pengaduan/${CODE}/foto.jpg`],
      ['a time of twelve digits', `images/pengaduan/${CODE}/176370000000.jpg`],
      ['an extension that is not its own', fresh().replace('.jpg', '.jpeg')],
      ['no extension', fresh().replace('.jpg', '')],
      ['what lies deeper', `${fresh()}/1763700000000.jpg`],
      ['what lies above', 'images/pengaduan/1763700000000.jpg'],
      ['a variant', fresh().replace('.jpg', '_320')],
      ['another folder', `pengaduan/${CODE}/1763700000000.jpg`],
    ])('cannot upload to %s', (_, path) => expectDenied(uploads(uid, path)))

    it('cannot exchange the photo once it is reported', async () => {
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

  describe('while the site takes no reports', () => {
    beforeEach(closeIntake)

    it('a visitor uploads nothing', () => expectDenied(uploads('visitor', fresh())))

    it.each(DESK)('%s uploads what someone brings', async (uid) => {
      await uploads(uid, fresh())
    })
  })

  it.each([{ complaints_open: true }, { village_name: 'Desa' }])(
    'a visitor uploads while the settings are %j',
    async (settings) => {
      await project.store({ 'site_settings/1': settings })
      await uploads('visitor', fresh())
    },
  )

  // Their role is asked for instead of whether reports are taken; the public form sends signed out.
  it.each(SIGNED_IN_STRANGERS)('%s uploads nothing under their sign-in', (uid) =>
    expectDenied(uploads(uid, fresh())),
  )

  it.each(DESK)('%s sees it', async (uid) => {
    const target = at(uid, await storePhoto())
    expect(textOf(await getBytes(target))).toBe('gambar')
    expect((await getMetadata(target)).contentType).toBe('image/jpeg')
  })

  it.each(STRANGERS)('%s does not see it, and is not told whether there is one', async (uid) => {
    for (const target of [at(uid, await storePhoto()), at(uid, fresh(OTHER_CODE))]) {
      await expectDenied(getBytes(target))
      await expectDenied(getMetadata(target))
    }
  })

  it.each(EVERYONE)('%s neither lists, changes nor deletes', async (uid) => {
    const target = at(uid, await storePhoto())
    for (const place of ['images/pengaduan', `images/pengaduan/${CODE}`])
      await expectDenied(listAll(at(uid, place)))
    await expectDenied(updateMetadata(target, { cacheControl: 'public' }))
    await expectDenied(deleteObject(target))
    await expectDenied(deleteObject(at(uid, fresh(OTHER_CODE))))
  })
})
