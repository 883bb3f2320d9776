import { FirebaseError } from 'firebase/app'
import { expect, it } from 'vitest'
import { UserFacingError } from '../errors'
import { errorKind, errorText, isUnanswered, toUserFacing } from './errors'

it.each([
  ['the lite SDK says what fetch said', new FirebaseError('unknown', 'Failed to fetch')],
  ['Storage knows no code', new FirebaseError('storage/unknown', 'An unknown error occurred')],
  ["fetch's own error comes through", new TypeError('Failed to fetch')],
  ['it took too long', new FirebaseError('deadline-exceeded', 'No answer')],
  ['the functions’ SDK appends status 0', new FirebaseError('functions/internal', 'internal [0]')],
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

it('what has words keeps them, the rest gets words for what has failed', () => {
  const worded = new UserFacingError('Foto ini rusak.')
  expect(toUserFacing('Gagal menyimpan:', worded)).toBe(worded)
  const cause = new FirebaseError('aborted', 'Contention')
  expect(toUserFacing('Gagal menyimpan:', cause)).toMatchObject({
    message: 'Gagal menyimpan: Orang lain sedang mengubah hal yang sama. Coba lagi sebentar lagi.',
    cause,
  })
})

it('a refused call was answered', () => {
  expect(isUnanswered(new UserFacingError('E-mail ini sudah dipakai.'))).toBe(false)
  expect(isUnanswered(new FirebaseError('functions/permission-denied', 'No'))).toBe(false)
})

it('a call that found no function was not', () => {
  expect(isUnanswered(new FirebaseError('functions/not-found', 'NOT_FOUND'))).toBe(true)
  expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true)
})
