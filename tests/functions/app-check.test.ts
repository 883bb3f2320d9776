import { afterAll, expect, it, vi } from 'vitest'
import { startEmpty } from '../support/emulator-setup'
import { refusalOf, setupVillage } from './village'

// The functions of a local Firebase of this file's own find it in their environment.
vi.stubEnv('APP_CHECK', 'true')
const local = await startEmpty()
afterAll(async () => {
  await local.stop()
  vi.unstubAllEnvs()
})
const strict = setupVillage(local.url)
const open = setupVillage()

const page = {
  slug: 'visi-misi',
  title: 'Visi dan Misi',
  content: { vision: 'Maju', missions: ['Satu'] },
}

it('a call that does not come from a page of ours is refused where App Check is configured', async () => {
  const admin = await strict.person('admin')
  expect(await refusalOf(admin.call('save-page-content', page))).toMatchObject({
    code: 'functions/unauthenticated',
  })
})

it('App Check is asked of nobody unless it is configured', async () => {
  const admin = await open.person('admin')
  // Refused by the function itself, which the call has reached.
  expect(await refusalOf(admin.call('save-page-content', {}))).toMatchObject({
    code: 'functions/invalid-argument',
  })
})

it('triggers need no proof', async () => {
  const person = await strict.person('petugas')
  await strict.settle()
  const { auth } = await strict.signedIn(person.email)
  expect((await auth.currentUser?.getIdTokenResult())?.claims['role']).toBe('petugas')
})
