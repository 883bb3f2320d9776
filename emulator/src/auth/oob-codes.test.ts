import { expect, it } from 'vitest'
import { OobCodes } from './oob-codes'

const HOUR = 3_600_000

it('rejects a one-time code after an hour', () => {
  const codes = new OobCodes()
  const { oobCode } = codes.issue({ email: 'a@x.test', requestType: 'PASSWORD_RESET' }, 0)
  expect(codes.check(oobCode, 'PASSWORD_RESET', HOUR - 1)).toBe('a@x.test')
  expect(() => codes.check(oobCode, 'PASSWORD_RESET', HOUR)).toThrow('EXPIRED_OOB_CODE')
  expect(codes.list(HOUR)).toEqual([])
})
