import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

const DAMAGED = 'Berkas cadangan ini rusak atau tidak utuh'

export class ZipReader {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  /**
   * Opens a zip. Throws an error for the operator if the file is not a complete zip, or the system's error.
   * `decode` decodes names that other programs wrote, which may be invalid.
   */
  static async open(file: string, decode?: (name: Uint8Array) => string): Promise<ZipReader> {
    const options = { autoClose: false, decodeStrings: decode === undefined }
    const zip = await openPromise(file, options).catch(throwAsDamage)
    const entries = new Map<string, Entry>()
    try {
      for await (const entry of zip.eachEntry()) {
        const name = decode?.(entry.fileNameRaw).replaceAll('\\', '/') ?? entry.fileName
        entries.set(name, entry)
      }
    } catch (error) {
      zip.close()
      throwAsDamage(error)
    }
    return new ZipReader(zip, entries)
  }

  sizes(): ReadonlyMap<string, number> {
    return new Map(
      [...this.#entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize]),
    )
  }

  close(): void {
    this.#zip.close()
  }

  /** Streams an entry. Throws an error for the operator if the entry is missing or damaged. */
  async *stream(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) throw new Error(`${DAMAGED}: ${name} tidak ada.`)
    // Checks the CRC, because yauzl checks only sizes.
    let crc = 0
    try {
      const content: AsyncIterable<Buffer> = await this.#zip.openReadStreamPromise(entry)
      for await (const chunk of content) {
        crc = crc32(chunk, crc)
        yield chunk
      }
    } catch (error) {
      throwAsDamage(error, `: ${name}`)
    }
    if (crc !== entry.crc32) throw new Error(`${DAMAGED}: ${name}.`)
  }

  async read(name: string): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of this.stream(name)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

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

/** Reports errors of yauzl and zlib as damage, and rethrows system errors. */
function throwAsDamage(error: unknown, where = ''): never {
  if (error instanceof Error && 'syscall' in error) throw error
  throw new Error(`${DAMAGED}${where}.`, { cause: error })
}
