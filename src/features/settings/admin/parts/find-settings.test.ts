import { expect, it } from 'vitest'
import { settingsInput } from '@/domain/settings/settings-input'
import { findSettings } from './find-settings'
import { SITE_SETTINGS_PARTS as PARTS } from '../fields/site-settings-parts'

const found = (wanted: string) => findSettings(PARTS, wanted).map(({ label }) => label)

it('every setting stands in one part', () => {
  const names = PARTS.flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(names.sort()).toEqual(Object.keys(settingsInput.entries).sort())
})

it.each([
  ['kode pos', 'Kode pos'],
  ['KABUPATEN', 'Kabupaten atau kota'],
  ['kota', 'Kabupaten atau kota'],
  ['wa', 'WhatsApp'],
  ['obrol', 'WhatsApp'],
  ['logo', 'Lambang desa'],
  ['wib', 'Zona waktu'],
  ['jumat', 'Hari dan jam buka'],
  ['tema', 'Warna situs'],
  ['tanda terima', 'Batas waktu jawaban (hari kerja)'],
])('“%s” leads to %s first', (wanted, label) => expect(found(wanted)[0]).toBe(label))

it('the title of a part finds its settings', () => {
  expect(found('media sosial')).toHaveLength(8)
})

it('what is called so comes before what is only told of', () => {
  expect(found('telepon')[0]).toBe('Telepon')
  expect(found('alamat')).toEqual(expect.arrayContaining(['Alamat kantor', 'Alamat YouTube']))
  expect(found('alamat')[0]).toBe('Alamat kantor')
})

it('every word counts, and blanks ask for nothing', () => {
  expect(found('kode telepon')).toEqual([])
  expect(found('pos kode')).toEqual(['Kode pos'])
  expect(found('  ')).toEqual([])
})
