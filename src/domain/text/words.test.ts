import { expect, it, describe } from 'vitest'
import { containsWords, nameKey } from './words'

it.each([
  ['Resik Mandiri', 'resik'],
  ['Resik Mandiri', ' MANDIRI  resik '],
  ['Café Désa', 'cafe desa'],
  ['Cafe Desa', 'désa'],
  ['Apa saja', ''],
  ["Salat Jum'at", 'jumat'],
  ['Nuraini', 'nur’aini'],
  ['Warga RT 02', 'rt02'],
  ['Warga RT02', 'rt 02'],
  ['Warga Rt. 02/RW.005', 'rt02 rw005'],
])('“%s” contains the words “%s”', (text, wanted) => expect(containsWords(text, wanted)).toBe(true))

it.each([
  ['Resik Mandiri', 'resik bersih'],
  ['', 'resik'],
])('“%s” does not contain the words “%s”', (text, wanted) =>
  expect(containsWords(text, wanted)).toBe(false),
)

describe('nameKey', () => {
  it.each([
    ['Islam', '\u200bISLAM '],
    ['Belum Bekerja', 'Belum  Bekerja'],
    ['Ibu Rumah Tangga', 'Ibu\u00a0rumah tangga'],
    ['Pelajar/Mahasiswa', 'Pelajar / Mahasiswa'],
    ['Laki-laki', 'Laki – laki'],
    ['PNS/TNI', 'PNS-TNI'],
    ['Ma’ruf', "Ma'ruf"],
    ['Veri\ufb01kasi', 'verifikasi'],
    ['Luas (m²)', 'Luas (m2)'],
    ['RT 02 / RW 05', 'Rt. 02/RW05'],
  ])('returns the same key for %j and %j', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it.each([
    ['Islam', 'Islami'],
    ['Belum Bekerja', 'BelumBekerja'],
    ['0-4', '04'],
    ['TK A', 'TK B'],
    ['RT 02', 'RT 2'],
  ])('returns different keys for %j and %j', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })
})
