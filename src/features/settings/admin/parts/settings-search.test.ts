import { expect, it } from 'vitest'
import { settingsInput } from '@/domain/settings/settings-input'
import { SITE_SETTINGS_PARTS as PARTS } from '../fields/site-settings-parts'
import { findSettings } from './settings-search'

const found = (wanted: string) => findSettings(PARTS, wanted).map(({ label }) => label)

it('every setting belongs to exactly one part of the settings form', () => {
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
])('the search for “$0” returns $1 first', (wanted, label) => expect(found(wanted)[0]).toBe(label))

it("findSettings finds the settings of a part by the part's title", () => {
  const part = PARTS.find(({ title }) => title === 'Media sosial')
  expect(found('media sosial').sort()).toEqual(part?.fields.map(({ label }) => label).sort())
})

it('findSettings ranks labels above hints', () => {
  expect(found('telepon')[0]).toBe('Telepon')
  expect(found('alamat')).toEqual(expect.arrayContaining(['Alamat kantor', 'Alamat YouTube']))
  expect(found('alamat')[0]).toBe('Alamat kantor')
})

it('findSettings requires every word, and returns nothing for blank text', () => {
  expect(found('kode telepon')).toEqual([])
  expect(found('pos kode')).toEqual(['Kode pos'])
  expect(found('  ')).toEqual([])
})
