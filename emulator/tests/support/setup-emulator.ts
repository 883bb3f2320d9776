import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { type Emulator, startEmulator } from '../../src/start'

export function setupEmulator() {
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

  const request = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    fetch(emulator.url + path, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  /** Sends a request as administrator and fails the test unless it succeeds. */
  async function asOwner(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await request(method, path, body, { authorization: 'Bearer owner' })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }

  return { url: () => emulator.url, request, asOwner }
}
