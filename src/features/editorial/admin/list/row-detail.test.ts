import { expect, it } from 'vitest'
import type { DraftKind } from '@/domain/collections'
import { rowDetail } from './row-detail'

it.each<[DraftKind, Record<string, unknown>, string]>([
  [
    'agenda',
    { date: '2026-11-03', lastdate: '2026-11-03', time: '08:00', location: 'Balai desa' },
    '3 Nov 2026 · 08:00 · Balai desa',
  ],
  ['agenda', { date: '2026-11-03', lastdate: '2027-11-02' }, '3 Nov 2026 – 2 Nov 2027'],
  ['agenda', { date: 'besok', time: '' }, ''],
  ['announcements', { date: '2026-11-03', enddate: '2026-12-09' }, '3 Nov 2026 – 9 Des 2026'],
  ['apparatus', { position: 'Kepala Dusun II' }, 'Kepala Dusun II'],
  ['umkm', { seller: 'Bu Euis', price: 15_000 }, 'Bu Euis'],
  ['public_documents', { year: 2026 }, '2026'],
  ['gallery', { caption: 'Kerja bakti' }, ''],
])('rowDetail describes an item of %s with the fields %j as “%s”', (kind, values, detail) => {
  expect(rowDetail(kind, values)).toBe(detail)
})
