import { beforeEach, expect, it } from 'vitest'
import { cleanPhotos } from '../../../functions/src/complaints/complaint-photos'
import { ANONYMISED, complaintPhotoPath } from '../../../src/domain/complaints/complaint'
import { expectLog } from '../expect-log'
import { withUndeletable } from '../failing-service'
import { setupServices } from '../services'
import { newCode, photosOf, storePhoto, storeReplyPhoto, storeReport, storeStep } from './report'

const services = setupServices()
const HOURS = 3_600_000

beforeEach(async () => {
  await services.bucket.deleteFiles({ prefix: 'images/' })
})

const clean = (hours: number, through = services) =>
  cleanPhotos(through, new Date(Date.now() + hours * HOURS))

async function reportWithPhoto(changes: object = {}) {
  const time = Date.now()
  const id = newCode()
  const documentationurl = complaintPhotoPath(id, time)
  await services.firestore.doc(`complaints/${id}`).set({ documentationurl, ...changes })
  await storePhoto(services.bucket, id, time)
  return { id, photo: documentationurl }
}

it('deletes photos without a report 48 hours after their upload, ignoring the time in the name', async () => {
  const codes = [newCode(), newCode()]
  // The times in the names are ignored.
  for (const [index, id] of codes.entries())
    await storePhoto(services.bucket, id, Date.now() + (index * 2 - 1) * 1000 * HOURS)
  await clean(47.9)
  for (const id of codes) expect(await photosOf(services.bucket, id)).toHaveLength(1)
  await clean(48.1)
  for (const id of codes) expect(await photosOf(services.bucket, id)).toEqual([])
})

it('keeps only the photo that the report references', async () => {
  const { id, photo } = await reportWithPhoto()
  await storePhoto(services.bucket, id, Date.now() + 1)
  await clean(49)
  expect(await photosOf(services.bucket, id)).toEqual([photo])
})

it('keeps only the photos that a reply shows', async () => {
  const { firestore, bucket } = services
  const id = await storeReport(firestore, { documentationurl: '' })
  const entry = await storeStep(firestore, id, { to: 'Selesai', reply: 'Sudah.', photos: [2] })
  const shown = await storeReplyPhoto(bucket, id, entry, 2)
  await storeReplyPhoto(bucket, id, entry, 1)
  await storeReplyPhoto(bucket, id, '01JZ00000000000000000000H9', 1)
  await clean(47.9)
  expect(await photosOf(bucket, id)).toHaveLength(3)
  await clean(48.1)
  expect(await photosOf(bucket, id)).toEqual([shown])
})

it('deletes photos that are left after a report was anonymised', async () => {
  const { id } = await reportWithPhoto({ ...ANONYMISED })
  await clean(49)
  expect(await photosOf(services.bucket, id)).toEqual([])
})

it('keeps files that are not photos of reports', async () => {
  const names = ['images/1790065812189.jpg', 'images/usulan/a/1790065812189.jpg', 'cadangan.json']
  for (const name of names) await services.bucket.file(name).save('isi', { resumable: false })
  await clean(1000)
  const [files] = await services.bucket.getFiles()
  expect(files.map(({ name }) => name)).toEqual([...names].sort())
})

it("processes more photos than one page of the bucket's file list contains", async () => {
  const kept = await reportWithPhoto()
  for (let batch = 0; batch < 13; batch++)
    await Promise.all(Array.from({ length: 25 }, () => storePhoto(services.bucket, newCode())))
  await clean(49)
  const [files] = await services.bucket.getFiles({ prefix: 'images/pengaduan/' })
  expect(files.map(({ name }) => name)).toEqual([kept.photo])
})

it('continues after a photo that cannot be deleted', async () => {
  const [stuck, other] = [newCode(), newCode()]
  const path = await storePhoto(services.bucket, stuck)
  await storePhoto(services.bucket, other)
  expectLog('error', `${path} was not deleted`)
  await clean(49, { ...services, bucket: withUndeletable(services.bucket, path) })
  expect(await photosOf(services.bucket, other)).toEqual([])
})
