import { expect, it } from 'vitest'
import { itemOf } from '../../../tests/support/documents'
import { allInformation } from './information'
import { informationFinder } from './likely-information'

const document = (id: string, title: string, fields: object) =>
  itemOf('public_documents', { id, title, class: 'berkala', url: '', ...fields })

const find = informationFinder(
  allInformation(
    [
      document('a', 'Anggaran Pendapatan dan Belanja Desa 2026', { type: 'APBDes', year: 2026 }),
      document('b', 'Anggaran Pendapatan dan Belanja Desa 2024', { type: 'APBDes', year: 2024 }),
      document('c', 'Keputusan tentang kader Posyandu', { type: 'SK', year: 2026 }),
      document('d', 'Laporan pemerintahan', { type: 'LPPD', year: 2026 }),
    ],
    [itemOf('announcements', { id: 'e', title: 'Banjir', date: '2026-11-20', penting: true })],
    '2026-11-28',
    'Sekretaris Desa',
  ),
)

it.each([
  ['Saya minta salinan APBDes tahun 2024.', ['b', 'apbdes', 'a']],
  ['Mohon nama kader posyandu di desa ini', ['c']],
  ['Berapa biaya layanan surat pindah?', ['layanan', 'pembangunan']],
  ['Dokumen tahun 2026', []],
  ['', []],
  ['ader', []],
])('informationFinder finds information about the topics of “%s”', (text, ids) => {
  expect(find(text).map(({ id }) => id)).toEqual(ids)
})
