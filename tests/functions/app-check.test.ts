import { afterAll, expect, it, vi } from 'vitest'
import { startEmpty } from '../support/emulator-setup'
import { refusalOf, setupVillage } from './village'

// The local Firebase of this file starts its functions with this environment.
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

it('refuses calls without an App Check token when App Check is configured', async () => {
  const admin = await strict.person('admin')
  expect(await refusalOf(admin.call('save-page-content', page))).toMatchObject({
    code: 'functions/unauthenticated',
  })
})

it('accepts calls without a token when App Check is not configured', async () => {
  const admin = await open.person('admin')
  // The refusal comes from the function itself, so the call reached it.
  expect(await refusalOf(admin.call('save-page-content', {}))).toMatchObject({
    code: 'functions/invalid-argument',
  })
})

it('runs triggers without App Check', async () => {
  const person = await strict.person('petugas')
  await strict.settle()
  const { auth } = await strict.signedIn(person.email)
  expect((await auth.currentUser?.getIdTokenResult())?.claims['role']).toBe('petugas')
})
