import {
  getBytes,
  ref,
  uploadBytes,
  uploadBytesResumable,
  type UploadMetadata,
} from 'firebase/storage'
import { describe, expect, inject, it } from 'vitest'
import { VARIANT_WIDTHS } from '../../src/domain/pictures/picture'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '../../src/domain/pictures/picture-file'
import { expectDenied, expectEachDenied } from '../support/rules'
import { type Name, OUTSIDERS, PUBLISHERS, setupPeople } from './people'
import { DENIED_METADATA, EXTENSION, storePictures, textOf } from './pictures'

const PROPOSERS = ['kontributor', 'petugas'] as const
const STRANGERS = OUTSIDERS.filter((uid) => uid !== 'petugas' && uid !== 'bekas-editor')
const VARIANT_MAX_BYTES = 2 * 1024 * 1024

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
] as const)('a picture, with `resource` set to %s for uploads', (_, backend) => {
  const { project, people } = setupPeople('demo-rules-storage-pictures', inject(backend))

  const uploads = (
    uid: Name,
    name: string,
    contentType = 'image/jpeg',
    bytes = 3,
    metadata: UploadMetadata = {},
  ) =>
    uploadBytes(ref(people[uid].storage, name), new Uint8Array(bytes), { contentType, ...metadata })

  async function storePicture(folder?: string): Promise<string> {
    const name = fresh('.jpg', folder)
    await storePictures(project, name)
    return name
  }

  it('the picture can be replaced only by users who may upload pictures to its folder', async () => {
    const own = 'images/usulan/kontributor'
    for (const [uid, folder] of WRITERS) await uploads(uid, await storePicture(folder))
    const picture = await storePicture()
    for (const uid of [...PROPOSERS, 'bekas-editor', ...STRANGERS] as const) {
      await expectDenied(uploads(uid, picture))
      await expectDenied(
        uploadBytesResumable(ref(people[uid].storage, picture), new Uint8Array(300_000), {
          contentType: 'image/jpeg',
        }).then(),
      )
    }
    expect(textOf(await getBytes(ref(people.admin.storage, picture)))).toBe('gambar')
    const staged = await storePicture(own)
    await expectEachDenied(['kontributor-2', ...OUTSIDERS, ...PUBLISHERS] as const, (uid) =>
      uploads(uid, staged),
    )
  })

  // The two backends differ only in uploads over an existing file.
  if (backend === 'replacingEmulatorUrl') return

  describe.each(WRITERS)('a picture uploaded by %s to %s', (uid, folder) => {
    it('can be a full-size picture of every allowed type, or a resized variant', async () => {
      for (const [ending, type] of [
        ...PICTURE_TYPES.map((master) => [`.${EXTENSION[master]}`, master] as const),
        ...VARIANT_WIDTHS.flatMap((width) =>
          (['image/webp', 'image/jpeg'] as const).map((variant) => [`_${width}`, variant] as const),
        ),
        ['_share', 'image/jpeg'],
        ['_emblem', 'image/webp'],
        ['_emblem', 'image/png'],
        ['_maskable', 'image/png'],
      ] as const) {
        const { metadata } = await uploads(uid, fresh(ending, folder), type)
        expect([metadata.contentType, metadata.size], ending).toEqual([type, 3])
      }
    })

    it('can have one byte, but cannot be empty', async () => {
      await uploads(uid, fresh('.jpg', folder), 'image/jpeg', 1)
      await expectDenied(uploads(uid, fresh('.jpg', folder), 'image/jpeg', 0))
    })

    it('cannot have another file extension or content type', () =>
      expectEachDenied(
        [
          ['.jpg', 'image/png'],
          ['.jpg', 'text/html'],
          ['.jpg', 'image/jpeg;image/png'],
          ['.jpeg', 'image/jpeg'],
          ['.svg', 'image/svg+xml'],
          ['.png', 'image/svg+xml'],
          ['_320', 'image/svg+xml'],
          ['_640', 'image/png'],
          ['_1600', 'image/webp'],
          ['_320.webp', 'image/webp'],
          ['_share', 'image/webp'],
          ['_share', 'image/png'],
          ['_share', 'image/svg+xml'],
          ['_share.jpg', 'image/jpeg'],
          ['_sharex', 'image/jpeg'],
          ['_emblem', 'image/jpeg'],
          ['_emblem', 'image/svg+xml'],
          ['_maskable', 'image/webp'],
          ['_maskable', 'image/svg+xml'],
          ['', 'image/jpeg'],
          ['.html.jpg', 'image/jpeg'],
          ['.jpg/1763700000000.jpg', 'image/jpeg'],
        ] as const,
        ([ending, type]) => uploads(uid, fresh(ending, folder), type),
      ))

    it('cannot have metadata that changes how browsers treat the picture', async () => {
      for (const ending of ['.jpg', '_320'])
        await expectEachDenied(DENIED_METADATA, (metadata) =>
          uploads(uid, fresh(ending, folder), 'image/jpeg', 3, metadata),
        )
    })

    // A service may return these values for an upload without metadata.
    it('can have the default content disposition and encoding', async () => {
      const name = fresh('.jpg', folder)
      const file = name.slice(name.lastIndexOf('/') + 1)
      for (const contentDisposition of ['inline', `inline; filename*=utf-8''${file}`])
        await uploads(uid, fresh('.jpg', folder).replace(/[^/]*$/, file), 'image/jpeg', 3, {
          contentDisposition,
          contentEncoding: 'identity',
        })
    })

    it('cannot be stored in another folder or under an invalid name', () =>
      expectEachDenied(
        [
          'images/176370000000.jpg',
          'images/rapat.jpg',
          'images/usulan/1763700000000.jpg',
          'images/usulan/kontributor-2/1763700000000.jpg',
          'cadangan/1763700000000.jpg',
          '1763700000000.jpg',
        ],
        (name) => uploads(uid, name),
      ))
  })

  it('public variants of a picture cannot be uploaded by users who may not upload public pictures', async () => {
    for (const uid of [...PROPOSERS, 'bekas-editor', ...STRANGERS] as const)
      await expectEachDenied(['_320', '_share'], (ending) => uploads(uid, fresh(ending)))
  })

  it.each(WRITERS.slice(1, 3))('has a size limit for %s in the folder %s', async (uid, folder) => {
    for (const [ending, type, most] of [
      ['.jpg', 'image/jpeg', PICTURE_MAX_BYTES],
      ['_1280', 'image/webp', VARIANT_MAX_BYTES],
      ['_share', 'image/jpeg', VARIANT_MAX_BYTES],
    ] as const) {
      const name = fresh(ending, folder)
      await expectDenied(uploads(uid, name, type, most + 1))
      await uploads(uid, name, type, most)
    }
  })
})
