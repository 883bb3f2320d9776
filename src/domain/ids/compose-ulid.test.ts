import { decodeTime } from 'ulid'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ulid } from './id-schema'
import { composeUlid } from './compose-ulid'

const CODE = '7K3MQ2XVB9TD4R6H'

it.each([0, 31, 32, 1_763_700_000_000, 2 ** 48 - 1])(
  'composes a ULID of the time %d and the code',
  (time) => {
    const made = composeUlid(time, CODE)
    expect(v.is(ulid, made)).toBe(true)
    expect(decodeTime(made)).toBe(time)
    expect(made.endsWith(CODE)).toBe(true)
  },
)
