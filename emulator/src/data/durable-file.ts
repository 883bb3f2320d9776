import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'

/** The system has it on the disk when this returns, even if the machine then loses power. */
export function writeDurably(file: string, content: Buffer | string): void {
  const descriptor = openSync(file, 'w')
  try {
    writeFileSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** As `writeDurably`, at once: whatever happens meanwhile leaves the old file or the new one. */
export function replaceDurably(file: string, content: Buffer | string): void {
  writeDurably(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
