import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  type UploadMetadata,
} from 'firebase/storage'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { VARIANT_WIDTHS } from '../../src/domain/pictures/picture'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '../../src/domain/pictures/picture-file'
import { expectDenied, setupRulesProject } from '../support/rules'
import { connectPeople, type Name, OUTSIDERS, PUBLISHERS, userDocuments } from './people'
import { EXTENSION, storePictures, textOf } from './pictures'

const PROPOSERS = ['kontributor', 'petugas'] as const
/** Users who may not write any pictures. */
const STRANGERS = OUTSIDERS.filter((uid) => uid !== 'petugas' && uid !== 'bekas-editor')
const VARIANT_MAX_BYTES = 2 * 1024 * 1024
const COMPLAINT = 'images/pengaduan/7K3M9QWERTY01234/1763700000000.jpg'

/** Users and the folders in which they may write pictures. */
const WRITERS = [
  ...PUBLISHERS.map((uid) => [uid, 'images'] as const),
  ...PROPOSERS.map((uid) => [uid, `images/usulan/${uid}`] as const),
]

let last = 1_763_700_000_000
/** Returns an unused name. `ending` is an extension or the width of a variant. */
const fresh = (ending: string, folder = 'images') => `${folder}/${last++}${ending}`

describe.each([
  ['null', 'emulatorUrl'],
  ['the replaced object', 'replacingEmulatorUrl'],
] as const)('pictures, with `resource` %s for uploads', (_, backend) => {
  const project = setupRulesProject('demo-rules-storage-pictures', inject(backend))
  const people = connectPeople(project)

  const uploads = (
    uid: Name,
    name: string,
    contentType: string,
    bytes = 3,
    metadata: UploadMetadata = {},
  ) =>
    uploadBytes(ref(people[uid].storage, name), new Uint8Array(bytes), { contentType, ...metadata })

  async function storePicture(folder?: string): Promise<string> {
    const name = fresh('.jpg', folder)
    await storePictures(project, name)
    return name
  }

  beforeAll(() => project.store(userDocuments()))

  describe.each(WRITERS)('uploaded by %s to %s', (uid, folder) => {
    it.each(PICTURE_TYPES)('can be a master of the type %s', async (type) => {
      const { metadata } = await uploads(uid, fresh(`.${EXTENSION[type]}`, folder), type)
      expect(metadata.contentType).toBe(type)
    })

    describe.each(VARIANT_WIDTHS)('as a variant %d pixels wide', (width) => {
      it.each(['image/webp', 'image/jpeg'])('can have the type %s', async (type) => {
        expect((await uploads(uid, fresh(`_${width}`, folder), type)).metadata.size).toBe(3)
      })
    })

    it('can be a variant for link previews', async () => {
      const { metadata } = await uploads(uid, fresh('_share', folder), 'image/jpeg')
      expect(metadata.contentType).toBe('image/jpeg')
    })

    it.each([
      ['_emblem', 'image/webp'],
      ['_emblem', 'image/png'],
      ['_maskable', 'image/png'],
    ])('can be a variant of an emblem: %s as %s', async (ending, type) => {
      const { metadata } = await uploads(uid, fresh(ending, folder), type)
      expect(metadata.contentType).toBe(type)
    })

    it('can have one byte, but cannot be empty', async () => {
      await uploads(uid, fresh('.jpg', folder), 'image/jpeg', 1)
      await expectDenied(uploads(uid, fresh('.jpg', folder), 'image/jpeg', 0))
    })

    it('can be uploaded in chunks', async () => {
      const target = ref(people[uid].storage, fresh('.jpg', folder))
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
      ['a master of a type that is not a picture', '.jpg', 'text/html'],
      ['a master with a type of two', '.jpg', 'image/jpeg;image/png'],
      ['an extension of another type', '.jpeg', 'image/jpeg'],
      ['an SVG', '.svg', 'image/svg+xml'],
      ['an SVG under the name of a master', '.png', 'image/svg+xml'],
      ['an SVG under the name of a variant', '_320', 'image/svg+xml'],
      ['a variant that is a PNG', '_640', 'image/png'],
      ['a variant of an unknown width', '_1600', 'image/webp'],
      ['a variant with an extension', '_320.webp', 'image/webp'],
      ['a variant for previews that is a WebP', '_share', 'image/webp'],
      ['a variant for previews that is a PNG', '_share', 'image/png'],
      ['an SVG under the name of a variant for previews', '_share', 'image/svg+xml'],
      ['a variant for previews with an extension', '_share.jpg', 'image/jpeg'],
      ['a variant whose name goes on', '_sharex', 'image/jpeg'],
      ['an emblem that is a JPEG', '_emblem', 'image/jpeg'],
      ['an SVG under the name of an emblem', '_emblem', 'image/svg+xml'],
      ['an icon that is a WebP', '_maskable', 'image/webp'],
      ['an SVG under the name of an icon', '_maskable', 'image/svg+xml'],
      ['a name without an ending', '', 'image/jpeg'],
      ['a name with two endings', '.html.jpg', 'image/jpeg'],
      ['a deeper path', '.jpg/1763700000000.jpg', 'image/jpeg'],
    ])('cannot be %s', (_, ending, type) => expectDenied(uploads(uid, fresh(ending, folder), type)))

    it.each<[string, UploadMetadata]>([
      ['a disposition', { contentDisposition: 'attachment' }],
      ['a name to save it under', { contentDisposition: 'attachment; filename="undangan.apk"' }],
      ['another name', { contentDisposition: "inline; filename*=utf-8''undangan.apk" }],
      ['an encoding', { contentEncoding: 'gzip' }],
      ['a language', { contentLanguage: 'id' }],
    ])('cannot have %s', async (_, metadata) => {
      for (const ending of ['.jpg', '_320'])
        await expectDenied(uploads(uid, fresh(ending, folder), 'image/jpeg', 3, metadata))
    })

    // A service may return these values for an upload without metadata.
    it('can have empty metadata', async () => {
      const name = fresh('.jpg', folder)
      const file = name.slice(name.lastIndexOf('/') + 1)
      for (const contentDisposition of ['inline', `inline; filename*=utf-8''${file}`])
        await uploads(uid, fresh('.jpg', folder).replace(/[^/]*$/, file), 'image/jpeg', 3, {
          contentDisposition,
          contentEncoding: 'identity',
        })
    })

    it('cannot be empty', () => expectDenied(uploads(uid, fresh('.jpg', folder), 'image/jpeg', 0)))

    it('cannot change their metadata', async () => {
      const target = ref(people[uid].storage, await storePicture(folder))
      await expectDenied(updateMetadata(target, { contentType: 'text/html' }))
      await expectDenied(updateMetadata(target, { contentType: 'image/png' }))
    })

    it('cannot be listed', async () => {
      for (const place of [folder, 'images', 'images/usulan', `images/usulan/${uid}`])
        await expectDenied(listAll(ref(people[uid].storage, place)))
    })

    it('can be deleted', async () => {
      const target = ref(people[uid].storage, await storePicture(folder))
      await deleteObject(target)
      await expect(getMetadata(target)).rejects.toMatchObject({ code: 'storage/object-not-found' })
    })

    it.each([
      'images/176370000000.jpg',
      'images/rapat.jpg',
      'images/usulan/1763700000000.jpg',
      'images/usulan/kontributor-2/1763700000000.jpg',
      'cadangan/1763700000000.jpg',
      '1763700000000.jpg',
    ])('cannot be stored at %s', (name) => expectDenied(uploads(uid, name, 'image/jpeg')))

    it('cannot delete the photo of a complaint', async () => {
      await storePictures(project, COMPLAINT)
      await expectDenied(deleteObject(ref(people[uid].storage, COMPLAINT)))
    })
  })

  describe.each([...PROPOSERS, 'bekas-editor', ...STRANGERS] as const)('for %s', (uid) => {
    it.each(['.jpg', '_320', '_share'])('cannot be uploaded to images/…%s', (ending) =>
      expectDenied(uploads(uid, fresh(ending), 'image/jpeg')),
    )

    it('cannot replace a public picture', async () => {
      const name = await storePicture()
      await expectDenied(uploads(uid, name, 'image/jpeg'))
      await expectDenied(
        uploadBytesResumable(ref(people[uid].storage, name), new Uint8Array(300_000), {
          contentType: 'image/jpeg',
        }).then(),
      )
      expect(textOf(await getBytes(ref(people[uid].storage, name)))).toBe('gambar')
    })

    it('cannot delete a public picture', async () => {
      await expectDenied(deleteObject(ref(people[uid].storage, await storePicture())))
    })
  })

  describe("a contributor's picture", () => {
    const folder = 'images/usulan/kontributor'

    it.each(['kontributor', ...PUBLISHERS] as const)('can be read by %s', async (uid) => {
      const bytes = await getBytes(ref(people[uid].storage, await storePicture(folder)))
      expect(textOf(bytes)).toBe('gambar')
    })

    it.each(['kontributor-2', ...OUTSIDERS] as const)(
      'cannot be read, replaced or deleted by %s',
      async (uid) => {
        const name = await storePicture(folder)
        const target = ref(people[uid].storage, name)
        await expectDenied(getBytes(target))
        await expectDenied(getMetadata(target))
        await expectDenied(uploads(uid, name, 'image/jpeg'))
        await expectDenied(uploads(uid, fresh('.jpg', folder), 'image/jpeg'))
        await expectDenied(deleteObject(target))
      },
    )

    it.each(PUBLISHERS)('cannot be replaced or deleted by %s', async (uid) => {
      const name = await storePicture(folder)
      await expectDenied(uploads(uid, name, 'image/jpeg'))
      await expectDenied(deleteObject(ref(people[uid].storage, name)))
    })

    it.each(STRANGERS)('cannot be created, read or deleted by its owner %s', async (uid) => {
      const own = `images/usulan/${uid}`
      const target = ref(people[uid].storage, await storePicture(own))
      await expectDenied(uploads(uid, fresh('.jpg', own), 'image/jpeg'))
      await expectDenied(getBytes(target))
      await expectDenied(deleteObject(target))
    })

    it.each(PUBLISHERS)('cannot be created by %s', (uid) =>
      expectDenied(uploads(uid, fresh('.jpg', `images/usulan/${uid}`), 'image/jpeg')),
    )

    it('can be replaced by its owner', async () => {
      await uploads('kontributor', await storePicture(folder), 'image/jpeg')
    })
  })

  describe.each(WRITERS.slice(1, 3))('size limits for %s in %s', (uid, folder) => {
    it('allow a master of up to 10 MiB', async () => {
      const name = fresh('.jpg', folder)
      await expectDenied(uploads(uid, name, 'image/jpeg', PICTURE_MAX_BYTES + 1))
      await uploads(uid, name, 'image/jpeg', PICTURE_MAX_BYTES)
    })

    it.each([
      ['_1280', 'image/webp'],
      ['_share', 'image/jpeg'],
    ])('allow a variant %s of up to 2 MiB', async (ending, type) => {
      const name = fresh(ending, folder)
      await expectDenied(uploads(uid, name, type, VARIANT_MAX_BYTES + 1))
      await uploads(uid, name, type, VARIANT_MAX_BYTES)
    })
  })
})
