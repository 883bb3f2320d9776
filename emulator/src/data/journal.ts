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
/** Number of characters that `rewrite` joins before it writes them to the new file. */
const CHUNK_CHARACTERS = 1024 * 1024

/**
 * An append-only file of JSON lines. When `append` returns, the operating system has the bytes, so an acknowledged
 * entry survives a kill of the process. Opening the file drops a truncated line, which was never acknowledged.
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

  /** Opens a journal. Creates or replays the file. Throws if a line other than the last is damaged. */
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

  get size(): number {
    return this.#size
  }

  /** Appends an entry. If the disk rejects the entry, throws and leaves the file unchanged. */
  append(entry: Entry): void {
    try {
      this.#size += writeFully(this.#descriptor, `${JSON.stringify(entry)}\n`)
    } catch (error) {
      ftruncateSync(this.#descriptor, this.#size)
      throw error
    }
  }

  /** Replaces the whole file atomically: after a kill or an error, the file is either the old or the new one. */
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

function writeFully(descriptor: number, text: string): number {
  const bytes = Buffer.from(text)
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written)
  return bytes.length
}
