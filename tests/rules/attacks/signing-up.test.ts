import { describe, expect, it } from 'vitest'
import { userDocument } from '../people'
import { expectRefused, expectTaken, setupAttack, toFields, tokenOf } from './attackers'

const PROJECT = 'demo-attack-sign-up'
const attack = setupAttack(PROJECT)
const { ask, nameOf, send } = attack

const identity = (operation: string, key = `?key=${PROJECT}`) =>
  `/identitytoolkit.googleapis.com/v1/${operation}${key}`

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >

describe('a self-registered account', () => {
  it('cannot create its own document with the role admin', async () => {
    const write = (uid: string, by: string) => ({
      writes: [
        {
          update: {
            name: nameOf(`users/${uid}`),
            fields: toFields({ ...userDocument(uid, 'admin'), updatedBy: by }),
          },
          updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    })
    const uid = attack.strangerUid()
    expectRefused(await ask('stranger', 'commit', write(uid, uid)))
    expectRefused(await ask('stranger', 'commit', write(uid, 'admin')))
    expectTaken(await ask('admin', 'commit', write('orang-lain', 'admin')))
  })

  it('cannot request the uid or claims of an admin', async () => {
    const claims = { role: 'admin', admin: true }
    const { idToken, localId } = await attack.signUp({
      localId: 'admin',
      customAttributes: JSON.stringify(claims),
      claims,
      ...claims,
    })
    expect(localId).not.toBe('admin')
    expect(claimsOf(idToken)).not.toMatchObject({ role: 'admin' })
    expect(claimsOf(idToken)).not.toMatchObject({ admin: true })
  })

  // Only an administrator of the project can set claims, and the rules ignore them.
  it('gains no admin rights through its own claims', async () => {
    const authorization = `Bearer ${tokenOf(PROJECT, {
      sub: attack.strangerUid(),
      role: 'admin',
      admin: true,
      email: 'admin@contoh.id',
      email_verified: true,
    })}`
    const path = `/v1/${attack.root}:runQuery`
    const body = { structuredQuery: { from: [{ collectionId: 'users' }] } }
    const answer = await send('visitor', 'POST', path, { body, headers: { authorization } })
    expectRefused(answer)
    expectTaken(await ask('admin', 'runQuery', body))
  })

  it.each(['accounts:update', 'accounts:delete', 'accounts:lookup'])(
    'cannot change another account with %s',
    async (operation) => {
      const victim = await attack.signUp()
      const { idToken } = await attack.signUp()
      const changes = { localId: victim.localId, email: 'ambil@lain.test', displayName: 'Diretas' }
      const body = { idToken, ...changes, customAttributes: '{"role":"admin"}', disableUser: true }
      const { text } = await send('visitor', 'POST', identity(operation), { body })
      expect(text).not.toContain(victim.localId)
      const account = { idToken: victim.idToken }
      const kept = await send('visitor', 'POST', identity('accounts:lookup'), { body: account })
      expectTaken(kept)
      expect(kept.text).toContain(victim.localId)
      expect(kept.text).not.toMatch(/ambil@lain.test|Diretas|"role"/)
    },
  )

  it.each([
    'accounts',
    'accounts:update',
    'accounts:delete',
    'accounts:lookup',
    'accounts:batchGet',
    'accounts:sendOobCode',
  ])("cannot use the administrators' endpoint %s", async (operation) => {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${operation}`
    const body = { localId: attack.strangerUid(), customAttributes: '{"role":"admin"}' }
    for (const who of ['visitor', 'stranger', 'kontributor', 'admin'] as const)
      expect((await send(who, 'POST', path, { body })).status, who).toBe(401)
    expect((await send('owner', 'POST', path, { body })).status).not.toBe(401)
  })
})
