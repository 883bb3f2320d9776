import * as v from 'valibot'
import { expect, it } from 'vitest'
import { cleanText } from '@/domain/text/clean-text'
import { InvalidForm, validate, validateUnfinished } from './validate'

const schema = v.object({
  title: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.nonEmpty('Judul wajib diisi.'),
    v.maxLength(5, 'Terlalu panjang.'),
  ),
  note: v.optional(v.pipe(v.string(), v.maxLength(5, 'Terlalu panjang.')), ''),
})

function invalid(work: () => unknown): InvalidForm {
  try {
    work()
  } catch (error) {
    if (error instanceof InvalidForm) return error
  }
  throw new Error('It is valid.')
}

it('requires complete values, trims texts, and counts the invalid fields', () => {
  expect(validate(schema, { title: ' ab ', note: '' })).toEqual({ title: 'ab', note: '' })
  expect(invalid(() => validate(schema, { title: '', note: '' }))).toMatchObject({
    message: 'Satu isian perlu diperbaiki dahulu.',
    fieldErrors: [['title', 'Judul wajib diisi.']],
  })
  const both = { title: '', note: 'terlalu' }
  expect(invalid(() => validate(schema, both)).message).toBe('2 isian perlu diperbaiki dahulu.')
})

it('accepts empty fields of a draft, cleans texts, and rejects a text that is too long', () => {
  const empty = { title: '', note: '' }
  expect(validateUnfinished(schema, empty)).toEqual(empty)
  const long = invalid(() => validateUnfinished(schema, { title: '', note: 'terlalu' }))
  expect(long.fieldErrors).toEqual([['note', 'Terlalu panjang.']])
  const values = { title: ' Jum\u00ada\u200bt ', note: 'a\ud83d\u00a0b' }
  expect(validateUnfinished(schema, values)).toEqual({ title: 'Jumat', note: 'a� b' })
})

it('accepts an empty number field in a draft, but rejects text in it', () => {
  const priced = v.object({ price: v.number('Harga wajib diisi dengan angka.') })
  expect(validateUnfinished(priced, { price: '' })).toEqual({ price: '' })
  const wrong = invalid(() => validateUnfinished(priced, { price: 'murah' }))
  expect(wrong.fieldErrors).toEqual([['price', 'Harga wajib diisi dengan angka.']])
})

it('keeps only the first message of each field', () => {
  const twice = v.object({ a: v.pipe(v.string(), v.minLength(3, 'satu'), v.regex(/x/, 'dua')) })
  expect(invalid(() => validate(twice, { a: 'b' })).fieldErrors).toEqual([['a', 'satu']])
})
