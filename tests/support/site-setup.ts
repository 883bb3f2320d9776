import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildAll } from '../../scripts/support/build/build'
import { startEmulatorProcess } from '../../scripts/support/emulator-process'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a local Firebase with the sample village, which each test file copies. */
    sampleFolder: string
    /**
     * Time of the build in milliseconds. It is “today” for the pages and the sample, also in a run past
     * midnight.
     */
    builtAt: number
  }
}

/** Builds the site, the local Firebase and the sample content. */
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
