import { expect, it } from 'vitest'
import { PLACE_NAMES } from './settings-input'

it.each([
  ['district', 'Kec. Giriwangi', 'Giriwangi'],
  ['district', 'KECAMATAN Giriwangi', 'Giriwangi'],
  ['district', 'Kec. Kecamatan Giriwangi', 'Giriwangi'],
  ['district', 'Kec.Giriwangi', 'Giriwangi'],
  ['district', 'Kecubung', 'Kecubung'],
  ['district', 'Distrik Sentani', 'Distrik Sentani'],
  ['district', 'Kec.', ''],
  ['regency', 'Kab. Garut', 'Kabupaten Garut'],
  ['regency', 'kab Garut', 'Kabupaten Garut'],
  ['regency', 'Kabupaten Garut', 'Kabupaten Garut'],
  ['regency', 'Kabanjahe', 'Kabanjahe'],
  ['regency', 'Kota Bandung', 'Kota Bandung'],
  ['province', 'Prov. Jawa Barat', 'Jawa Barat'],
  ['province', 'Provinsi Aceh', 'Aceh'],
  ['village_name', 'Ds. Sukamaju', 'Desa Sukamaju'],
  ['village_name', 'Pemdes Sukamaju', 'Desa Sukamaju'],
  ['village_name', 'Pemerintah Desa Sukamaju', 'Desa Sukamaju'],
  ['village_name', 'Kel. Melati', 'Kelurahan Melati'],
  ['village_name', 'Desa Desakota', 'Desa Desakota'],
  ['village_name', 'Nagari Koto Baru', 'Nagari Koto Baru'],
] as const)('normalises the %s “%s” to “%s”', (field, typed, name) => {
  expect(PLACE_NAMES[field](typed)).toBe(name)
})
