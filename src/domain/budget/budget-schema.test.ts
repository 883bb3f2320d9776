import * as v from 'valibot'
import { expect, it } from 'vitest'
import { budgetLineInput } from './budget-schema'

const line = { year: 2026, id: '4.1.01', uraian: 'Sewa kios', anggaran: 100, realisasi: 0 }

const CODE = 'Kode rekening ditulis seperti 4.1.01.'

it.each<[object, string?]>([
  ...['4', '5.2.3.10', '6.1.1'].map((id): [object] => [{ id }]),
  ...['7.1', '4.', '4..1', '4.1.a', ''].map((id): [object, string] => [{ id }, CODE]),
  ...[0.5, 333_333.33, 999_999_999_999.99].map((anggaran): [object] => [{ anggaran }]),
  [{ anggaran: 0.005 }, 'Tulis paling banyak dua angka di belakang koma.'],
  [{ anggaran: -1 }, 'Tidak boleh kurang dari nol.'],
  [{ anggaran: '100' }, 'Isi dengan angka.'],
  [{ anggaran: 1_000_000_000_001 }, 'Angkanya terlalu besar.'],
])('a budget line with %j has the error: %s', (changes, message) => {
  const { issues } = v.safeParse(budgetLineInput, { ...line, ...changes })
  expect(issues?.map((issue) => issue.message)).toEqual(message && [message])
})
