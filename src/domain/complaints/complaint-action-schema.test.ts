import * as v from 'valibot'
import { expect, it } from 'vitest'
import { complaintActionInput } from './complaint-action-schema'
import { UNFILLED } from './reply'

const EMPTY = { step: '', reply: '', note: '', duplicateOf: '', photos: [] }

const problems = (fields: object) =>
  v
    .safeParse(complaintActionInput, { ...EMPTY, ...fields })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message])

it.each([
  [{}, 'step', 'Pilih tindakan.'],
  [{ step: 'Ditolak', reply: ' ' }, 'reply', 'Alasan wajib diisi, karena pelapor membacanya.'],
  [{ step: 'balasan' }, 'reply', 'Balasan wajib diisi.'],
  [{ step: 'balasan', reply: 'Kami teruskan ke [instansi].' }, 'reply', UNFILLED],
  [{ step: 'Ditolak', reply: 'Bukan kewenangan kami: [ ]' }, 'reply', UNFILLED],
  [{ step: 'Selesai', photos: [2] }, 'reply', 'Foto tampil bersama balasan. Tulis balasannya.'],
  [{ step: 'catatan', reply: 'Halo' }, 'note', 'Catatan wajib diisi.'],
  [{ step: 'panggilan' }, 'note', 'Catatan wajib diisi.'],
  [{ step: 'Duplikat' }, 'duplicateOf', 'Pilih laporan yang sama.'],
])('of %j misses the %s', (fields, field, message) => {
  expect(problems(fields)).toEqual([[field, message]])
})

it('takes what is filled in, and asks nothing of a reply that is not sent', () => {
  expect(problems({ step: 'balasan', reply: 'Kami teruskan ke PLN (Cibinong).' })).toBeUndefined()
  expect(problems({ step: 'catatan', note: 'a', reply: 'Ke [instansi].' })).toBeUndefined()
  expect(problems({ step: 'catatan', note: 'a', photos: [1] })).toBeUndefined()
})

it.each(['Diproses', 'Selesai'])('%s needs no words', (step) => {
  expect(problems({ step })).toBeUndefined()
})

it('leaves out what does not belong to the step', () => {
  const typed = {
    reply: 'Halo',
    note: 'Tidak diangkat.',
    duplicateOf: '7K3MQ2XVB9TD4R6H',
    photos: [1],
  }
  expect(v.parse(complaintActionInput, { ...typed, step: 'panggilan' })).toEqual({
    step: 'panggilan',
    reply: '',
    note: 'Tidak diangkat.',
    duplicateOf: '',
    photos: [],
  })
})
