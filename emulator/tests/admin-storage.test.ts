import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getDownloadURL, getStorage, type Storage } from 'firebase-admin/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setupEmulator } from './support/setup-emulator'

type Bucket = ReturnType<Storage['bucket']>

const LARGE = Buffer.alloc(700 * 1024, 'isi ')

const emulator = setupEmulator()
const app = initializeApp({ projectId: 'demo-admin-storage' }, 'admin-storage')
let count = 0
let bucket: Bucket

beforeAll(() => {
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = new URL(emulator.url()).host
  // The SDK would look for Google's metadata server before its first call.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
})
beforeEach(() => {
  bucket = getStorage(app).bucket(`demo-admin-storage-${count++}.firebasestorage.app`)
})
afterAll(() => deleteApp(app))

/** Expects a rejection with the given status, which the SDK's two request paths report in different properties. */
const expectRefused = (attempt: Promise<unknown>, status: number) =>
  expect(attempt).rejects.toSatisfy(
    (error: { code?: unknown; status?: unknown }) =>
      error.code === status || error.status === status,
  )
const read = async (name: string) => (await bucket.file(name).download())[0].toString()

describe('a file', () => {
  it.each([
    ['in one request', false, {}],
    ['in several requests', true, { chunkSize: 256 * 1024 }],
  ])('can be saved %s and downloaded', async (_, resumable, options) => {
    const file = bucket.file('folder/foto warga?#ä.png')
    await file.save(LARGE, {
      resumable,
      ...options,
      contentType: 'image/png',
      metadata: { cacheControl: 'no-store', metadata: { by: 'sari' } },
      validation: 'crc32c',
    })
    const [content] = await file.download({ validation: true })
    expect(content.equals(LARGE)).toBe(true)
    expect(file.metadata).toMatchObject({ name: 'folder/foto warga?#ä.png', bucket: bucket.name })
    const [metadata] = await file.getMetadata()
    expect(metadata).toMatchObject({
      contentType: 'image/png',
      size: String(LARGE.length),
      cacheControl: 'no-store',
      metadata: { by: 'sari' },
    })
  })

  it.each([true, false])('may be empty (resumable: %s)', async (resumable) => {
    await bucket.file('a').save('', { resumable })
    expect(await read('a')).toBe('')
  })

  it('stores a change of its metadata', async () => {
    const file = bucket.file('a')
    await file.save('isi', { metadata: { metadata: { a: '1', b: '2' } } })
    await file.setMetadata({ contentType: 'image/png', metadata: { a: null, c: '3' } })
    const [metadata] = await file.getMetadata()
    expect(metadata).toMatchObject({ contentType: 'image/png', metageneration: '2' })
    expect(metadata.metadata).toEqual({ b: '2', c: '3' })
  })

  it('exists until it is deleted', async () => {
    const file = bucket.file('a')
    expect(await file.exists()).toEqual([false])
    await file.save('isi')
    expect(await file.exists()).toEqual([true])
    await file.delete()
    expect(await file.exists()).toEqual([false])
    await expectRefused(file.delete(), 404)
    await file.delete({ ignoreNotFound: true })
    await expectRefused(file.download(), 404)
    await expectRefused(file.setMetadata({ contentType: 'a/b' }), 404)
  })
})

describe('a bucket', () => {
  beforeEach(() =>
    Promise.all(['a', 'b/1', 'b/2', 'b/c/3', 'd'].map((name) => bucket.file(name).save(name))),
  )
  const names = async (query?: object) => (await bucket.getFiles(query))[0].map(({ name }) => name)

  it('lists its files, also by prefix, and page by page', async () => {
    expect(await names()).toEqual(['a', 'b/1', 'b/2', 'b/c/3', 'd'])
    expect(await names({ prefix: 'b/' })).toEqual(['b/1', 'b/2', 'b/c/3'])
    expect(await names({ prefix: 'b/', delimiter: '/' })).toEqual(['b/1', 'b/2'])
    expect(await names({ maxResults: 2 })).toEqual(['a', 'b/1'])
    const [, next] = await bucket.getFiles({ maxResults: 2, autoPaginate: false })
    expect(await names(next ?? {})).toEqual(['b/2', 'b/c/3'])
  })
})

it('download tokens are stored in custom metadata, and authorize a download URL', async () => {
  // storage.rules allows reading this file without a token.
  const file = bucket.file('public/a.png')
  const firebaseStorageDownloadTokens = crypto.randomUUID()
  await file.save('isi', { metadata: { metadata: { firebaseStorageDownloadTokens } } })
  expect((await file.getMetadata())[0].metadata).toEqual({ firebaseStorageDownloadTokens })
  const url = await getDownloadURL(file)
  expect(url).toContain(`token=${firebaseStorageDownloadTokens}`)
  expect(await (await fetch(url)).text()).toBe('isi')
  await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: null } })
  expect((await fetch(url)).status).toBe(403)
})
