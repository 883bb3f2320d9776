import { FirebaseError } from 'firebase/app'
import { expect, it } from 'vitest'
import { UserFacingError } from '../errors'
import { errorKind, errorText, isUnanswered, toUserFacing, withReason } from './errors'

it.each([
  ['an error of the lite SDK', new FirebaseError('unknown', 'Failed to fetch')],
  ['an unknown Storage error', new FirebaseError('storage/unknown', 'An unknown error occurred')],
  ["Chromium's fetch", new TypeError('Failed to fetch')],
  ["Firefox's fetch", new TypeError('NetworkError when attempting to fetch resource.')],
  ["Safari's fetch", new TypeError('Load failed')],
  ["Safari's fetch in Indonesian", new TypeError('Koneksi internet tampaknya offline.')],
  ['code that cannot be loaded', new TypeError('Importing a module script failed.')],
  ['a timeout', new DOMException('signal timed out', 'TimeoutError')],
  ['an exceeded deadline', new FirebaseError('deadline-exceeded', 'No answer')],
  ['status 0 of the functions’ SDK', new FirebaseError('functions/internal', 'internal [0]')],
  ['an error of Auth', new FirebaseError('auth/network-request-failed', 'Failed')],
])('treats a missing response as a missing network: %s', (_, error) => {
  expect(errorText(error)).toMatch(/^Tidak ada jaringan\./)
})

it('does not treat a refusal as a missing network', () => {
  expect(errorKind(new FirebaseError('permission-denied', 'No'))).toBe('denied')
  expect(errorKind(new FirebaseError('storage/unauthorized', 'No'))).toBe('denied')
})

const UNEXPECTED = 'Terjadi kesalahan yang tidak terduga.'

it.each<[error: unknown, text: unknown]>([
  [new Error('Broken'), UNEXPECTED],
  [
    new TypeError("Cannot read properties of undefined (reading 'v')"),
    `${UNEXPECTED} Kode: TypeError.`,
  ],
  [new TypeError('undefined is not an object'), `${UNEXPECTED} Kode: TypeError.`],
  [new FirebaseError('out-of-range', 'No'), `${UNEXPECTED} Kode: out-of-range.`],
  [new FirebaseError('storage/canceled', 'No'), `${UNEXPECTED} Kode: storage/canceled.`],
  [
    Object.assign(new FirebaseError('storage/unknown', 'No'), { status: 412 }),
    `${UNEXPECTED} Kode: storage/unknown.`,
  ],
  ['Broken', UNEXPECTED],
  ...['resource-exhausted', 'storage/quota-exceeded', 'functions/resource-exhausted'].map(
    (code): [unknown, unknown] => [
      new FirebaseError(code, 'Quota exceeded.'),
      expect.stringMatching(/^Kuota layanan untuk hari ini sudah habis\. Coba lagi besok/),
    ],
  ),
])('describes the error %s', (error, text) => {
  expect(errorText(error)).toEqual(text)
})

it('keeps the message of a UserFacingError, and prefixes other errors with the failed action', () => {
  const worded = new UserFacingError('Foto ini rusak.')
  expect(toUserFacing('Gagal menyimpan:', worded)).toBe(worded)
  const cause = new FirebaseError('aborted', 'Contention')
  expect(toUserFacing('Gagal menyimpan:', cause)).toMatchObject({
    message: 'Gagal menyimpan: Orang lain sedang mengubah hal yang sama. Coba lagi sebentar lagi.',
    cause,
  })
})

it.each([
  [new UserFacingError('E-mail ini sudah dipakai.'), false],
  [new FirebaseError('functions/permission-denied', 'No'), false],
  [new FirebaseError('functions/not-found', 'NOT_FOUND'), true],
  [new TypeError('Failed to fetch'), true],
  [new TypeError('undefined is not a function'), false],
])('isUnanswered(%s) returns %s', (error, expected) => {
  expect(isUnanswered(error)).toBe(expected)
})

it.each([
  [new TypeError('Failed to fetch'), 'Server tidak dapat dihubungi.'],
  [new FirebaseError('unavailable', 'No'), 'Server tidak dapat dihubungi.'],
  [new FirebaseError('permission-denied', 'No'), 'Server menolak membuka isi ini.'],
  [new FirebaseError('resource-exhausted', 'No'), /^Kuota layanan untuk hari ini sudah habis\./],
  [new FirebaseError('failed-precondition', 'No'), `${UNEXPECTED} Kode: failed-precondition.`],
  [new SyntaxError('Unexpected token <'), `${UNEXPECTED} Kode: SyntaxError.`],
])('adds the cause to a failed read: %s', (error, text) => {
  expect(withReason(error)).toMatchObject({ reason: expect.stringMatching(text) as string })
})
