import { describe, expect, it } from 'vitest'
import { expectDenied } from '../../support/rules'
import { userDocument } from '../people'
import { request, setupAttack, statusOf, tokenOf, type Who } from './attackers'

const PROJECT = 'demo-attack-sign-up'
const { ask, commit, project, send, signUp, strangerUid, write } = setupAttack(PROJECT)

const identity = (operation: string, key = `?key=${PROJECT}`) =>
  `/identitytoolkit.googleapis.com/v1/${operation}${key}`

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >

describe('a self-registered account', () => {
  it('cannot create its own document with the role admin', async () => {
    const creates = (who: Who, uid: string, updatedBy: string) =>
      commit(
        who,
        write(
          `users/${uid}`,
          { ...userDocument(uid, 'admin'), updatedBy },
          { times: ['updatedAt'] },
        ),
      )
    const uid = strangerUid()
    await expectDenied(creates('stranger', uid, uid))
    await expectDenied(creates('stranger', uid, 'admin'))
    await creates('admin', 'orang-lain', 'admin')
  })

  it('cannot request the uid or claims of an admin', async () => {
    const claims = { role: 'admin', admin: true }
    const { idToken, localId } = await signUp({
      localId: 'admin',
      customAttributes: JSON.stringify(claims),
      claims,
      ...claims,
    })
    expect(localId).not.toBe('admin')
    expect(claimsOf(idToken)).not.toMatchObject({ role: 'admin' })
    expect(claimsOf(idToken)).not.toMatchObject({ admin: true })
  })

  // An administrator of the project sets claims, and the rules ignore them.
  it('gains no admin rights through its own claims', async () => {
    const authorization = `Bearer ${tokenOf(PROJECT, {
      sub: strangerUid(),
      role: 'admin',
      admin: true,
      email: 'admin@contoh.id',
      email_verified: true,
    })}`
    const path = `/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`
    const body = { structuredQuery: { from: [{ collectionId: 'users' }] } }
    await expectDenied(send('visitor', 'POST', path, { body, headers: { authorization } }))
    await ask('admin', 'runQuery', body)
  })

  it.each(['accounts:update', 'accounts:delete', 'accounts:lookup'])(
    'cannot change another account with %s',
    async (operation) => {
      const victim = await signUp()
      const { idToken } = await signUp()
      const changes = { localId: victim.localId, email: 'ambil@lain.test', displayName: 'Diretas' }
      const body = { idToken, ...changes, customAttributes: '{"role":"admin"}', disableUser: true }
      const { text } = await request(project.url(identity(operation)), 'POST', { body })
      expect(text).not.toContain(victim.localId)
      const account = { idToken: victim.idToken }
      const kept = await send('visitor', 'POST', identity('accounts:lookup'), { body: account })
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
    const body = { localId: strangerUid(), customAttributes: '{"role":"admin"}' }
    for (const who of ['visitor', 'stranger', 'kontributor', 'admin'] as const)
      expect(await statusOf(send(who, 'POST', path, { body })), who).toBe(401)
    expect(await statusOf(send('owner', 'POST', path, { body }))).not.toBe(401)
  })
})
