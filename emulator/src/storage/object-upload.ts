import type { ObjectStore } from './object-store'
import { assertContent, type SaidContent } from './object-settings'
import { factsOf, type ObjectSettings, type StoredObject } from './stored-object'

/** An object that somebody wants to store, whichever protocol brings it. */
export interface ObjectUpload {
  store: ObjectStore
  name: string
  settings: ObjectSettings
  said: SaidContent
  /** Throws when `next` must not take the place of `existing`. */
  assertAllowed(existing: StoredObject | null, next: StoredObject): void
}

/** Judges an upload before its content is there; hashes are those announced, else empty. */
export function assertAnnounced(upload: ObjectUpload, size: number): void {
  const { store, name, settings, said } = upload
  const content = { size, md5Hash: said.md5Hash ?? '', crc32c: said.crc32c ?? '' }
  upload.assertAllowed(store.get(name), store.draft(name, content, settings))
}

/** Judges and stores. Throws what `assertAllowed` throws, and a StorageError of 400 for other content. */
export function storeContent(upload: ObjectUpload, content: Buffer): StoredObject {
  const { store, name, settings, said } = upload
  const facts = factsOf(content)
  assertContent(said, facts)
  const object = store.draft(name, facts, settings)
  upload.assertAllowed(store.get(name), object)
  store.put(object, content)
  return object
}
