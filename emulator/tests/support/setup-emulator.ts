import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { type Emulator, startEmulator } from '../../src/start'

export function setupEmulator(): { url: () => string } {
  let emulator: Emulator
  let dataFolder: string

  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'emulator-'))
    emulator = await startEmulator({
      port: 0,
      dataFolder,
      projectFolder: fileURLToPath(new URL('conformance-project', import.meta.url)),
      defaultProject: 'demo-desa',
      log: () => undefined,
    })
  })
  afterAll(async () => {
    await emulator.close()
    rmSync(dataFolder, { recursive: true })
  })

  return { url: () => emulator.url }
}
