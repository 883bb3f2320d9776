import { expect, it } from 'vitest'
import { issueIdToken, parseCaller, readIdToken } from './id-token'
import { newAccount } from './sign-in'

const PROJECT = 'demo-token'
const ACCOUNT = {
  ...newAccount(0),
  localId: 'u1',
  customClaims: { role: 'editor', sub: 'someone-else' },
}

it('parseCaller reads the user and the custom claims with each authorization scheme, and ignores custom claims with standard names', () => {
  const token = issueIdToken(ACCOUNT, PROJECT)
  expect(readIdToken(token, PROJECT)).toMatchObject({ role: 'editor', sub: 'u1', aud: PROJECT })
  for (const scheme of ['Bearer', 'bearer', 'Firebase'])
    expect(parseCaller(`${scheme} ${token}`, PROJECT)).toMatchObject({ kind: 'user', uid: 'u1' })
})

it('an ID token expires after an hour', () => {
  const made = (secondsAgo: number) =>
    issueIdToken(ACCOUNT, PROJECT, { now: Date.now() - secondsAgo * 1000 })
  expect(parseCaller(`Bearer ${made(3590)}`, PROJECT).kind).toBe('user')
  expect(() => parseCaller(`Bearer ${made(3601)}`, PROJECT)).toThrow('expired')
})

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (claims: unknown, alg = 'none', signature = '') =>
  `${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}.${signature}`
const now = Math.floor(Date.now() / 1000)
const CLAIMS = { sub: 'u1', aud: PROJECT, iat: now, exp: now + 3600 }
const VALID = tokenOf(CLAIMS)

it.each([
  ['of another project', tokenOf({ ...CLAIMS, aud: 'demo-other' })],
  ['of two projects', tokenOf({ ...CLAIMS, aud: [PROJECT, 'demo-other'] })],
  ['that never expires', tokenOf({ ...CLAIMS, exp: undefined })],
  ['without a subject', tokenOf({ ...CLAIMS, sub: undefined })],
  ['with an empty subject', tokenOf({ ...CLAIMS, sub: '' })],
  ['with a number as subject', tokenOf({ ...CLAIMS, sub: 7 })],
  ['with a list as subject', tokenOf({ ...CLAIMS, sub: ['u1'] })],
  ['without claims', tokenOf(null)],
  // The emulator cannot verify signatures.
  ['signed by Google', tokenOf(CLAIMS, 'RS256', 'c2ln')],
  ['with the algorithm RS256 but no signature', tokenOf(CLAIMS, 'RS256')],
  ['with an HMAC signature', tokenOf(CLAIMS, 'HS256', 'YQ')],
  ['with a signature although its algorithm is none', tokenOf(CLAIMS, 'none', 'c2ln')],
  ['without its last character', VALID.slice(0, -1)],
  ['with a fourth part', `${VALID}.a`],
  ['that consists of dots', '...'],
  ['that is empty', ''],
])('rejects a token %s', (_, token) => {
  expect(parseCaller(`Bearer ${VALID}`, PROJECT)).toMatchObject({ uid: 'u1' })
  expect(() => parseCaller(`Bearer ${token}`, PROJECT)).toThrow('Invalid')
})
