import type { StoredDocument } from './document'
import { splitPath } from './resource-name'

export class Documents {
  readonly #collections = new Map<string, Map<string, StoredDocument>>()

  get(path: string): StoredDocument | null {
    const [collection, id] = splitPath(path)
    return this.#collections.get(collection)?.get(id) ?? null
  }

  put(document: StoredDocument): void {
    const [collection, id] = splitPath(document.path)
    let documents = this.#collections.get(collection)
    if (!documents)
      this.#collections.set(collection, (documents = new Map<string, StoredDocument>()))
    documents.set(id, document)
  }

  delete(path: string): void {
    const [collection, id] = splitPath(path)
    const documents = this.#collections.get(collection)
    documents?.delete(id)
    if (documents?.size === 0) this.#collections.delete(collection)
  }

  clear(): void {
    this.#collections.clear()
  }

  collectionPaths(): Iterable<string> {
    return this.#collections.keys()
  }

  in(collectionPath: string): Iterable<StoredDocument> {
    return this.#collections.get(collectionPath)?.values() ?? []
  }

  *all(): Iterable<StoredDocument> {
    for (const documents of this.#collections.values()) yield* documents.values()
  }
}
