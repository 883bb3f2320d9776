import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { itemOf } from '../../../tests/support/documents'
import { addDays, dayIn } from '@/domain/time/date'
import { contentList, contentPages } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { InformationList } from './information-list'

const TODAY = dayIn('Asia/Jakarta', new Date())
const announcement = (id: string, title: string, daysAgo: number, penting = true) =>
  itemOf('announcements', { id, title, date: addDays(TODAY, -daysAgo), penting })

const CONTENT = {
  public_documents: [
    itemOf('public_documents', {
      id: 'a',
      title: 'APBDes 2026',
      type: 'APBDes',
      class: 'berkala',
      year: 2026,
      number: '5 Tahun 2025',
      date: '2025-12-28',
      url: '/v0/b/desa/o/documents%2F1763700000000.pdf?alt=media#1300000',
    }),
    itemOf('public_documents', {
      id: 'b',
      title: 'SK PPID',
      type: 'SK',
      class: 'setiap-saat',
      year: 2024,
      form: 'cetak',
    }),
  ],
  announcements: [
    announcement('c', 'Banjir: mengungsi', 3),
    announcement('d', 'Longsor bulan lalu', 31),
    announcement('e', 'Kerja bakti', 1, false),
  ],
}

function show() {
  const client = testClient({ staleTime: Infinity })
  const { public_documents, announcements } = CONTENT
  client.setQueryData(contentList('announcements').queryKey, announcements)
  client.setQueryData(contentPages('public_documents').queryKey, {
    pages: [{ items: public_documents, next: null }],
    pageParams: [null],
  })
  render(<InformationList />, { wrapper: insideSite({ client }) })
}

const titles = (group: RegExp) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

it('the list shows documents, pages and recent important announcements by class', () => {
  show()
  expect(screen.getByRole('region', { name: 'Informasi berkala (6)' })).toBeVisible()
  expect(titles(/^Informasi berkala/).at(-1)).toMatch(
    /^APBDes 2026APBDes · 2026 · PDF · 1,2 MB \(membuka tab baru\)$/,
  )
  expect(titles(/^Informasi serta merta/)).toEqual([expect.stringMatching(/^Banjir: mengungsi/)])
  expect(screen.getByRole('link', { name: /^Visi dan misi/ })).toHaveAttribute('href', '/visi-misi')
  expect(screen.queryByRole('link', { name: /^SK PPID/ })).toBeNull()
  const row = within(screen.getByRole('row', { name: /^APBDes 2026/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Sekretaris Desa',
    'Nomor 5 Tahun 2025, 28 Des 2025',
    'Salinan digital',
    '',
  ])
})

it('the list filters by words, type, year and class, and shows the number of matches', () => {
  show()
  const words = screen.getByLabelText('Cari judul atau nomor')
  fireEvent.change(words, { target: { value: '5 tahun' } })
  expect(screen.getByText(/ informasi$/).textContent).toBe('1 dari 9 informasi')
  expect(titles(/^Informasi berkala \(1\)/)).toHaveLength(1)
  fireEvent.change(words, { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Jenis'), { target: { value: 'Keputusan kepala desa' } })
  fireEvent.change(screen.getByLabelText('Tahun'), { target: { value: '2024' } })
  expect(titles(/^Informasi setiap saat \(1\)/)).toEqual([expect.stringMatching(/di kantor desa$/)])
  fireEvent.click(screen.getByRole('button', { name: 'Berkala 0' }))
  expect(screen.getByText('Tidak ada informasi yang cocok.')).toBeVisible()
})
