import { HttpsError } from 'firebase-functions/https'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { parseInput } from './input'

const schema = v.object({
  name: v.pipe(
    v.string('Isi nama.'),
    v.trim(),
    v.minLength(3, 'Terlalu pendek.'),
    v.email('Aneh.'),
  ),
  places: v.array(v.object({ title: v.string('Isi judul.') })),
})

function refusal(data: unknown): unknown {
  try {
    return parseInput(schema, data)
  } catch (error) {
    return error instanceof HttpsError ? { code: error.code, details: error.details } : error
  }
}

it('parseInput returns the values that the schema produces from the input', () => {
  expect(parseInput(schema, { name: ' a@desa.test ', places: [], other: 1 })).toEqual({
    name: 'a@desa.test',
    places: [],
  })
})

it('parseInput reports the first problem of each field under the path of the field', () => {
  expect(refusal({ name: ' a ', places: [{ title: 'Balai' }, { title: 7 }, {}] })).toEqual({
    code: 'invalid-argument',
    details: {
      message: 'Periksa kembali isian Anda.',
      fields: {
        name: 'Terlalu pendek.',
        'places.1.title': 'Isi judul.',
        'places.2.title': 'Wajib diisi.',
      },
    },
  })
})

it.each([
  [undefined, 'Wajib diisi.'],
  ['teks', 'Isian ini tidak valid.'],
])('parseInput rejects the input %j with an Indonesian message: %s', (data, message) => {
  expect(refusal(data)).toMatchObject({ details: { fields: { '': message } } })
})

it('parseInput ignores inherited properties', () => {
  const inherited: unknown = Object.create({ name: 'a@desa.test', places: [] })
  const within = { name: 'a@desa.test', places: [Object.create({ title: 'Balai' }) as unknown] }
  expect(refusal(inherited)).toMatchObject({ details: { fields: { name: 'Wajib diisi.' } } })
  expect(refusal(within)).toMatchObject({
    details: { fields: { 'places.0.title': 'Wajib diisi.' } },
  })
})
