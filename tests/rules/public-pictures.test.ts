import { getBytes, getMetadata, ref } from 'firebase/storage'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectDenied, setupRulesProject } from '../support/rules'
import { storePictures, textOf } from './pictures'

const project = setupRulesProject('demo-public-pictures')
const { storage } = project.asVisitor()

const PUBLIC = [
  'images/1763700000000.jpg',
  'images/1763700000000.png',
  'images/1763700000000.gif',
  'images/1763700000000.webp',
  'images/1763700000000_320',
  'images/1763700000000_640',
  'images/1763700000000_1280',
  'images/1763700000000_share',
  'images/1763700000000_emblem',
  'images/1763700000000_maskable',
]
const CLOSED = [
  'images/1763700000000.svg',
  'images/1763700000000.jpg.html',
  'images/1763700000000_999',
  'images/1763700000000_share.jpg',
  'images/1763700000000_shared',
  'images/usulan/kontributor/1763700000000_share',
  'images/176370000000.jpg',
  'images/rapat.jpg',
  'images/pengaduan/7K3M9QWERTY01234/1763700000000.jpg',
  'cadangan/1763700000000.jpg',
  '1763700000000.jpg',
]

beforeAll(() => storePictures(project, ...PUBLIC, ...CLOSED))

describe.each(PUBLIC)('the public file %s', (name) => {
  it('can be read by visitors', async () => {
    expect(textOf(await getBytes(ref(storage, name)))).toBe('gambar')
  })

  it('reveals its metadata to visitors', async () => {
    expect((await getMetadata(ref(storage, name))).contentType).toBe('image/jpeg')
  })
})

it.each(CLOSED)('does not let visitors read %s', (name) =>
  expectDenied(getBytes(ref(storage, name))),
)

describe('a visitor', () => {
  it('does not reveal to visitors that a private file is missing', () =>
    expectDenied(getBytes(ref(storage, 'images/pengaduan/x/1763700000000.jpg'))))

  it('reveals to visitors that a public picture is missing', async () => {
    await expect(getBytes(ref(storage, 'images/1763700000001.jpg'))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    })
  })

  // The admin area uploads, lists and deletes.
  it.each([
    ['list', 'GET', 'o?prefix=images%2F'],
    ['upload', 'POST', 'o?name=images%2F1763700000002.jpg'],
    ['delete', 'DELETE', 'o/images%2F1763700000000.jpg'],
  ])('does not let visitors %s', async (_, method, path) => {
    const address = project.url(`/v0/b/demo-public-pictures.firebasestorage.app/${path}`)
    expect((await fetch(address, { method })).status).toBeGreaterThanOrEqual(400)
    expect(await getBytes(ref(storage, PUBLIC[0]))).toBeTruthy()
  })
})
