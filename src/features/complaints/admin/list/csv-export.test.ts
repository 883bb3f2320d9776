import { expect, it } from 'vitest'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { csvFields } from './csv-export'

const REPORT: Complaint = {
  id: '7K3M00000000ABCD',
  name: 'Tati Kurniasih',
  address: 'RT 02 RW 05',
  phone: '081234567890',
  category: 'infrastruktur',
  report: 'Jalan berlubang.',
  documentationurl: '',
  date: '2026-11-20T01:00:00.000Z',
  status: 'Selesai',
  receivedAt: '2026-11-20T17:30:00.000Z',
  channel: 'datang',
  assignee: 'tuti',
  duplicateOf: '',
  closedAt: '2026-11-22T02:00:00.000Z',
  anonymised: false,
  lastEntry: '',
  updatedBy: 'tuti',
  updatedAt: '2026-11-22T02:00:00.000Z',
}

const byLabel = (complaint: Complaint) =>
  Object.fromEntries(
    csvFields('Asia/Jakarta', (uid) => `nama ${uid}`).map(({ label, value }) => [
      label,
      value(complaint),
    ]),
  )

it('the CSV file of reports shows times in the village’s time zone', () => {
  expect(byLabel(REPORT)).toEqual({
    Kode: '7K3M-0000-0000-ABCD',
    Diterima: '2026-11-21 00:30',
    Status: 'Selesai',
    Kategori: 'Infrastruktur',
    Nama: 'Tati Kurniasih',
    Alamat: 'RT 02 RW 05',
    Telepon: '0812-3456-7890',
    Laporan: 'Jalan berlubang.',
    Foto: 'tidak ada',
    'Masuk lewat': 'Datang ke kantor',
    'Ditangani oleh': 'nama tuti',
    'Duplikat dari': '',
    Ditutup: '2026-11-22 09:00',
  })
})

it.each([
  ['08123456789', '0812-3456-789'],
  ['0812345678901', '0812-3456-78901'],
  ['0221234567', '0221-234567'],
  ['+62 812 3456', '+62 812 3456'],
  ['', ''],
])(
  'the CSV file of reports formats the phone number %j so that spreadsheets read it as text',
  (phone, written) => {
    expect(byLabel({ ...REPORT, phone })['Telepon']).toBe(written)
  },
)
