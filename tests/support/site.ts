import { COLLECTIONS, collectionsWith } from '../../src/domain/collections'
import { paths } from '../../src/domain/paths'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { startEmulatorProcess, type RunningEmulator } from '../../scripts/support/emulator-process'

const DOCUMENTS = '/v1/projects/demo-desa/databases/(default)/documents'

type Texts = Record<string, string>

function textsOf(fields: Record<string, { stringValue?: string }>): Texts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { stringValue = '' }]) => [name, stringValue]),
  )
}

function toValue(value: string | boolean | Date) {
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  return typeof value === 'string' ? { stringValue: value } : { booleanValue: value }
}

/** Collections that are read by the pages with a tracking code in the path. */
const STATUSES: Record<string, string> = {
  [`${paths.complaint}/`]: 'complaint_status',
  [`${paths.request}/`]: 'request_status',
  [`${paths.objection}/`]: 'objection_status',
}

/** Returns the first collection with item pages below `folder`. */
function itemsOn(folder: string | undefined) {
  return collectionsWith('page').find((name) => folder === `/${COLLECTIONS[name].page}/`)
}

/** Copies the sample village to a new folder, which is faster than storing the sample again. */
export function copyOfSample(kind: 'sample' | 'published' = 'sample'): string {
  const folder = mkdtempSync(join(tmpdir(), 'desa-'))
  cpSync(inject('sampleFolders')[kind], folder, { recursive: true })
  return folder
}

/**
 * Starts the local Firebase with the sample village for one test file. `published` publishes the village's
 * pages at the start and after changes. Otherwise it serves the pages of the build.
 */
export function setupSite({ published = false } = {}) {
  let emulator: RunningEmulator
  let dataFolder: string

  beforeAll(async () => {
    dataFolder = copyOfSample(published ? 'published' : 'sample')
    emulator = await startEmulatorProcess({ port: 0, dataFolder })
  })
  afterAll(async () => {
    await emulator.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

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

  const idle = () => asOwner('POST', '/__/emulator/functions:idle')

  return {
    url: (path = '/') => emulator.url + path,
    /** Returns the address of a route. A parameter becomes the id of an item, and `*` becomes a missing page. */
    async address(path: string): Promise<string> {
      const [folder, parameter] = path.split(/(?=:)/)
      if (!parameter) return emulator.url + path.replace('*', '/tidak/ada')
      const collectionId = STATUSES[folder ?? ''] ?? itemsOn(folder)
      const response = await asOwner('POST', `${DOCUMENTS}:runQuery`, {
        structuredQuery: { from: [{ collectionId }], limit: 1 },
      })
      const [found] = (await response.json()) as { document?: { name: string } }[]
      return emulator.url + folder + (found?.document?.name.split('/').at(-1) ?? '')
    },
    /** Loads JSON documents (path → fields) into the default project. */
    load: (documents: Record<string, unknown>) =>
      asOwner('POST', '/__/emulator/projects/demo-desa:load', { documents }),
    storePicture: (name: string, content: Buffer) =>
      asOwner('POST', '/__/emulator/projects/demo-desa:load', {
        objects: [{ name, contentType: 'image/jpeg', base64: content.toString('base64') }],
      }),
    object: async (name: string) =>
      Buffer.from(
        await (
          await asOwner(
            'GET',
            `/v0/b/demo-desa.firebasestorage.app/o/${encodeURIComponent(name)}?alt=media`,
          )
        ).arrayBuffer(),
      ),
    json: async <Answer>(path: string) => (await (await asOwner('GET', path)).json()) as Answer,
    async query(collection: string, field: string, value: string): Promise<Texts[]> {
      const response = await asOwner('POST', `${DOCUMENTS}:runQuery`, {
        structuredQuery: {
          from: [{ collectionId: collection }],
          where: {
            fieldFilter: {
              field: { fieldPath: field },
              op: 'EQUAL',
              value: { stringValue: value },
            },
          },
        },
      })
      const found = (await response.json()) as {
        document?: { fields: Record<string, { stringValue?: string }> }
      }[]
      return found.flatMap(({ document }) => (document ? [textsOf(document.fields)] : []))
    },
    patch: (path: string, fields: Record<string, string | boolean | Date>) =>
      asOwner('POST', `${DOCUMENTS}:commit`, {
        writes: [
          {
            update: {
              name: `projects/demo-desa/databases/(default)/documents/${path}`,
              fields: Object.fromEntries(
                Object.entries(fields).map(([name, value]) => [name, toValue(value)]),
              ),
            },
            updateMask: { fieldPaths: Object.keys(fields) },
          },
        ],
      }),
    remove: (path: string) =>
      asOwner('POST', `${DOCUMENTS}:commit`, {
        writes: [{ delete: `projects/demo-desa/databases/(default)/documents/${path}` }],
      }),
    async runSchedule(name: string): Promise<void> {
      await asOwner('POST', `/__/emulator/functions/${name}:run`)
      await idle()
    },
    setTokenLifetime: (seconds: number) =>
      asOwner('PATCH', '/emulator/v1/projects/demo-desa/config', { idTokenLifetime: seconds }),
    /** Ends every session of an account, so that no token can be renewed. */
    async endSessions(uid: string): Promise<void> {
      await asOwner(
        'POST',
        '/identitytoolkit.googleapis.com/v1/projects/demo-desa/accounts:update',
        { localId: uid, validSince: String(Math.floor(Date.now() / 1000) + 1) },
      )
      // Tokens have times in seconds, so a new session starts in the next one.
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    },
    idle,
    stop: () => emulator.stop(),
  }
}
