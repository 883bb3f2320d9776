import { describe, expect, it } from 'vitest'
import type { Account } from './account'
import { issueIdToken, parseCaller, readIdToken } from './id-token'

const PROJECT = 'demo-token'
const ACCOUNT: Account = {
  localId: 'u1',
  email: 'a@desa.test',
  emailVerified: true,
  displayName: 'Sari',
  disabled: false,
  customClaims: { role: 'editor', sub: 'someone-else' },
  createdAt: 0,
  validSince: 0,
}
const NOW = Date.parse('2026-01-02T03:04:05.678Z')

describe('an issued token', () => {
  it('has three parts, the last one empty', () => {
    const parts = issueIdToken(ACCOUNT, PROJECT).split('.')
    expect([parts.length, parts[2]]).toEqual([3, ''])
  })

  it('is read back with its claims, custom ones at top level', () => {
    expect(readIdToken(issueIdToken(ACCOUNT, PROJECT, { now: NOW }), PROJECT)).toMatchObject({
      name: 'Sari',
      email: 'a@desa.test',
      email_verified: true,
      role: 'editor',
      sub: 'u1',
      user_id: 'u1',
      aud: PROJECT,
      iat: 1767323045,
      exp: 1767326645,
    })
  })

  it('makes its bearer a user, under either scheme', () => {
    const token = issueIdToken(ACCOUNT, PROJECT)
    for (const scheme of ['Bearer', 'bearer', 'Firebase'])
      expect(parseCaller(`${scheme} ${token}`, PROJECT)).toMatchObject({
        kind: 'user',
        uid: 'u1',
        token: { role: 'editor' },
      })
  })

  it('expires after an hour', () => {
    const justValid = issueIdToken(ACCOUNT, PROJECT, { now: Date.now() - 3_590_000 })
    const expired = issueIdToken(ACCOUNT, PROJECT, { now: Date.now() - 3_601_000 })
    expect(parseCaller(`Bearer ${justValid}`, PROJECT).kind).toBe('user')
    expect(() => parseCaller(`Bearer ${expired}`, PROJECT)).toThrow('expired')
  })
})

it('a token signed by Google is refused: we could not check it', () => {
  const [, payload] = issueIdToken(ACCOUNT, PROJECT).split('.')
  const header = Buffer.from('{"alg":"RS256"}').toString('base64url')
  expect(() => parseCaller(`Bearer ${header}.${payload}.c2ln`, PROJECT)).toThrow('Invalid')
  expect(() => parseCaller(`Bearer ${header}.${payload}.`, PROJECT)).toThrow('Invalid')
})
