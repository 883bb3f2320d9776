import { expect, it } from 'vitest'
import { requireRole } from '../../../functions/src/calls/caller'
import { setupServices } from '../services'

const { firestore } = setupServices()

async function personWith(fields: object): Promise<string> {
  const uid = crypto.randomUUID()
  await firestore.doc(`users/${uid}`).set(fields)
  return uid
}

it('accepts a caller with one of the roles', async () => {
  const uid = await personWith({ role: 'editor', disabled: false })
  expect(await requireRole(firestore, uid, ['admin', 'editor'])).toBe(uid)
})

it.each([
  ['has another role', { role: 'petugas', disabled: false }],
  ['is disabled', { role: 'admin', disabled: true }],
  ['has a role that does not exist', { role: 'kades', disabled: false }],
  ['has no role', { disabled: false }],
])('refuses a caller who %s', async (_, fields) => {
  const uid = await personWith(fields)
  await expect(requireRole(firestore, uid, ['admin', 'editor'])).rejects.toMatchObject({
    code: 'permission-denied',
    details: { message: 'Anda tidak memiliki izin untuk tindakan ini.' },
  })
})

it('refuses a caller without a users document', async () => {
  await expect(requireRole(firestore, 'siapa', ['admin'])).rejects.toMatchObject({
    code: 'permission-denied',
  })
})

it('refuses a caller who is not signed in', async () => {
  await expect(requireRole(firestore, undefined, ['admin'])).rejects.toMatchObject({
    code: 'unauthenticated',
    details: { message: 'Silakan masuk terlebih dahulu.' },
  })
})
