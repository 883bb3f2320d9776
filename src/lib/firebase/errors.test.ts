import { FirebaseError } from 'firebase/app'
import { expect, it } from 'vitest'
import { errorKind, errorText } from './errors'

it.each([
  ['the lite SDK says what fetch said', new FirebaseError('unknown', 'Failed to fetch')],
  ['Storage knows no code', new FirebaseError('storage/unknown', 'An unknown error occurred')],
  ["fetch's own error comes through", new TypeError('Failed to fetch')],
  ['it took too long', new FirebaseError('deadline-exceeded', 'No answer')],
  ['Auth', new FirebaseError('auth/network-request-failed', 'Failed')],
])('no answer is no network: %s', (_, error) => {
  expect(errorText(error)).toMatch(/^Tidak ada jaringan\./)
})

it('what the rules refuse is not the network', () => {
  expect(errorKind(new FirebaseError('permission-denied', 'No'))).toBe('denied')
  expect(errorKind(new FirebaseError('storage/unauthorized', 'No'))).toBe('denied')
})

it('an error of our own is unexpected', () => {
  expect(errorText(new Error('Broken'))).toBe('Terjadi kesalahan yang tidak terduga.')
})
