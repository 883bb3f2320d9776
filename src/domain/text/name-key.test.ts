import { describe, expect, it } from 'vitest'
import { nameKey } from './name-key'

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
