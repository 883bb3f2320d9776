import * as v from 'valibot'
import { expect, it } from 'vitest'
import { budgetLineInput } from './budget-schema'

const line = { year: 2026, id: '4.1.01', uraian: 'Sewa kios', anggaran: 100, realisasi: 0 }

function messages(changes: object): string[] | undefined {
  return v.safeParse(budgetLineInput, { ...line, ...changes }).issues?.map((issue) => issue.message)
}

it.each(['4', '5.2.3.10', '6.1.1'])('takes the account code %s', (id) => {
  expect(messages({ id })).toBeUndefined()
})

it.each(['7.1', '4.', '4..1', '4.1.a', ''])('refuses the account code %j', (id) => {
  expect(messages({ id })).toEqual(['Kode rekening ditulis seperti 4.1.01.'])
})

it.each([0.5, 333_333.33, 999_999_999_999.99])('accepts the plan %s', (anggaran) => {
  expect(messages({ anggaran })).toBeUndefined()
})

it.each([
  [0.005, 'Tulis paling banyak dua angka di belakang koma.'],
  [-1, 'Tidak boleh kurang dari nol.'],
  ['100', 'Isi dengan angka.'],
  [1_000_000_000_001, 'Angkanya terlalu besar.'],
])('refuses the plan %j: %s', (anggaran, message) => {
  expect(messages({ anggaran })).toEqual([message])
})
