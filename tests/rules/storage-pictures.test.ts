import {
  deleteObject,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import { beforeAll, describe, expect, it } from 'vitest'
import { PICTURE_MAX_BYTES, PICTURE_TYPES, VARIANT_WIDTHS } from '../../src/domain/picture'
import { expectDenied, useRulesProject } from '../support/rules'
import { connectPeople, type Name, OUTSIDERS, PUBLISHERS, userDocuments } from './people'

const project = useRulesProject('demo-rules-storage-pictures')
const people = connectPeople(project)
const WRITERS = [...PUBLISHERS, 'kontributor'] as const
const VARIANT_MAX_BYTES = 2 * 1024 * 1024
const EXTENSION = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

let last = 1_763_700_000_000
/** A name in images/ that was never used; `ending` is an extension or a variant's width. */
const fresh = (ending: string) => `images/${last++}${ending}`

const uploads = (uid: Name, name: string, contentType: string, bytes = 3) =>
  uploadBytes(ref(people[uid].storage, name), new Uint8Array(bytes), { contentType })

/** Stores a picture past the rules and returns its name. */
async function storePicture(): Promise<string> {
  const name = fresh('.jpg')
  const base64 = Buffer.from('gambar').toString('base64')
  await project.load({ objects: [{ name, contentType: 'image/jpeg', base64 }] })
  return name
}

beforeAll(() => project.store(userDocuments()))

describe.each(WRITERS)('%s', (uid) => {
  it.each(PICTURE_TYPES)('uploads a master of the type %s', async (type) => {
    const { metadata } = await uploads(uid, fresh(`.${EXTENSION[type]}`), type)
    expect(metadata.contentType).toBe(type)
  })

  describe.each(VARIANT_WIDTHS)('the variant %d pixels wide', (width) => {
    it.each(['image/webp', 'image/jpeg'])('uploads it as %s', async (type) => {
      expect((await uploads(uid, fresh(`_${width}`), type)).metadata.size).toBe(3)
    })
  })

  it('uploads in steps', async () => {
    const target = ref(people[uid].storage, fresh('.jpg'))
    const content = new Uint8Array(600_000)
    const metadata = {
      contentType: 'image/jpeg',
      cacheControl: 'public,max-age=31536000,immutable',
    }
    await uploadBytesResumable(target, content, metadata)
    expect((await getMetadata(target)).size).toBe(600_000)
  })

  it.each([
    ['a master of another type than its extension', '.jpg', 'image/png'],
    ['a master of a type that is no picture', '.jpg', 'text/html'],
    ['a master with a type of two', '.jpg', 'image/jpeg;image/png'],
    ['an extension that is not its own', '.jpeg', 'image/jpeg'],
    ['an SVG', '.svg', 'image/svg+xml'],
    ['an SVG under the name of a master', '.png', 'image/svg+xml'],
    ['an SVG under the name of a variant', '_320', 'image/svg+xml'],
    ['a variant that is a PNG', '_640', 'image/png'],
    ['a variant of a foreign width', '_1600', 'image/webp'],
    ['a variant with an extension', '_320.webp', 'image/webp'],
    ['a name without an ending', '', 'image/jpeg'],
    ['a name with two endings', '.html.jpg', 'image/jpeg'],
  ])('cannot upload %s', (_, ending, type) => expectDenied(uploads(uid, fresh(ending), type)))

  it.each([
    'images/176370000000.jpg',
    'images/rapat.jpg',
    'images/pengaduan/7K3M9QWERTY01234/1763700000000.jpg',
    'cadangan/1763700000000.jpg',
    '1763700000000.jpg',
  ])('cannot upload to %s', (name) => expectDenied(uploads(uid, name, 'image/jpeg')))

  it('cannot upload nothing', () => expectDenied(uploads(uid, fresh('.jpg'), 'image/jpeg', 0)))

  it('cannot replace a picture', async () => {
    await expectDenied(uploads(uid, await storePicture(), 'image/jpeg'))
  })

  it("cannot change a picture's metadata", async () => {
    const target = ref(people[uid].storage, await storePicture())
    await expectDenied(updateMetadata(target, { contentType: 'text/html' }))
  })

  it('cannot list', () => expectDenied(listAll(ref(people[uid].storage, 'images'))))
})

describe('sizes', () => {
  it('a master has up to 10 MiB', async () => {
    const name = fresh('.jpg')
    await expectDenied(uploads('admin', name, 'image/jpeg', PICTURE_MAX_BYTES + 1))
    await uploads('admin', name, 'image/jpeg', PICTURE_MAX_BYTES)
  })

  it('a variant has up to 2 MiB', async () => {
    const name = fresh('_1280')
    await expectDenied(uploads('admin', name, 'image/webp', VARIANT_MAX_BYTES + 1))
    await uploads('admin', name, 'image/webp', VARIANT_MAX_BYTES)
  })
})

describe.each(OUTSIDERS)('%s', (uid) => {
  it.each(['.jpg', '_320'])('cannot upload …%s', (ending) =>
    expectDenied(uploads(uid, fresh(ending), 'image/jpeg')),
  )
})

describe('deleting', () => {
  it.each(PUBLISHERS)('%s deletes', async (uid) => {
    const target = ref(people[uid].storage, await storePicture())
    await deleteObject(target)
    await expect(getMetadata(target)).rejects.toMatchObject({ code: 'storage/object-not-found' })
  })

  it.each(['kontributor', ...OUTSIDERS] as const)('%s cannot delete', async (uid) => {
    await expectDenied(deleteObject(ref(people[uid].storage, await storePicture())))
  })

  it.each(PUBLISHERS)('%s cannot delete the photo of a complaint', async (uid) => {
    const name = 'images/pengaduan/7K3M9QWERTY01234/1763700000000.jpg'
    const base64 = Buffer.from('gambar').toString('base64')
    await project.load({ objects: [{ name, contentType: 'image/jpeg', base64 }] })
    await expectDenied(deleteObject(ref(people[uid].storage, name)))
  })
})
