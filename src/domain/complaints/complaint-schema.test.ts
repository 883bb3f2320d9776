import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { complaint, complaintInput } from './complaint-schema'

const input = { name: 'Tati Kurniasih', address: 'RT 02 RW 05', report: 'Pembatas jembatan lepas.' }
const ID = '7K3MQ2XVB9TD4R6H'

describe('complaintInput', () => {
  it('defaults to the category infrastruktur', () => {
    expect(v.parse(complaintInput, input).category).toBe('infrastruktur')
  })

  it.each([
    ['name', '  ', 'Nama wajib diisi.'],
    ['address', '  ', 'Alamat wajib diisi.'],
    ['report', '  ', 'Isi laporan wajib diisi.'],
    ['category', 'gosip', 'Pilih kategori.'],
  ])('rejects the field %s with the value %j', (field, value, message) => {
    const { issues } = v.safeParse(complaintInput, { ...input, [field]: value })
    expect(issues?.map((issue) => issue.message)).toEqual([message])
  })
})

describe('complaint', () => {
  const stored = {
    ...input,
    id: ID,
    category: 'infrastruktur',
    documentationurl: `images/pengaduan/${ID}/1763700000000.jpg`,
    date: '2026-11-21T01:00:00.000Z',
    status: 'Baru',
    receivedAt: '2026-11-21T01:00:05.000Z',
    phone: '',
    channel: 'situs',
    assignee: '',
    duplicateOf: '',
    closedAt: null,
    anonymised: false,
    lastEntry: '',
    updatedBy: '',
    updatedAt: '2026-11-21T01:00:05.000Z',
  }

  it('accepts a photo in the folder of the report', () => {
    expect(v.is(complaint, stored)).toBe(true)
  })

  it.each([
    { documentationurl: `images/pengaduan/${ID}/1763700000000.svg` },
    { documentationurl: `images/pengaduan/${ID}/foto.jpg` },
    { documentationurl: `images/1763700000000.jpg` },
    { documentationurl: 'https://desa.example/foto.jpg' },
    { status: 'Dihapus' },
  ])('rejects a report with %j', (changes) => {
    expect(v.is(complaint, { ...stored, ...changes })).toBe(false)
  })

  it('accepts every report that firestore.rules accept, even if the form would not send it', () => {
    expect(v.is(complaint, { ...stored, name: '\u00A0', report: '🌊'.repeat(5_000) })).toBe(true)
  })
})
