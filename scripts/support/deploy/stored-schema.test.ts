import { afterEach, expect, it, vi } from 'vitest'
import { DeploymentStopped } from './deployment-stopped'
import { storedSchema } from './stored-schema'

afterEach(() => void vi.unstubAllGlobals())

const answers = (status: number, body: unknown = {}) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

// firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/get
it.each([
  ['contain a number', 200, { fields: { schema: { integerValue: '2' } } }, 2],
  ['bear none', 200, { fields: { village_name: { stringValue: 'Desa' } } }, 1],
  ['are not there', 404, {}, null],
  ['may not be read yet', 403, {}, null],
])('returns the schema number of settings that %s', async (_, status, body, schema) => {
  answers(status, body)
  expect(await storedSchema('desa', 'kunci')).toBe(schema)
})

it('rejects if Firestore does not respond', async () => {
  answers(503)
  await expect(storedSchema('desa', 'kunci')).rejects.toThrow(DeploymentStopped)
})
