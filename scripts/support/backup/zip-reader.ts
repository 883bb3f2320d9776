import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { crc32, createInflateRaw } from 'node:zlib'

/*
 * Reads what ZipWriter wrote, entry by entry and in any order: fflate reads a zip from its beginning
 * or as a whole. The format: pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */

interface Entry {
  method: number
  crc: number
  compressed: number
  size: number
  offset: number
}

const END = 0x06054b50
const END_SIZE = 22
const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30

const DAMAGED = 'Berkas cadangan ini rusak atau tidak utuh'

export class ZipReader {
  readonly #file: string
  readonly #handle: FileHandle
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(file: string, handle: FileHandle, entries: ReadonlyMap<string, Entry>) {
    this.#file = file
    this.#handle = handle
    this.#entries = entries
  }

  /** Throws in words where the file is no zip, or not a whole one. */
  static async open(file: string): Promise<ZipReader> {
    const handle = await open(file)
    try {
      return new ZipReader(file, handle, await readDirectory(handle))
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  close(): Promise<void> {
    return this.#handle.close()
  }

  /** The content of an entry. Throws in words when it is missing or not what was written. */
  async *stream(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) throw new Error(`${DAMAGED}: ${name} tidak ada.`)
    const head = await readAt(this.#handle, entry.offset, LOCAL_SIZE)
    if (head.readUInt32LE(0) !== LOCAL) throw new Error(`${DAMAGED}: ${name}.`)
    const start = entry.offset + LOCAL_SIZE + head.readUInt16LE(26) + head.readUInt16LE(28)
    let crc = 0
    let size = 0
    try {
      for await (const chunk of this.#content(entry, start)) {
        crc = crc32(chunk, crc)
        size += chunk.length
        yield chunk
      }
    } catch (error) {
      throw new Error(`${DAMAGED}: ${name}.`, { cause: error })
    }
    if (crc !== entry.crc || size !== entry.size) throw new Error(`${DAMAGED}: ${name}.`)
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

  #content({ method, compressed }: Entry, start: number): Iterable<Buffer> | AsyncIterable<Buffer> {
    if (compressed === 0) return []
    const raw = createReadStream(this.#file, { start, end: start + compressed - 1 })
    if (method === 0) return raw as AsyncIterable<Buffer>
    const inflated = createInflateRaw()
    raw.on('error', (error) => inflated.destroy(error))
    return raw.pipe(inflated) as AsyncIterable<Buffer>
  }
}

async function readDirectory(handle: FileHandle): Promise<Map<string, Entry>> {
  const { size } = await handle.stat()
  const end = size < END_SIZE ? null : await readAt(handle, size - END_SIZE, END_SIZE)
  if (end?.readUInt32LE(0) !== END) throw new Error(`${DAMAGED}.`)
  const entries = new Map<string, Entry>()
  const directory = await readAt(handle, end.readUInt32LE(16), end.readUInt32LE(12))
  for (let at = 0; at < directory.length;) {
    if (directory.length < at + CENTRAL_SIZE || directory.readUInt32LE(at) !== CENTRAL)
      throw new Error(`${DAMAGED}.`)
    const nameEnd = at + CENTRAL_SIZE + directory.readUInt16LE(at + 28)
    entries.set(directory.toString('utf8', at + CENTRAL_SIZE, nameEnd), {
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      compressed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  if (bytesRead < length) throw new Error(`${DAMAGED}.`)
  return buffer
}
