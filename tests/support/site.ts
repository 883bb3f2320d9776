import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startEmulatorProcess, type RunningEmulator } from '../../scripts/support/emulator-process'

/** The whole product with the sample village, for one test file alone. */
export function useSite() {
  let emulator: RunningEmulator
  let dataFolder: string

  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'desa-'))
    emulator = await startEmulatorProcess({ port: 0, dataFolder })
  })
  afterAll(async () => {
    await emulator.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  /** A request as the project's administrator. */
  async function asOwner(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(emulator.url + path, {
      method,
      headers: { authorization: 'Bearer owner' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }

  return {
    url: (path = '/') => emulator.url + path,
    /** Puts plain JSON documents (path → fields) into the default project. */
    load: (documents: Record<string, unknown>) =>
      asOwner('POST', '/__/emulator/projects/demo-desa:load', { documents }),
    clearDocuments: () =>
      asOwner('DELETE', '/emulator/v1/projects/demo-desa/databases/(default)/documents'),
    stop: () => emulator.stop(),
  }
}
