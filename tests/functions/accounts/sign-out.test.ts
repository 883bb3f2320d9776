import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { setupServices } from '../services'
import { type Person, PROJECT_ID, refusalOf, setupVillage } from '../village'

const village = setupVillage()
const { firestore } = setupServices(PROJECT_ID)
let admin: Person

beforeAll(async () => {
  admin = await village.person('admin')
})

const refresh = ({ auth }: Pick<Person, 'auth'>) =>
  auth.currentUser?.getIdToken(true) ?? Promise.resolve('')

/** Auth counts the time of sign-ins and revocations in seconds. */
const nextSecond = () => delay(1_000)

it('ends all sessions of the caller, but not later ones', async () => {
  const clerk = await village.person('petugas')
  const phone = await village.signedIn(clerk.email)
  await nextSecond()
  await clerk.call('users-signout', { uid: clerk.uid })
  for (const session of [clerk, phone])
    expect(await refusalOf(refresh(session))).toMatchObject({ code: 'auth/user-token-expired' })
  await refresh(await village.signedIn(clerk.email))
})

it('ends the sessions and the staff notifications of a person for an admin', async () => {
  const clerk = await village.person('petugas')
  const devices = firestore.collection('push_subscriptions')
  const device = { uid: clerk.uid, topics: ['news', 'complaints'] }
  await devices.doc(`${clerk.uid}-hp`).set(device)
  await devices.doc(`${clerk.uid}-kantor`).set({ ...device, topics: ['complaints'] })
  await nextSecond()
  await admin.call('users-signout', { uid: clerk.uid })
  expect(await refusalOf(refresh(clerk))).toMatchObject({ code: 'auth/user-token-expired' })
  expect((await devices.doc(`${clerk.uid}-hp`).get()).data()).toEqual({ uid: '', topics: ['news'] })
  expect((await devices.doc(`${clerk.uid}-kantor`).get()).exists).toBe(false)
})

it('reports an account that does not exist', async () => {
  expect(await refusalOf(admin.call('users-signout', { uid: 'tidak-ada' }))).toMatchObject({
    code: 'functions/not-found',
  })
})
