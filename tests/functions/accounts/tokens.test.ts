import { deleteDoc, doc, updateDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEmpty } from '../../support/emulator-setup'
import { newCode } from '../complaints/report'
import { type Person, PROJECT_ID, setupVillage } from '../village'
import { request, tokenOf } from '../../rules/attacks/attackers'

/* Rights of a token. The local Firebase accepts unsigned tokens of its project (emulator/README.md). */

// Uses a separate Firebase, because functions log every refused token.
const local = await startEmpty({ isQuiet: true })
afterAll(local.stop)
const village = setupVillage(local.url)
const url = (path: string) => new URL(path, local.url)

const CREATE_USER = `/${PROJECT_ID}/asia-southeast2/create-user`
const photo = encodeURIComponent(`images/pengaduan/${newCode()}/1763700000000.jpg`)

/** Returns the status codes of three requests that only an admin may make. */
async function statusesFor(authorization?: string, calls = true): Promise<number[]> {
  const headers = {
    'content-type': 'application/json',
    ...(authorization !== undefined && { authorization }),
  }
  const root = `/v1/projects/${PROJECT_ID}/databases/(default)/documents`
  const structuredQuery = { from: [{ collectionId: 'users' }], limit: 1 }
  const answers = await Promise.all([
    request(url(`${root}:runQuery`), 'POST', { headers, body: { structuredQuery } }),
    request(url(`/v0/b/${PROJECT_ID}.firebasestorage.app/o/${photo}`), 'GET', { headers }),
    ...(calls ? [request(url(CREATE_USER), 'POST', { headers, body: { data: {} } })] : []),
  ])
  return answers.map(({ status }) => status)
}
const TAKEN = [200, 404, 400]

/** Expects 403 from Firestore and Storage, and from the function 403, or 401 if the session has ended. */
async function expectNothing(authorization: string): Promise<void> {
  const [people, picture, call] = await statusesFor(authorization)
  expect([people, picture]).toEqual([403, 403])
  expect([401, 403]).toContain(call)
}

const bearer = async ({ auth }: Pick<Person, 'auth'>) =>
  `Bearer ${(await auth.currentUser?.getIdToken()) ?? ''}`

it('accepts an admin and refuses an anonymous request', async () => {
  expect(await statusesFor(await bearer(await village.person('admin')))).toEqual(TAKEN)
  expect(await statusesFor()).toEqual([403, 403, 401])
})

describe('an old token of an admin', () => {
  let admin: Person
  let token: string
  const document = () => doc(village.firestore, 'users', admin.uid)
  beforeEach(async () => {
    admin = await village.person('admin')
    token = await bearer(admin)
    expect(await statusesFor(token)).toEqual(TAKEN)
  })

  it.each([
    ['who was disabled', { disabled: true }],
    ['who was demoted to a contributor', { role: 'kontributor' }],
  ])('grants nothing to a person %s', async (_, changes) => {
    await updateDoc(document(), changes)
    await expectNothing(token)
    await village.settle()
    expect(await statusesFor(token, false)).toEqual([403, 403])
  })

  it.each([
    ['with an invalid field `disabled`', { disabled: 'tidak' }],
    ['whose role does not exist', { role: 'bupati' }],
    ['whose role is a list', { role: ['admin'] }],
    ['who has no role', { role: null }],
  ])('grants no document or file to a person %s', async (_, changes) => {
    await updateDoc(document(), changes)
    expect(await statusesFor(token, false)).toEqual([403, 403])
    await updateDoc(document(), { disabled: false, role: 'admin' })
    expect(await statusesFor(token, false)).toEqual([200, 404])
  })

  it('grants only the rights of the desk after a demotion to the desk', async () => {
    await updateDoc(document(), { role: 'petugas' })
    expect(await statusesFor(token, false)).toEqual([403, 404])
  })

  it('grants nothing after deletion, not even a new token', async () => {
    await deleteDoc(document())
    await expectNothing(token)
    await village.settle()
    expect(await statusesFor(token, false)).toEqual([403, 403])
    const { refreshToken } = admin.auth.currentUser ?? {}
    const renewed = await request(url('/securetoken.googleapis.com/v1/token?key=any'), 'POST', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=refresh_token&refresh_token=${refreshToken}`,
    })
    expect(renewed.status).toBe(400)
  })

  it('grants nothing after deletion and a new registration', async () => {
    await deleteDoc(document())
    await village.settle()
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any'
    const body = { email: admin.email, password: 'rahasia-desa-2026' }
    const { text } = await request(url(path), 'POST', { body })
    const { idToken, localId } = JSON.parse(text) as { idToken: string; localId: string }
    expect(localId).not.toBe(admin.uid)
    await expectNothing(`Bearer ${idToken}`)
  })
})

describe('the token of an admin', () => {
  let uid: string
  beforeAll(async () => {
    uid = (await village.person('admin')).uid
  })
  const iss = `https://securetoken.google.com/${PROJECT_ID}`
  const claims = () => {
    const now = Math.floor(Date.now() / 1000)
    return { sub: uid, iss, auth_time: now, iat: now, exp: now + 3600 }
  }
  it('grants all requests', async () => {
    expect(await statusesFor(`Bearer ${tokenOf(PROJECT_ID, claims())}`)).toEqual(TAKEN)
  })

  // Auth never assigns such uids. They must not give access to another user's document.
  it.each(['x/../ID', '../users/ID', 'ID/', 'ID/a/b'])(
    'grants nothing to the uid %s',
    async (sub) => {
      const path = { sub: sub.replace('ID', uid) }
      const authorization = `Bearer ${tokenOf(PROJECT_ID, { ...claims(), ...path })}`
      expect(await statusesFor(authorization, false)).toEqual([403, 403])
    },
  )
})
