import { expect, it } from 'vitest'
import { totpCode } from './second-factor'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('totpCode returns the code of RFC 6238 (appendix B) for the Unix time %i', (second, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(totpCode(secret, Math.floor(second / 30))).toBe(code)
})
