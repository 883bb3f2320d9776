import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import { beforeEach, describe, expect, it } from 'vitest'
import { setupConnections } from './support/connect'
import { setupEmulator } from './support/setup-emulator'

const RULES = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{path=**} { allow read, write; }
    match /mine/{uid}/{name} {
      allow read: if request.auth.uid == uid;
      allow create: if request.auth.uid == uid && request.resource.size < 1024 * 1024
        && request.resource.contentType.matches('image/.*') && resource == null;
      allow update: if request.auth.uid == uid && request.resource.metadata.by == uid
        && resource.size == request.resource.size;
      allow delete: if request.auth.uid == uid && request.resource == null;
    }
    match /drop/{name} { allow create; }
    match /folder/{path=**} { allow list; }
    match /members/{name} {
      allow create: if request.resource.keys().hasAny(['md5Hash']) && !request.resource.keys()
        .hasAny(['generation', 'metageneration', 'etag', 'timeCreated', 'updated', 'downloadTokens']);
      allow get: if 'generation' in resource && 'etag' in resource && 'updated' in resource
        && !('downloadTokens' in resource);
    }
    match /{folder} { allow list: if folder != 'drop'; }
  }
}`

const BYTES = Uint8Array.from({ length: 300 * 1024 }, (_, index) => index % 251)
const SMALL = new TextEncoder().encode('isi berkas')

const emulator = setupEmulator()
const { connect } = setupConnections()
let projects = 0
let project: string

beforeEach(async () => {
  project = `demo-storage-${projects++}`
  await emulator.asOwner('PUT', `/emulator/v1/projects/${project}:securityRules`, {
    rules: { files: [{ name: 'x', content: RULES }] },
  })
})

function at(path: string, uid?: string): StorageReference {
  const storage = getStorage(connect(project), `gs://${project}.firebasestorage.app`)
  const { hostname, port } = new URL(emulator.url())
  const options = uid === undefined ? {} : { mockUserToken: { sub: uid } }
  connectStorageEmulator(storage, hostname, Number(port), options)
  return ref(storage, path)
}

const code = (name: string) => expect.objectContaining({ code: `storage/${name}` }) as Error

it('an upload in one request returns the metadata of the object', async () => {
  const target = at('open/foto warga/ä?#%2F.png')
  const settings = {
    contentType: 'image/png',
    cacheControl: 'public,max-age=60',
    contentDisposition: 'attachment',
    contentLanguage: 'id',
    customMetadata: { by: 'sari' },
  }
  const { metadata } = await uploadBytes(target, SMALL, settings)
  expect(metadata).toMatchObject({
    fullPath: 'open/foto warga/ä?#%2F.png',
    name: 'ä?#%2F.png',
    bucket: `${project}.firebasestorage.app`,
    size: 10,
    ...settings,
    metageneration: '1',
  })
  expect(await getMetadata(target)).toMatchObject({ ...metadata })
})

describe('a resumable upload', () => {
  it('returns the metadata of the object and reports progress', async () => {
    const target = at('open/a')
    const task = uploadBytesResumable(target, BYTES, { contentType: 'image/png' })
    const progress: number[] = []
    task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred))
    const { metadata } = await task
    expect(metadata).toMatchObject({ fullPath: 'open/a', size: BYTES.length })
    expect(progress).toContain(256 * 1024)
    expect(new Uint8Array(await getBytes(target))).toEqual(BYTES)
  })

  it('stores no object if it is cancelled', async () => {
    const target = at('open/a')
    const task = uploadBytesResumable(target, BYTES)
    task.on('state_changed', ({ bytesTransferred }) => {
      if (bytesTransferred > 0) task.cancel()
    })
    await expect(task).rejects.toThrow(code('canceled'))
    await expect(getMetadata(target)).rejects.toThrow(code('object-not-found'))
  })
})

describe('an object', () => {
  it('stores a change of its metadata', async () => {
    const target = at('open/a')
    const { metadata } = await uploadBytes(target, SMALL, { customMetadata: { a: '1', b: '2' } })
    const { generation, timeCreated } = metadata
    const url = await getDownloadURL(target)
    const changed = await updateMetadata(target, {
      contentType: 'image/png',
      customMetadata: { c: '3' },
    })
    expect(changed).toMatchObject({
      contentType: 'image/png',
      customMetadata: { a: '1', b: '2', c: '3' },
      metageneration: '2',
      ...{ generation, timeCreated },
    })
    expect(await getDownloadURL(target)).toBe(url)
  })

  it('can be deleted', async () => {
    const target = at('open/a')
    await uploadBytes(target, SMALL)
    await deleteObject(target)
    await expect(getBytes(target)).rejects.toThrow(code('object-not-found'))
    await expect(deleteObject(target)).rejects.toThrow(code('object-not-found'))
    await expect(updateMetadata(target, {})).rejects.toThrow(code('object-not-found'))
  })
})

describe('storage rules', () => {
  it('apply before a list is rejected as unsupported', async () => {
    await expect(listAll(at('drop'))).rejects.toThrow(code('unauthorized'))
    await expect(listAll(at(''))).rejects.toThrow(code('unauthorized'))
    await expect(listAll(at('folder/deeper'))).rejects.toMatchObject({ status: 400 })
    await expect(getMetadata(at('folder/a'))).rejects.toThrow(code('unauthorized'))
  })

  const image = { contentType: 'image/png' }

  it.each([
    ['in one request', uploadBytes],
    ['in chunks', uploadBytesResumable],
  ])('check user, type and size of an upload %s', async (_, upload) => {
    const target = at('mine/sari/a.png', 'sari')
    for (const [place, content, contentType] of [
      [at('mine/sari/a.png', 'budi'), BYTES, 'image/png'],
      [at('mine/sari/a.png'), BYTES, 'image/png'],
      [at('elsewhere/a.png', 'sari'), BYTES, 'image/png'],
      [target, BYTES, 'text/html'],
      [target, new Uint8Array(1024 * 1024), 'image/png'],
    ] as const)
      await expect(upload(place, content, { contentType })).rejects.toThrow(code('unauthorized'))
    await expect(getMetadata(target)).rejects.toThrow(code('object-not-found'))
    await upload(target, BYTES, image)
    await expect(getMetadata(target)).resolves.toMatchObject(image)
  })

  it('distinguish create, update and delete', async () => {
    const target = at('drop/a')
    await uploadBytes(target, SMALL)
    await uploadBytes(target, SMALL)
    await expect(updateMetadata(target, image)).rejects.toThrow(code('unauthorized'))
    await expect(deleteObject(target)).rejects.toThrow(code('unauthorized'))
    await expect(getBytes(target)).rejects.toThrow(code('unauthorized'))
  })

  it('can read the object before and after an update', async () => {
    const target = at('mine/sari/a.png', 'sari')
    await uploadBytes(target, SMALL, image)
    const by = (uid: string) => ({ ...image, customMetadata: { by: uid } })
    await expect(updateMetadata(target, by('budi'))).rejects.toThrow(code('unauthorized'))
    await updateMetadata(target, by('sari'))
  })

  it("can read the uploader's metadata of a new object, but never its download tokens", async () => {
    const target = at('members/a')
    await uploadBytes(target, SMALL)
    await expect(getMetadata(target)).resolves.toMatchObject({ size: 10 })
  })
})
