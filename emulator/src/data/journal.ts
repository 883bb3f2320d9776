import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

const NEWLINE = 0x0a
/** How much of a new file is put together before it is written. */
const CHUNK_CHARACTERS = 1024 * 1024

/**
 * An append-only file of JSON lines. When `append` returns, the operating system has the bytes, so
 * an acknowledged entry outlives a killed process; a line cut short by the kill was never
 * acknowledged and is dropped when the file is opened again.
 */
export class Journal<Entry> {
  readonly #file: string
  #descriptor: number
  #size: number

  private constructor(file: string, descriptor: number, size: number) {
    this.#file = file
    this.#descriptor = descriptor
    this.#size = size
  }

  /**
   * Opens `file`, creating it and its folder where missing, and replays its entries in order.
   * Throws when a line is damaged that something was written after.
   */
  static open<Entry>(file: string, replay: (entry: Entry) => void): Journal<Entry> {
    mkdirSync(dirname(file), { recursive: true })
    const descriptor = openSync(file, 'a+')
    const bytes = readFileSync(descriptor)
    let start = 0
    for (let end; (end = bytes.indexOf(NEWLINE, start)) >= 0; start = end + 1) {
      try {
        replay(JSON.parse(bytes.toString('utf8', start, end)) as Entry)
      } catch (error) {
        throw new Error(`${file} is damaged at byte ${start}.`, { cause: error })
      }
    }
    if (start < bytes.length) ftruncateSync(descriptor, start)
    return new Journal<Entry>(file, descriptor, start)
  }

  /** Bytes in the file. */
  get size(): number {
    return this.#size
  }

  /** Throws when the disk does not take the entry; the file is then as before. */
  append(entry: Entry): void {
    try {
      this.#size += writeFully(this.#descriptor, `${JSON.stringify(entry)}\n`)
    } catch (error) {
      ftruncateSync(this.#descriptor, this.#size)
      throw error
    }
  }

  /** Replaces the whole file at once: a kill or a failure leaves the old file or the new one. */
  rewrite(entries: Iterable<Entry>): void {
    const temporary = `${this.#file}.new`
    rmSync(temporary, { force: true })
    const descriptor = openSync(temporary, 'a')
    let size: number
    try {
      size = writeAll(descriptor, entries)
      fsyncSync(descriptor)
      renameSync(temporary, this.#file)
    } catch (error) {
      closeSync(descriptor)
      rmSync(temporary)
      throw error
    }
    closeSync(this.#descriptor)
    this.#descriptor = descriptor
    this.#size = size
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}

/** Returns the number of bytes. */
function writeAll(descriptor: number, entries: Iterable<unknown>): number {
  let size = 0
  let text = ''
  for (const entry of entries) {
    text += `${JSON.stringify(entry)}\n`
    if (text.length < CHUNK_CHARACTERS) continue
    size += writeFully(descriptor, text)
    text = ''
  }
  return size + writeFully(descriptor, text)
}

/** The system may take less than it is given at a time. Returns the number of bytes. */
function writeFully(descriptor: number, text: string): number {
  const bytes = Buffer.from(text)
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written)
  return bytes.length
}
