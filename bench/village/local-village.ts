import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../../scripts/support/build/build'
import { type RunningEmulator, startEmulatorProcess } from '../../scripts/support/emulator-process'

export const DOCUMENTS = 'projects/demo-desa/databases/(default)/documents'

export async function inLocalVillage(
  run: (emulator: RunningEmulator) => Promise<void>,
): Promise<void> {
  await buildAll()
  const dataFolder = mkdtempSync(join(tmpdir(), 'desa-bench-'))
  const emulator = await startEmulatorProcess({ port: 0, dataFolder })
  try {
    await run(emulator)
  } finally {
    await emulator.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Sends a POST request, anonymously unless `headers` authenticate it. */
export function post(url: string, body: unknown, headers: object = {}): Promise<Response> {
  const json = { 'content-type': 'application/json', ...headers }
  return fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) })
}

/** Sends a POST request as the project's owner. Rejects if it fails. */
export async function postAsOwner(url: string, body: unknown = {}): Promise<unknown> {
  const answer = await post(url, body, { authorization: 'Bearer owner' })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

export async function loadDocuments(
  url: string,
  documents: readonly (readonly [path: string, data: object])[],
): Promise<void> {
  for (let first = 0; first < documents.length; first += 200)
    await postAsOwner(`${url}/__/emulator/projects/demo-desa:load`, {
      documents: Object.fromEntries(documents.slice(first, first + 200)),
    })
}
