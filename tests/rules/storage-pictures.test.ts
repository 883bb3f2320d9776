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
/** Who may write no pictures at all. */
const STRANGERS = OUTSIDERS.filter((uid) => uid !== 'petugas' && uid !== 'bekas-editor')
const VARIANT_MAX_BYTES = 2 * 1024 * 1024
const COMPLAINT = 'images/pengaduan/7K3M9QWERTY01234/1763700000000.jpg'

/** Where each may write pictures. */
const WRITERS = [
  ...PUBLISHERS.map((uid) => [uid, 'images'] as const),
  ...PROPOSERS.map((uid) => [uid, `images/usulan/${uid}`] as const),
]

let last = 1_763_700_000_000
/** A name that was never used; `ending` is an extension or a variant's width. */
const fresh = (ending: string, folder = 'images') => `${folder}/${last++}${ending}`

describe.each([
  ['null', 'emulatorUrl'],
  ['what is replaced', 'replacingEmulatorUrl'],
] as const)('where `resource` of an upload is %s', (_, backend) => {
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

  /** Stores a picture past the rules and returns its name. */
  async function storePicture(folder?: string): Promise<string> {
    const name = fresh('.jpg', folder)
    await storePictures(project, name)
    return name
  }

  beforeAll(() => project.store(userDocuments()))

  describe.each(WRITERS)('%s in %s', (uid, folder) => {
    it.each(PICTURE_TYPES)('uploads a master of the type %s', async (type) => {
      const { metadata } = await uploads(uid, fresh(`.${EXTENSION[type]}`, folder), type)
      expect(metadata.contentType).toBe(type)
    })

    describe.each(VARIANT_WIDTHS)('the variant %d pixels wide', (width) => {
      it.each(['image/webp', 'image/jpeg'])('uploads it as %s', async (type) => {
        expect((await uploads(uid, fresh(`_${width}`, folder), type)).metadata.size).toBe(3)
      })
    })

    it('uploads the variant for previews of links', async () => {
      const { metadata } = await uploads(uid, fresh('_share', folder), 'image/jpeg')
      expect(metadata.contentType).toBe('image/jpeg')
    })

    it.each([
      ['_emblem', 'image/webp'],
      ['_emblem', 'image/png'],
      ['_maskable', 'image/png'],
    ])('uploads what lies beside an emblem: %s as %s', async (ending, type) => {
      const { metadata } = await uploads(uid, fresh(ending, folder), type)
      expect(metadata.contentType).toBe(type)
    })

    it('uploads what has one byte, and nothing that has none', async () => {
      await uploads(uid, fresh('.jpg', folder), 'image/jpeg', 1)
      await expectDenied(uploads(uid, fresh('.jpg', folder), 'image/jpeg', 0))
    })

    it('uploads in steps', async () => {
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
      ['a master of a type that is no picture', '.jpg', 'text/html'],
      ['a master with a type of two', '.jpg', 'image/jpeg;image/png'],
      ['an extension that is not its own', '.jpeg', 'image/jpeg'],
      ['an SVG', '.svg', 'image/svg+xml'],
      ['an SVG under the name of a master', '.png', 'image/svg+xml'],
      ['an SVG under the name of a variant', '_320', 'image/svg+xml'],
      ['a variant that is a PNG', '_640', 'image/png'],
      ['a variant of a foreign width', '_1600', 'image/webp'],
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
      ['what lies deeper', '.jpg/1763700000000.jpg', 'image/jpeg'],
    ])('cannot upload %s', (_, ending, type) =>
      expectDenied(uploads(uid, fresh(ending, folder), type)),
    )

    it.each<[string, UploadMetadata]>([
      ['a disposition', { contentDisposition: 'attachment' }],
      ['a name to save it under', { contentDisposition: 'attachment; filename="undangan.apk"' }],
      ['another name', { contentDisposition: "inline; filename*=utf-8''undangan.apk" }],
      ['an encoding', { contentEncoding: 'gzip' }],
      ['a language', { contentLanguage: 'id' }],
    ])('cannot upload with %s', async (_, metadata) => {
      for (const ending of ['.jpg', '_320'])
        await expectDenied(uploads(uid, fresh(ending, folder), 'image/jpeg', 3, metadata))
    })

    // What a service may answer for an upload that said nothing of it.
    it('uploads with what says nothing', async () => {
      const name = fresh('.jpg', folder)
      const file = name.slice(name.lastIndexOf('/') + 1)
      for (const contentDisposition of ['inline', `inline; filename*=utf-8''${file}`])
        await uploads(uid, fresh('.jpg', folder).replace(/[^/]*$/, file), 'image/jpeg', 3, {
          contentDisposition,
          contentEncoding: 'identity',
        })
    })

    it('cannot upload nothing', () =>
      expectDenied(uploads(uid, fresh('.jpg', folder), 'image/jpeg', 0)))

    it("cannot change a picture's metadata", async () => {
      const target = ref(people[uid].storage, await storePicture(folder))
      await expectDenied(updateMetadata(target, { contentType: 'text/html' }))
      await expectDenied(updateMetadata(target, { contentType: 'image/png' }))
    })

    it('cannot list', async () => {
      for (const place of [folder, 'images', 'images/usulan', `images/usulan/${uid}`])
        await expectDenied(listAll(ref(people[uid].storage, place)))
    })

    it('deletes', async () => {
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
    ])('cannot upload to %s', (name) => expectDenied(uploads(uid, name, 'image/jpeg')))

    it('cannot delete the photo of a complaint', async () => {
      await storePictures(project, COMPLAINT)
      await expectDenied(deleteObject(ref(people[uid].storage, COMPLAINT)))
    })
  })

  describe.each([...PROPOSERS, 'bekas-editor', ...STRANGERS] as const)('%s', (uid) => {
    it.each(['.jpg', '_320', '_share'])('cannot upload images/…%s', (ending) =>
      expectDenied(uploads(uid, fresh(ending), 'image/jpeg')),
    )

    it('cannot exchange a public picture', async () => {
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

  describe('a staged picture', () => {
    const folder = 'images/usulan/kontributor'

    it.each(['kontributor', ...PUBLISHERS] as const)('is got by %s', async (uid) => {
      const bytes = await getBytes(ref(people[uid].storage, await storePicture(folder)))
      expect(textOf(bytes)).toBe('gambar')
    })

    it.each(['kontributor-2', ...OUTSIDERS] as const)(
      'is not got, replaced or deleted by %s',
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

    it.each(PUBLISHERS)('is not replaced or deleted by %s', async (uid) => {
      const name = await storePicture(folder)
      await expectDenied(uploads(uid, name, 'image/jpeg'))
      await expectDenied(deleteObject(ref(people[uid].storage, name)))
    })

    it.each(STRANGERS)('of %s is neither made, got nor deleted by them', async (uid) => {
      const own = `images/usulan/${uid}`
      const target = ref(people[uid].storage, await storePicture(own))
      await expectDenied(uploads(uid, fresh('.jpg', own), 'image/jpeg'))
      await expectDenied(getBytes(target))
      await expectDenied(deleteObject(target))
    })

    it.each(PUBLISHERS)('is nothing that %s makes', (uid) =>
      expectDenied(uploads(uid, fresh('.jpg', `images/usulan/${uid}`), 'image/jpeg')),
    )

    it('may be replaced by who made it', async () => {
      await uploads('kontributor', await storePicture(folder), 'image/jpeg')
    })
  })

  describe.each(WRITERS.slice(1, 3))('sizes, for %s in %s', (uid, folder) => {
    it('a master has up to 10 MiB', async () => {
      const name = fresh('.jpg', folder)
      await expectDenied(uploads(uid, name, 'image/jpeg', PICTURE_MAX_BYTES + 1))
      await uploads(uid, name, 'image/jpeg', PICTURE_MAX_BYTES)
    })

    it.each([
      ['_1280', 'image/webp'],
      ['_share', 'image/jpeg'],
    ])('a variant %s has up to 2 MiB', async (ending, type) => {
      const name = fresh(ending, folder)
      await expectDenied(uploads(uid, name, type, VARIANT_MAX_BYTES + 1))
      await uploads(uid, name, type, VARIANT_MAX_BYTES)
    })
  })
})
