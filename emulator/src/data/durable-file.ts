import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'

/**
 * Puts a file in place at once: whatever happens meanwhile leaves the old one or the new one. The
 * system has it on the disk when this returns, even if the machine then loses power.
 */
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
