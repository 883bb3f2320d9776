import { beforeEach, expect, it } from 'vitest'
import { cleanPictures } from '../../../functions/src/content/clean-pictures'
import type { Stores } from '../../../functions/src/services'
import { expectLog } from '../expect-log'
import { memberOf, FAILURE, withUndeletable } from '../failing-service'
import { setupServices } from '../services'
import { PROJECT_ID, setupVillage } from '../village'

const village = setupVillage()
const services = setupServices()
const villageServices = setupServices(PROJECT_ID)
const START = Date.parse('2026-11-22T04:00:00+07:00')
const DAY = 86_400_000
const TIME = '1763700000000'
const ENDS = ['.jpg', '_1280', '_320', '_640', '_share'] as const
const FILES = ENDS.map((end) => `images/${TIME}${end}`)
const ADDRESS = `https://firebasestorage.googleapis.com/v0/b/desa/o/images%2F${TIME}.jpg?alt=media`
const COLLECTIONS = ['news', 'drafts', 'bin', 'users', 'partners', 'pages', 'complaints']

beforeEach(async () => {
  await services.bucket.deleteFiles()
  for (const collection of COLLECTIONS)
    await services.firestore.recursiveDelete(services.firestore.collection(collection))
})

async function upload(names: readonly string[] = FILES, { bucket } = services) {
  for (const name of names) await bucket.file(name).save('gambar', { resumable: false })
}

async function stored({ bucket } = services): Promise<string[]> {
  const [files] = await bucket.getFiles()
  return files.map(({ name }) => name)
}

const clean = (days: number, through: Stores = services) =>
  cleanPictures(through, new Date(START + days * DAY))

const write = (path: string, data: object) => services.firestore.doc(path).set(data)

it('deletes a picture with its variants after 30 days without a reference, not earlier', async () => {
  await upload()
  await clean(0)
  await clean(29)
  await clean(30)
  expect(await stored()).toEqual(FILES)
  await clean(30.01)
  expect(await stored()).toEqual([])
})

it('deletes PDFs that no document references', async () => {
  await write('bin/dokumen', { url: '/v0/b/desa/o/documents%2F1763700000001.pdf?alt=media#994' })
  const attachments = [2, 3].map(
    (end) => `/v0/b/desa/o/documents%2F176370000000${end}.pdf?alt=media#994 Formulir`,
  )
  await write('news/a', { attachments: attachments.join('\n') })
  const names = [0, 1, 2, 3].map((end) => `documents/176370000000${end}.pdf`)
  await upload(names)
  await clean(0)
  await clean(30.01)
  expect(await stored()).toEqual(names.slice(1))
})

it('keeps pictures that any document references', async () => {
  const at = (time: number) => ADDRESS.replace(TIME, String(time))
  const NAMED: [string, (time: number) => object][] = [
    ['news/field', (time) => ({ imageurl: at(time) })],
    ['news/text', (time) => ({ content: `Satu.\n![Foto](${at(time)} 800x600)\nDua.` })],
    ['news/path', (time) => ({ imageurl: `/v0/b/desa/o/images%2F${time}.jpg?alt=media` })],
    ['news/share', (time) => ({ imageurl: `${at(time)}#share` })],
    ['news/variant', (time) => ({ imageurl: at(time).replace('.jpg', '_640') })],
    ['drafts/a', (time) => ({ data: { imageurl: at(time) } })],
    ['bin/news-a', (time) => ({ data: { content: `x ${at(time)}` } })],
    ['users/a', (time) => ({ avatarurl: at(time) })],
    ['partners/1', (time) => ({ partners: [{ name: 'PLN', logourl: at(time) }] })],
    ['pages/sejarah', (time) => ({ content: { paragraphs: ['Satu.', at(time)] } })],
  ]
  const names: string[] = []
  for (const [index, [path, data]] of NAMED.entries()) {
    const time = Number(TIME) + index
    names.push(`images/${time}.jpg`, `images/${time}_640`)
    await write(path, data(time))
  }
  await upload(names)
  for (const days of [0, 31, 62]) await clean(days)
  expect(await stored()).toEqual(names)
})

it('records the number of invalid documents, which the app cannot show', async () => {
  await write('users/rusak', { name: 'Siti' })
  await write('news/rusak', { title: 'Panen' })
  await write('news/juga', { title: 'Raya' })
  await clean(0)
  const state = await services.firestore.doc('publishing/state').get()
  expect(state.get('hidden')).toEqual({ news: 2, users: 1 })
})

it('restarts the 30 days if a picture was referenced again in the meantime', async () => {
  await upload()
  await clean(0)
  await write('news/a', { imageurl: ADDRESS })
  await clean(29)
  await services.firestore.doc('news/a').delete()
  await clean(31)
  await clean(60)
  expect(await stored()).toEqual(FILES)
  await clean(61.01)
  expect(await stored()).toEqual([])
})

it('leaves the metadata of referenced pictures unchanged', async () => {
  await upload()
  const master = services.bucket.file(`images/${TIME}.jpg`)
  const cacheControl = 'public,max-age=31536000,immutable'
  await master.setMetadata({ cacheControl, contentType: 'image/jpeg', metadata: { asli: 'ya' } })
  await clean(0)
  const [marked] = await master.getMetadata()
  const metadata = { asli: 'ya', unnamedSince: '2026-11-21T21:00:00.000Z' }
  expect(marked).toMatchObject({ cacheControl, contentType: 'image/jpeg', metadata })
  await write('news/a', { imageurl: ADDRESS })
  await clean(1)
  const [unmarked] = await master.getMetadata()
  expect(unmarked).toMatchObject({ cacheControl, contentType: 'image/jpeg' })
  expect(unmarked.metadata).toEqual({ asli: 'ya' })
})

it('treats pictures of the same name in the folders of two users as different pictures', async () => {
  const names = ['a', 'b'].map((uid) => `images/usulan/${uid}/${TIME}.jpg`)
  await upload(names)
  await write('drafts/a', { data: { imageurl: ADDRESS.replace('%2F', '%2Fusulan%2Fa%2F') } })
  await clean(0)
  await clean(31)
  expect(await stored()).toEqual([`images/usulan/a/${TIME}.jpg`])
})

it('keeps files that are not pictures, and deletes pictures that only a report references', async () => {
  const others = ['cadangan.json', `images/pengaduan/0123456789ABCDEF/${TIME}.jpg`, 'images/x.jpg']
  await upload([...others, ...FILES])
  await write('complaints/a', { report: ADDRESS })
  await clean(0)
  await clean(31)
  expect(await stored()).toEqual(others)
})

it('processes more documents and files than one page of a query or file list contains', async () => {
  const batch = services.firestore.batch()
  for (let i = 0; i < 150; i++)
    batch.set(services.firestore.doc(`news/${i}`), {
      imageurl: ADDRESS.replace(TIME, String(Number(TIME) + i)),
    })
  await batch.commit()
  const names = Array.from({ length: 310 }, (_, i) => `images/${Number(TIME) + i}.jpg`)
  for (let first = 0; first < names.length; first += 31)
    await Promise.all(names.slice(first, first + 31).map((name) => upload([name])))
  await clean(0)
  await clean(31)
  expect(await stored()).toEqual(names.slice(0, 150))
})

it('deletes nothing if the documents cannot be read', async () => {
  await upload()
  await clean(0)
  const firestore = new Proxy(services.firestore, {
    get: (target, name) =>
      name === 'collection'
        ? (path: string) => {
            if (path === 'partners') throw new Error(FAILURE)
            return target.collection(path)
          }
        : memberOf(target, name),
  })
  await expect(clean(31, { ...services, firestore })).rejects.toThrow(FAILURE)
  expect(await stored()).toEqual(FILES)
})

it('completes an interrupted run in the next run', async () => {
  await upload()
  await clean(0)
  const broken = `images/${TIME}.jpg`
  expectLog('error', `${broken} was not changed`)
  await clean(31, { ...services, bucket: withUndeletable(services.bucket, broken) })
  expect(await stored()).toEqual([broken])
  await clean(32)
  await clean(33)
  expect(await stored()).toEqual([])
})

it('marks an unreferenced picture through the nightly schedule', async () => {
  // No document of another test file references a picture with this time.
  const unnamed = 'images/1763709876543.jpg'
  await upload([unnamed], villageServices)
  await village.run('every-night')
  expect(await stored(villageServices)).toContain(unnamed)
  const [{ metadata }] = await villageServices.bucket.file(unnamed).getMetadata()
  expect(metadata).toHaveProperty('unnamedSince')
})
