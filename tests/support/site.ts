import { COLLECTIONS, collectionsWith } from '../../src/domain/collections'
import { paths } from '../../src/domain/paths'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { startEmulatorProcess, type RunningEmulator } from '../../scripts/support/emulator-process'
import { publishLocally } from '../../scripts/support/publish-local'

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

/** The first collection whose items have their page below `folder`. */
function itemsOn(folder: string | undefined) {
  return collectionsWith('page').find((name) => folder === `/${COLLECTIONS[name].page}/`)
}

/** A data folder of its own with the sample village, for which a local Firebase would take seconds. */
export function copyOfSample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'desa-'))
  cpSync(inject('sampleFolder'), folder, { recursive: true })
  return folder
}

/**
 * The whole product with the sample village, for one test file alone. With `published` its pages are
 * published, then and whenever something is changed; without, they are those that were built.
 */
export function setupSite({ published = false } = {}) {
  let emulator: RunningEmulator
  let dataFolder: string

  beforeAll(async () => {
    dataFolder = copyOfSample()
    emulator = await startEmulatorProcess({ port: 0, dataFolder })
    if (published) await publishLocally(emulator.url)
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

  const idle = () => asOwner('POST', '/__/emulator/functions:idle')

  return {
    url: (path = '/') => emulator.url + path,
    /** Where a page of the routes' table stands: some item that has its page there for its parameter, nothing for `*`. */
    async address(path: string): Promise<string> {
      const [folder, parameter] = path.split(/(?=:)/)
      if (!parameter) return emulator.url + path.replace('*', '/tidak/ada')
      const collectionId = folder === `${paths.complaint}/` ? 'complaint_status' : itemsOn(folder)
      const response = await asOwner('POST', `${DOCUMENTS}:runQuery`, {
        structuredQuery: { from: [{ collectionId }], limit: 1 },
      })
      const [found] = (await response.json()) as { document?: { name: string } }[]
      return emulator.url + folder + (found?.document?.name.split('/').at(-1) ?? '')
    },
    /** Puts plain JSON documents (path → fields) into the default project. */
    load: (documents: Record<string, unknown>) =>
      asOwner('POST', '/__/emulator/projects/demo-desa:load', { documents }),
    /** Stores a picture in the bucket, over what lies there under that name. */
    storePicture: (name: string, content: Buffer) =>
      asOwner('POST', '/__/emulator/projects/demo-desa:load', {
        objects: [{ name, contentType: 'image/jpeg', base64: content.toString('base64') }],
      }),
    /** The bytes of what lies in the bucket under this name. */
    object: async (name: string) =>
      Buffer.from(
        await (
          await asOwner(
            'GET',
            `/v0/b/demo-desa.firebasestorage.app/o/${encodeURIComponent(name)}?alt=media`,
          )
        ).arrayBuffer(),
      ),
    clearDocuments: () =>
      asOwner('DELETE', '/emulator/v1/projects/demo-desa/databases/(default)/documents'),
    /** What an endpoint answers to the administrator. */
    json: async <Answer>(path: string) => (await (await asOwner('GET', path)).json()) as Answer,
    /** Documents of a collection of which a text field has this value, as plain texts by field. */
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
    /** Changes fields of a document past the rules. */
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
    /** Deletes a document past the rules. */
    remove: (path: string) =>
      asOwner('POST', `${DOCUMENTS}:commit`, {
        writes: [{ delete: `projects/demo-desa/databases/(default)/documents/${path}` }],
      }),
    /** Runs a scheduled function now and waits until nothing more is under way. */
    async runSchedule(name: string): Promise<void> {
      await asOwner('POST', `/__/emulator/functions/${name}:run`)
      await idle()
    },
    /** ID tokens given out from now on are good for so many seconds. */
    setTokenLifetime: (seconds: number) =>
      asOwner('PATCH', '/emulator/v1/projects/demo-desa/config', { idTokenLifetime: seconds }),
    /** Revokes every session of an account: no token is renewed any more. */
    async endSessions(uid: string): Promise<void> {
      await asOwner(
        'POST',
        '/identitytoolkit.googleapis.com/v1/projects/demo-desa/accounts:update',
        {
          localId: uid,
          validSince: String(Math.floor(Date.now() / 1000) + 1),
        },
      )
      // Until then nobody can sign in anew.
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    },
    /** Waits until all triggers have done their work. */
    idle,
    stop: () => emulator.stop(),
  }
}
