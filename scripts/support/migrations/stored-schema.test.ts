import type { Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { storedSchema } from './stored-schema'

const firestoreWith = (get: () => Promise<unknown>) =>
  ({ doc: () => ({ get }) }) as unknown as Firestore
const storing = (data?: object) => firestoreWith(() => Promise.resolve({ data: () => data }))
const refusing = (message: string) => firestoreWith(() => Promise.reject(new Error(message)))

it.each([
  ['contain a number', storing({ schema: 2n }), 2],
  ['contain no number', storing({ village_name: 'Desa' }), 1],
  ['do not exist', storing(), null],
  ['have no database', refusing('5 NOT_FOUND: The database (default) does not exist'), null],
])('returns the schema number of settings that %s', async (_, firestore, schema) => {
  expect(await storedSchema(firestore)).toBe(schema)
})

it('rejects if the account may not read the settings', async () => {
  const firestore = refusing('7 PERMISSION_DENIED: Missing or insufficient permissions.')
  await expect(storedSchema(firestore)).rejects.toThrow('PERMISSION_DENIED')
})
