import { FirebaseError } from 'firebase/app'
import { beforeEach, expect, it, vi } from 'vitest'
import { errorText } from './errors'
import type { SignInOutcome } from './auth'
import { changeOwnPassword } from './own-password'

const auth = vi.hoisted(() => ({
  signInAgain: vi.fn<(password: string, code: string) => Promise<SignInOutcome>>(),
  setOwnPassword: vi.fn<(password: string) => Promise<void>>(),
}))
vi.mock('./auth', () => auth)

const fails = (code: string) => Promise.reject(new FirebaseError(`auth/${code}`, ''))

let present: string
let tried: Set<string>

beforeEach(() => {
  vi.resetAllMocks()
  present = 'lama'
  tried = new Set()
  auth.signInAgain.mockImplementation((password) =>
    password === present ? Promise.resolve('done') : fails('invalid-credential'),
  )
  auth.setOwnPassword.mockImplementation((password) => {
    present = password
    return Promise.resolve()
  })
})

it('replaces the password, unless the entered current password is wrong', async () => {
  expect(await changeOwnPassword('salah', 'baru', tried)).toBe('wrong-password')
  expect(auth.setOwnPassword).not.toHaveBeenCalled()
  expect(await changeOwnPassword('lama', 'baru', tried)).toBe('done')
  expect(present).toBe('baru')
})

it.each([
  ['the same new', 'baru', 1],
  ['another new', 'lebih-baru', 2],
])(
  'accepts %s password after a first attempt that succeeded but whose response was lost',
  async (_, wanted, changes) => {
    auth.setOwnPassword.mockImplementationOnce((password) => {
      present = password
      return fails('network-request-failed')
    })
    await expect(changeOwnPassword('lama', 'baru', tried)).rejects.toThrow()
    expect(await changeOwnPassword('lama', wanted, tried)).toBe('done')
    expect(present).toBe(wanted)
    expect(auth.setOwnPassword).toHaveBeenCalledTimes(changes)
  },
)

it('replaces the password of an account with a second factor only with its code', async () => {
  auth.signInAgain.mockImplementation((_, code) =>
    Promise.resolve(code === '' ? 'code-required' : code === '123456' ? 'done' : 'code-wrong'),
  )
  expect(await changeOwnPassword('lama', 'baru', tried)).toBe('code-required')
  expect(await changeOwnPassword('lama', 'baru', tried, '000000')).toBe('code-wrong')
  expect(present).toBe('lama')
  expect(await changeOwnPassword('lama', 'baru', tried, '123456')).toBe('done')
  expect(present).toBe('baru')
})

it('does not remember a new password that Firebase refused', async () => {
  auth.setOwnPassword.mockImplementationOnce(() => fails('weak-password'))
  await expect(changeOwnPassword('lama', 'baru', tried)).rejects.toThrow('terlalu mudah ditebak')
  expect(tried).toEqual(new Set())
})

it.each([
  ['too-many-requests', /^Terlalu banyak percobaan/],
  ['network-request-failed', /^Tidak ada jaringan/],
])('describes the Firebase error %s', async (code, text) => {
  auth.signInAgain.mockImplementation(() => fails(code))
  const error: unknown = await changeOwnPassword('lama', 'baru', tried).catch((e: unknown) => e)
  expect(errorText(error)).toMatch(text)
})
