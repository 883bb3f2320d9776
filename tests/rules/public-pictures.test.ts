import { getBytes, getMetadata, ref } from 'firebase/storage'
import { beforeAll, expect, it } from 'vitest'
import { expectEachDenied, setupRulesProject } from '../support/rules'
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
  'images/pengaduan/7K3M9QWERTY01234/balasan/1763700000000.jpg',
  'cadangan/1763700000000.jpg',
  '1763700000000.jpg',
]

beforeAll(() => storePictures(project, ...PUBLIC, ...CLOSED))

it('lets visitors read public files and their metadata', async () => {
  for (const name of PUBLIC) {
    expect(textOf(await getBytes(ref(storage, name)))).toBe('gambar')
    expect((await getMetadata(ref(storage, name))).contentType).toBe('image/jpeg')
  }
})

it('does not let visitors read other files, or learn that a file is missing', () =>
  expectEachDenied([...CLOSED, 'images/pengaduan/x/1763700000000.jpg'], (name) =>
    getBytes(ref(storage, name)),
  ))

it('reveals to visitors that a public picture is missing', async () => {
  await expect(getBytes(ref(storage, 'images/1763700000001.jpg'))).rejects.toMatchObject({
    code: 'storage/object-not-found',
  })
})
