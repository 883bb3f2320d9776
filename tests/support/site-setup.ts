import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildAll } from '../../scripts/support/build/build'
import { startEmulatorProcess } from '../../scripts/support/emulator-process'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of a local Firebase that has stored the sample village, for each test file to copy. */
    sampleFolder: string
    /** When the pages were built and the sample stored, milliseconds: to both, this is today, also in a run that goes past midnight. */
    builtAt: number
  }
}

/** The browser tests need the site, the local Firebase and the sample content built. */
export default async function setup(project: TestProject) {
  const builtAt = Date.now()
  await buildAll()
  const folder = mkdtempSync(join(tmpdir(), 'desa-contoh-'))
  await (await startEmulatorProcess({ port: 0, dataFolder: folder })).stop()
  rmSync(join(folder, 'lock.json'), { force: true })
  project.provide('sampleFolder', folder)
  project.provide('builtAt', builtAt)
  return () => rmSync(folder, { recursive: true, force: true })
}
