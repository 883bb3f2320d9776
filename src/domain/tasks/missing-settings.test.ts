import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings'
import { FILLED_SETTINGS } from '../../../tests/support/filled-settings'
import { missingSettings } from './missing-settings'

const textsOf = (settings: Partial<Settings>) =>
  missingSettings({ ...FILLED_SETTINGS, ...settings }).map(({ at, text }) => `${at}: ${text}`)

it('lists the missing identity of a new village first, then contact, hours and location', () => {
  expect(textsOf(DEFAULT_SETTINGS)).toEqual([
    '#identitas: Identitas desa belum lengkap: isi nama desa, kecamatan, kabupaten, provinsi, dan lambang.',
    '#kontak: Kontak kantor belum lengkap: isi alamat dan nomor telepon atau WhatsApp.',
    '#jam-pelayanan: Jam pelayanan belum tampil: isi hari dan jam buka.',
    '#lokasi: Peta dan waktu salat belum sesuai lokasi desa: isi titik lokasi kantor.',
  ])
  for (const { screen } of missingSettings(DEFAULT_SETTINGS)) expect(screen).toBe('settings')
})

it.each<[string, Partial<Settings>, string[]]>([
  ['all values', {}, []],
  [
    'a blank name',
    { village_name: ' ', emblemurl: '/lambang.png' },
    ['#identitas: Identitas desa belum lengkap: isi nama desa.'],
  ],
  ['only a WhatsApp number', { phone: '', whatsapp: '0812' }, []],
  [
    'the default WhatsApp number',
    { phone: '', whatsapp: DEFAULT_SETTINGS.whatsapp },
    ['#kontak: Kontak kantor belum lengkap: isi nomor telepon atau WhatsApp.'],
  ],
  [
    'a latitude without a longitude',
    { longitude: null },
    ['#lokasi: Peta dan waktu salat belum sesuai lokasi desa: isi titik lokasi kantor.'],
  ],
  ['a location on the equator', { latitude: 0 }, []],
])('lists what is missing in settings with %s', (_, settings, expected) =>
  expect(textsOf(settings)).toEqual(expected),
)
