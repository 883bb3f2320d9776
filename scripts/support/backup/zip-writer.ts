import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** What a zip without the 64-bit extension holds, which fflate does not write (APPNOTE.TXT, 4.4.1.4). */
const MOST_BYTES = 2 ** 32 - 1
const MOST_ENTRIES = 2 ** 16 - 1

/**
 * Writes a zip entry by entry and holds nothing of it. Until `finish` it bears another name, so that
 * what was broken off is never taken for a backup.
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

  /** Adds an entry; resolves with the SHA-256 of what it holds. Pictures are `stored` as they are. */
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

  /** Leaves nothing behind. */
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
    if (this.#bytes > MOST_BYTES || this.#entries > MOST_ENTRIES)
      throw new Error(
        'Isinya tidak muat dalam satu zip (4 GB atau 65.535 berkas). Cadangkan tanpa berkas dengan ' +
          '--without-files, dan salin berkasnya dengan: gcloud storage rsync -r gs://NAMA-BUCKET FOLDER',
      )
  }
}
