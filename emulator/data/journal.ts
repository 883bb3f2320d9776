import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * An append-only file of JSON lines. When `append` returns, the operating system has the bytes, so
 * an acknowledged entry outlives a killed process; a line cut short by the kill was never
 * acknowledged and is dropped when the file is opened again.
 */
export class Journal<Entry> {
  #file: string
  #descriptor: number

  private constructor(file: string, descriptor: number) {
    this.#file = file
    this.#descriptor = descriptor
  }

  /** Opens `file`, creating it and its folder where missing, and replays its entries in order. */
  static open<Entry>(file: string, replay: (entry: Entry) => void): Journal<Entry> {
    mkdirSync(dirname(file), { recursive: true })
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    for (const line of whole.split('\n')) if (line) replay(JSON.parse(line) as Entry)
    if (whole.length < text.length) replaceFile(file, whole)
    return new Journal<Entry>(file, openSync(file, 'a'))
  }

  append(entry: Entry): void {
    writeSync(this.#descriptor, `${JSON.stringify(entry)}\n`)
  }

  /** Replaces the whole file at once: a kill leaves either the old file or the new one. */
  rewrite(entries: Iterable<Entry>): void {
    let text = ''
    for (const entry of entries) text += `${JSON.stringify(entry)}\n`
    closeSync(this.#descriptor)
    replaceFile(this.#file, text)
    this.#descriptor = openSync(this.#file, 'a')
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}

function replaceFile(file: string, text: string): void {
  const temporary = `${file}.new`
  const descriptor = openSync(temporary, 'w')
  writeSync(descriptor, text)
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(temporary, file)
}
