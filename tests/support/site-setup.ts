import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildAll } from '../../scripts/support/build/build'
import { startEmulatorProcess } from '../../scripts/support/emulator-process'
import { publishLocally } from '../../scripts/support/publish-local'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folders with the sample village, which test files copy. Only `published` contains published pages. */
    sampleFolders: { sample: string; published: string }
    /**
     * Time of the build in milliseconds, which is “today” for the pages and the sample, even in a run past midnight.
     */
    builtAt: number
  }
}

export default async function setup(project: TestProject) {
  const builtAt = Date.now()
  await buildAll()
  const folder = mkdtempSync(join(tmpdir(), 'desa-contoh-'))
  const folders = { sample: join(folder, 'sample'), published: join(folder, 'published') }
  await (await startEmulatorProcess({ port: 0, dataFolder: folders.sample })).stop()
  cpSync(folders.sample, folders.published, { recursive: true })
  const emulator = await startEmulatorProcess({ port: 0, dataFolder: folders.published })
  await publishLocally(emulator.url)
  await emulator.stop()
  for (const each of Object.values(folders)) rmSync(join(each, 'lock.json'), { force: true })
  project.provide('sampleFolders', folders)
  project.provide('builtAt', builtAt)
  return () => rmSync(folder, { recursive: true, force: true })
}
