import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'

/** Replaces a file atomically and flushes it to disk, so that the file survives a kill or power failure. */
export function replaceDurably(file: string, content: Buffer | string): void {
  const descriptor = openSync(`${file}.new`, 'w')
  try {
    writeFileSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(`${file}.new`, file)
}
