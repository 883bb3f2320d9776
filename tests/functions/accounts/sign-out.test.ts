import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import {
  controlEmulator,
  PASSWORD,
  type Person,
  PROJECT_ID,
  expectRefused,
  setupVillage,
} from '../village'
import { setupServices } from '../services'

const village = setupVillage()
const { firestore } = setupServices(PROJECT_ID)
const admin = await village.person('admin')

const refresh = ({ auth }: Pick<Person, 'auth'>) =>
  auth.currentUser?.getIdToken(true) ?? Promise.resolve('')

/** Waits a second, because Auth stores the times of sign-ins and revocations in whole seconds. */
const nextSecond = () => delay(1_000)

it('ends all existing sessions of the caller, but no session that starts later', async () => {
  const clerk = await village.person('petugas')
  const phone = await village.signedIn(clerk.email)
  await nextSecond()
  await clerk.call('users-signout', { uid: clerk.uid })
  for (const session of [clerk, phone])
    await expectRefused(refresh(session), 'auth/user-token-expired')
  await refresh(await village.signedIn(clerk.email))
})

it('lets an admin end the sessions and staff notifications of another person', async () => {
  const clerk = await village.person('petugas')
  const devices = firestore.collection('push_subscriptions')
  const device = { uid: clerk.uid, topics: ['news', 'complaints'] }
  await devices.doc(`${clerk.uid}-hp`).set(device)
  await devices.doc(`${clerk.uid}-kantor`).set({ ...device, topics: ['complaints'] })
  await nextSecond()
  await admin.call('users-signout', { uid: clerk.uid })
  await expectRefused(refresh(clerk), 'auth/user-token-expired')
  expect((await devices.doc(`${clerk.uid}-hp`).get()).data()).toEqual({ uid: '', topics: ['news'] })
  expect((await devices.doc(`${clerk.uid}-kantor`).get()).exists).toBe(false)
})

it('lets an admin remove the second factor of another person, and records the removal', async () => {
  const clerk = await village.person('petugas')
  const order = { uid: clerk.uid, removesFactor: true }
  for (const caller of [clerk, await village.person('editor')])
    await expectRefused(caller.call('users-signout', order), 'functions/permission-denied')
  await expectRefused(admin.call('users-signout', order), 'functions/failed-precondition')
  const account = { localId: clerk.uid, email: clerk.email, password: PASSWORD, totpSecret: 'A' }
  await controlEmulator(inject('emulatorUrl'), 'POST', `projects/${PROJECT_ID}:load`, {
    accounts: [account],
  })
  await expectRefused(village.signedIn(clerk.email), 'auth/multi-factor-auth-required')
  await admin.call('users-signout', order)
  await village.signedIn(clerk.email)
  const recorded = await firestore.collection('audit').where('document', '==', clerk.uid).get()
  expect(recorded.docs.map((entry) => entry.data())).toContainEqual(
    expect.objectContaining({ action: 'remove-factor', actor: admin.uid, title: 'Asep Sunandar' }),
  )
})

it('reports an account that does not exist', async () => {
  await expectRefused(admin.call('users-signout', { uid: 'tidak-ada' }), 'functions/not-found')
})
