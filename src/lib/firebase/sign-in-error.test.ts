import { FirebaseError } from 'firebase/app'
import { expect, it } from 'vitest'
import { signInErrorText } from './sign-in-error'

const WRONG = 'Login gagal. Periksa kembali email dan password Anda.'

it.each([
  ['auth/invalid-credential', WRONG],
  ['auth/user-not-found', WRONG],
  ['auth/wrong-password', WRONG],
  ['auth/user-disabled', 'Akun ini dinonaktifkan. Hubungi admin desa.'],
  // Other codes show the provider's message, if there is one.
  ['auth/quota-exceeded', 'Firebase: Error.'],
  ['auth/quota-exceeded', WRONG, ''],
])('describes %s as: %s', (code, text, words = 'Firebase: Error.') => {
  expect(signInErrorText(new FirebaseError(code, words))).toBe(text)
})

it('treats an error that Firebase did not throw as unexpected', () => {
  expect(signInErrorText(new Error('Broken.'))).toBe('Terjadi kesalahan yang tidak terduga.')
})
