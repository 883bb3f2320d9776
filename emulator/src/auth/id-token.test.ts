import { expect, it } from 'vitest'
import { issueIdToken, parseCaller, readIdToken } from './id-token'
import { newAccount } from './sign-in'

const PROJECT = 'demo-token'
const ACCOUNT = {
  ...newAccount(0),
  localId: 'u1',
  customClaims: { role: 'editor', sub: 'someone-else' },
}

it('issues custom claims at top level, where they cannot override standard claims', () => {
  const token = issueIdToken(ACCOUNT, PROJECT)
  expect(readIdToken(token, PROJECT)).toMatchObject({ role: 'editor', sub: 'u1', aud: PROJECT })
})

it('reads the user from the token under either authorization scheme', () => {
  const token = issueIdToken(ACCOUNT, PROJECT)
  for (const scheme of ['Bearer', 'bearer', 'Firebase'])
    expect(parseCaller(`${scheme} ${token}`, PROJECT)).toMatchObject({ kind: 'user', uid: 'u1' })
})

it('expires a token after an hour', () => {
  const made = (secondsAgo: number) =>
    issueIdToken(ACCOUNT, PROJECT, { now: Date.now() - secondsAgo * 1000 })
  expect(parseCaller(`Bearer ${made(3590)}`, PROJECT).kind).toBe('user')
  expect(() => parseCaller(`Bearer ${made(3601)}`, PROJECT)).toThrow('expired')
})

it('rejects tokens signed by Google, which cannot be verified here', () => {
  const [, payload] = issueIdToken(ACCOUNT, PROJECT).split('.')
  const header = Buffer.from('{"alg":"RS256"}').toString('base64url')
  for (const signature of ['c2ln', ''])
    expect(() => parseCaller(`Bearer ${header}.${payload}.${signature}`, PROJECT)).toThrow(
      'Invalid',
    )
})
