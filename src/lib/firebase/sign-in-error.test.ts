import { FirebaseError } from 'firebase/app'
import { expect, it } from 'vitest'
import { signInErrorText } from './sign-in-error'

const WRONG = 'Login gagal. Periksa kembali email dan password Anda.'

it.each([
  ['auth/invalid-credential', WRONG],
  ['auth/user-not-found', WRONG],
  ['auth/wrong-password', WRONG],
  ['auth/user-disabled', 'Akun ini dinonaktifkan. Hubungi admin desa.'],
])("describes %s in the site's own words", (code, text) => {
  expect(signInErrorText(new FirebaseError(code, 'Firebase: Error.'))).toBe(text)
})

it("describes other failures in the provider's words", () => {
  const error = new FirebaseError('auth/quota-exceeded', 'Quota exceeded.')
  expect(signInErrorText(error)).toBe('Quota exceeded.')
})

it('describes a failure without a message as a wrong login', () => {
  expect(signInErrorText(new FirebaseError('auth/quota-exceeded', ''))).toBe(WRONG)
})

it('treats errors of other sources as unexpected', () => {
  expect(signInErrorText(new Error('Broken.'))).toBe('Terjadi kesalahan yang tidak terduga.')
})
