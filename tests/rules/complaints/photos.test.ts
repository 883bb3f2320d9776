import { getBytes, ref, type UploadMetadata } from 'firebase/storage'
import { describe, expect, inject, it } from 'vitest'
import {
  COMPLAINT_PHOTO_MAX_BYTES,
  complaintPhotoPath,
} from '../../../src/domain/complaints/complaint'
import { REPLY_PHOTOS, replyPhotoPath } from '../../../src/domain/complaints/reply-photos'
import { PICTURE_TYPES } from '../../../src/domain/pictures/picture-file'
import { expectDenied, expectEachDenied } from '../../support/rules'
import type { Name } from '../people'
import { DENIED_METADATA, EXTENSION, storePictures, textOf, uploadPhoto } from '../pictures'
import {
  CODE,
  DESK,
  FIRST,
  NEVER_SENT,
  OTHER_CODE,
  progressAt,
  reportAt,
  SECOND,
  setupComplaints,
} from './complaints'

/* Uploads of photos, which precede the document that references them. */

const SENDERS = ['visitor', ...DESK] as const

let last = 1_763_700_000_000
const fresh = (id = CODE) => complaintPhotoPath(id, last++)
const ofReply = replyPhotoPath(CODE, SECOND, 1)

const OTHER_PATHS = {
  report: [
    ...[CODE.slice(1), `${CODE}0`, CODE.toLowerCase(), CODE.replace('7', 'U'), 'foto'].map(fresh),
    `images/pengaduan/${CODE}/foto.jpg`,
    `images/pengaduan/${CODE}/176370000000.jpg`,
    ...['.jpeg', '', '_320'].map((ending) => fresh().replace('.jpg', ending)),
    `${fresh()}/1763700000000.jpg`,
    'images/pengaduan/1763700000000.jpg',
    `pengaduan/${CODE}/1763700000000.jpg`,
  ],
  reply: [
    ...['_3', ''].map((number) => ofReply.replace('_1', number)),
    ...[SECOND.slice(1), `0${SECOND}`, SECOND.toLowerCase()].map((id) =>
      ofReply.replace(SECOND, id),
    ),
    ofReply.replace('.jpg', '.png'),
    `${ofReply}.html`,
    `${ofReply}/1.jpg`,
    ofReply.replace('balasan', 'bukti'),
  ],
}

describe.each([
  ['null', 'emulatorUrl'],
  ['the replaced object', 'replacingEmulatorUrl'],
] as const)('a complaint photo, with `resource` set to %s for uploads', (_, backend) => {
  const { project, people, storeReport, closeIntake } = setupComplaints(
    'demo-rules-complaint-photos',
    inject(backend),
  )
  const uploads = (uid: Name, path: string, metadata?: UploadMetadata, bytes?: number) =>
    uploadPhoto(ref(people[uid].storage, path), metadata, bytes)
  const readContent = async (path: string) =>
    textOf(await getBytes(ref(people.petugas.storage, path)))

  it.each(SENDERS)(
    'the photo of a report can be replaced by %s only until the report is sent',
    async (uid) => {
      const path = fresh()
      await storePictures(project, path)
      await uploads(uid, path)
      await uploads(uid, fresh())
      await storePictures(project, path)
      await storeReport()
      await expectDenied(uploads(uid, path))
      await uploads(uid, fresh(OTHER_CODE))
      expect(await readContent(path)).toBe('gambar')
      await project.store({ [reportAt(CODE)]: null, [progressAt(CODE)]: null })
      await uploads(uid, fresh())
    },
  )

  it.each(DESK)('a reply photo can be replaced by %s until it is sent', async (uid) => {
    await storeReport('Diproses')
    for (const photo of REPLY_PHOTOS) await uploads(uid, replyPhotoPath(CODE, SECOND, photo))
    await uploads(uid, ofReply)
    const path = replyPhotoPath(CODE, FIRST, 1)
    await storePictures(project, path)
    await expectEachDenied(REPLY_PHOTOS, (photo) =>
      uploads(uid, replyPhotoPath(CODE, FIRST, photo)),
    )
    expect(await readContent(path)).toBe('gambar')
  })

  // The two backends differ only in uploads over an existing file.
  if (backend === 'replacingEmulatorUrl') return

  describe.each([
    ...SENDERS.map((uid) => ['report', uid] as const),
    ...DESK.map((uid) => ['reply', uid] as const),
  ])('in a %s sent by %s', (kind, uid) => {
    const path = () => (kind === 'reply' ? ofReply : fresh())
    const prepare = async () => void (kind === 'reply' && (await storeReport('Diproses')))

    it(`the photo must have 1 to ${COMPLAINT_PHOTO_MAX_BYTES} bytes`, async () => {
      await prepare()
      for (const bytes of [1, COMPLAINT_PHOTO_MAX_BYTES]) await uploads(uid, path(), {}, bytes)
      await expectEachDenied([0, COMPLAINT_PHOTO_MAX_BYTES + 1], (bytes) =>
        uploads(uid, path(), {}, bytes),
      )
    })

    it('the photo cannot have another type or path, or metadata that changes how browsers treat it', async () => {
      await prepare()
      await expectEachDenied(DENIED_METADATA, (metadata) => uploads(uid, path(), metadata))
      await expectEachDenied(OTHER_PATHS[kind], (other) => uploads(uid, other))
    })
  })

  it.each(PICTURE_TYPES)('a report photo can have the type %s', async (contentType) => {
    const path = fresh().replace('.jpg', `.${EXTENSION[contentType]}`)
    for (const uid of SENDERS) {
      const { metadata } = await uploads(uid, path, { contentType })
      expect(metadata.contentType).toBe(contentType)
    }
  })

  it('the photo of a reply needs an existing report', () =>
    expectDenied(uploads('petugas', replyPhotoPath(NEVER_SENT, SECOND, 1))))

  it('the photo can be uploaded only by the desk while the site accepts no reports', async () => {
    await closeIntake()
    await storeReport('Diproses')
    await expectDenied(uploads('visitor', fresh(OTHER_CODE)))
    for (const uid of DESK)
      for (const path of [fresh(OTHER_CODE), ofReply]) await uploads(uid, path)
    for (const settings of [{ complaints_open: true }, { village_name: 'Desa' }]) {
      await project.store({ 'site_settings/1': settings })
      await uploads('visitor', fresh(OTHER_CODE))
    }
  })
})
