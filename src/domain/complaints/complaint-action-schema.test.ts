import * as v from 'valibot'
import { expect, it } from 'vitest'
import { UNFILLED_PLACEHOLDER, complaintActionInput } from './complaint-action-schema'

const EMPTY = { step: '', reply: '', note: '', duplicateOf: '', photos: [] }

const problems = (fields: object) =>
  v
    .safeParse(complaintActionInput, { ...EMPTY, ...fields })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message])

it.each([
  [{}, 'step', 'Pilih tindakan.'],
  [{ step: 'Ditolak', reply: ' ' }, 'reply', 'Alasan wajib diisi, karena pelapor membacanya.'],
  [{ step: 'balasan' }, 'reply', 'Balasan wajib diisi.'],
  [{ step: 'balasan', reply: 'Kami teruskan ke [instansi].' }, 'reply', UNFILLED_PLACEHOLDER],
  [{ step: 'Ditolak', reply: 'Bukan kewenangan kami: [ ]' }, 'reply', UNFILLED_PLACEHOLDER],
  [{ step: 'Selesai', photos: [2] }, 'reply', 'Foto tampil bersama balasan. Tulis balasannya.'],
  [{ step: 'catatan', reply: 'Halo' }, 'note', 'Catatan wajib diisi.'],
  [{ step: 'panggilan' }, 'note', 'Catatan wajib diisi.'],
  [{ step: 'Duplikat' }, 'duplicateOf', 'Pilih laporan yang sama.'],
])('rejects the action %j because of the field %s', (fields, field, message) => {
  expect(problems(fields)).toEqual([[field, message]])
})

it.each([
  { step: 'balasan', reply: 'Kami teruskan ke PLN (Cibinong).' },
  { step: 'catatan', note: 'a', reply: 'Ke [instansi].' },
  { step: 'catatan', note: 'a', photos: [1] },
  { step: 'Diproses' },
  { step: 'Selesai' },
])('accepts the action %j', (fields) => {
  expect(problems(fields)).toBeUndefined()
})

it('complaintActionInput drops fields that the chosen action does not use', () => {
  const typed = { step: 'panggilan', note: 'Tidak diangkat.' }
  const others = { reply: 'Halo', duplicateOf: '7K3MQ2XVB9TD4R6H', photos: [1] }
  expect(v.parse(complaintActionInput, { ...typed, ...others })).toEqual({ ...EMPTY, ...typed })
})
