import { expect, it } from 'vitest'
import { requireRole } from '../../../functions/src/calls/caller'
import { setupServices } from '../services'
import { expectRefused } from '../village'

// callables.test.ts covers callers who are not signed in or have another role.
const { firestore } = setupServices()

it('accepts a caller with one of the allowed roles', async () => {
  await firestore.doc('users/siti').set({ role: 'editor', disabled: false })
  expect(await requireRole(firestore, 'siti', ['admin', 'editor'])).toBe('siti')
})

it.each([
  ['is disabled', { role: 'admin', disabled: true }],
  ['has a role that does not exist', { role: 'kades', disabled: false }],
  ['has no role', { disabled: false }],
  ['has no users document', null],
])('refuses a caller who %s', async (_, fields) => {
  const uid = crypto.randomUUID()
  if (fields) await firestore.doc(`users/${uid}`).set(fields)
  await expectRefused(requireRole(firestore, uid, ['admin', 'editor']), 'permission-denied', {
    message: 'Anda tidak memiliki izin untuk tindakan ini.',
  })
})
