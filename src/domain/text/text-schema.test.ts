import * as v from 'valibot'
import { expect, it } from 'vitest'
import { optionalText, optionalUrl, requiredText } from './text-schema'

const title = requiredText('Judul', 1500)
const description = optionalText('Keterangan', 5)
const picture = optionalUrl('Gambar', 60)

it.each([
  ['requiredText', title, ' \u200bPos\u00adyandu\u00a0😀 ', 'Posyandu 😀'],
  ['requiredText', title, `${'a\u00ad'.repeat(1500)}   `, 'a'.repeat(1500)],
  ...[undefined, '', '-', ' – '].map((value) => ['optionalText', description, value, ''] as const),
  ...[undefined, '', '  ', '-'].map((value) => ['optionalUrl', picture, value, ''] as const),
  ['optionalUrl', picture, '/v0/b/desa/o/images%2F1.jpg', '/v0/b/desa/o/images%2F1.jpg'],
  [
    'optionalUrl',
    picture,
    '\u2068https://desa.id/pengu\u00admuman\u200b',
    'https://desa.id/pengumuman',
  ],
] as const)('%s cleans its text (case %#)', (_, schema, value, clean) => {
  expect(v.parse(schema, value)).toBe(clean)
})

it.each([
  ...[undefined, '', ' \n ', '\u200b\u3164'].map(
    (value) => ['requiredText', title, value, 'Judul wajib diisi.'] as const,
  ),
  ['requiredText', title, 'a'.repeat(1501), 'Judul paling banyak 1.500 karakter.'],
  ['requiredText', title, 'ﬁ'.repeat(751), 'Judul paling banyak 1.500 karakter.'],
  ['optionalText', description, 7, 'Keterangan harus berupa teks.'],
  ['optionalText', description, 'abcdef', 'Keterangan paling banyak 5 karakter.'],
  ['optionalUrl', picture, 'javascript:alert(1)', 'Gambar harus diawali https://.'],
  ['optionalUrl', picture, `https://desa.example/${'a'.repeat(60)}`, 'Gambar terlalu panjang.'],
] as const)('%s rejects invalid text (case %#)', (_, schema, value, problem) => {
  expect(v.safeParse(schema, value).issues?.[0].message).toBe(problem)
})
