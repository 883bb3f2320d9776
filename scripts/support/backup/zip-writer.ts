import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Maximum size of a zip without the 64-bit extension, which fflate lacks (APPNOTE.TXT, 4.4.1.4). */
const MAX_BYTES = 2 ** 32 - 1
const MAX_ENTRIES = 2 ** 16 - 1

/**
 * Streams entries to a zip. The file has a temporary name until `finish`, so that it is never mistaken for a backup.
 */
export class ZipWriter {
  readonly #file: string
  readonly #handle: FileHandle
  readonly #zip: Zip
  #chunks: Uint8Array[] = []
  #bytes = 0
  #entries = 0

  private constructor(file: string, handle: FileHandle) {
    this.#file = file
    this.#handle = handle
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error
      this.#chunks.push(chunk)
    })
  }

  static async create(file: string): Promise<ZipWriter> {
    return new ZipWriter(file, await open(`${file}.part`, 'w'))
  }

  /**
   * Adds an entry and resolves with the SHA-256 of its content. Does not compress `stored` entries, such as pictures.
   */
  async add(
    name: string,
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    { stored = false } = {},
  ): Promise<string> {
    this.#entries += 1
    const entry = stored ? new ZipPassThrough(name) : new ZipDeflate(name)
    const hash = createHash('sha256')
    this.#zip.add(entry)
    for await (const chunk of chunks) {
      hash.update(chunk)
      entry.push(chunk)
      await this.#flush()
    }
    entry.push(new Uint8Array(0), true)
    await this.#flush()
    return hash.digest('hex')
  }

  async finish(): Promise<void> {
    this.#zip.end()
    await this.#flush()
    await this.#handle.sync()
    await this.#handle.close()
    await rename(`${this.#file}.part`, this.#file)
  }

  async abandon(): Promise<void> {
    await this.#handle.close()
    await rm(`${this.#file}.part`, { force: true })
  }

  async #flush(): Promise<void> {
    const chunks = this.#chunks
    this.#chunks = []
    for (const chunk of chunks) {
      this.#bytes += chunk.length
      await this.#handle.write(chunk)
    }
    if (this.#bytes > MAX_BYTES || this.#entries > MAX_ENTRIES)
      throw new Error(
        'Isinya tidak muat dalam satu zip (4 GB atau 65.535 berkas). Cadangkan tanpa berkas dengan ' +
          '--without-files, dan salin berkasnya dengan: gcloud storage rsync -r gs://NAMA-BUCKET FOLDER',
      )
  }
}
