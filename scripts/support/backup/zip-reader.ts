import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

const DAMAGED = 'Berkas cadangan ini rusak atau tidak utuh'

/** A zip of which entries are read in any order; nothing of it is held but their names. */
export class ZipReader {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  /** Throws in words where the file is no zip, or not a whole one; the system's error where it is not there. */
  static async open(file: string): Promise<ZipReader> {
    const zip = await openPromise(file, { autoClose: false }).catch(inWords)
    const entries = new Map<string, Entry>()
    try {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    } catch (error) {
      zip.close()
      inWords(error)
    }
    return new ZipReader(zip, entries)
  }

  close(): void {
    this.#zip.close()
  }

  /** The content of an entry. Throws in words when it is missing or not what was written. */
  async *stream(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) throw new Error(`${DAMAGED}: ${name} tidak ada.`)
    // yauzl compares sizes alone.
    let crc = 0
    try {
      const content: AsyncIterable<Buffer> = await this.#zip.openReadStreamPromise(entry)
      for await (const chunk of content) {
        crc = crc32(chunk, crc)
        yield chunk
      }
    } catch (error) {
      inWords(error, `: ${name}`)
    }
    if (crc !== entry.crc32) throw new Error(`${DAMAGED}: ${name}.`)
  }

  async read(name: string): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of this.stream(name)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  /** The lines of an entry, each of which is JSON. */
  async *lines(name: string): AsyncGenerator<unknown> {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of this.stream(name)) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = parts.pop() ?? ''
      for (const line of parts) yield JSON.parse(line) as unknown
    }
  }
}

/** What yauzl and zlib find wrong is damage; what the system could not do is passed on. */
function inWords(error: unknown, where = ''): never {
  if (error instanceof Error && 'syscall' in error) throw error
  throw new Error(`${DAMAGED}${where}.`, { cause: error })
}
