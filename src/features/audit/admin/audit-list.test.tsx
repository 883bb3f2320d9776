import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AuditEntry } from '@/domain/audit/audit-schema'
import { insideSite } from '../../../../tests/support/inside-site'
import { AuditList } from './audit-list'

const { readPage } = vi.hoisted(() => ({ readPage: vi.fn() }))
vi.mock('@/lib/firebase/documents', () => ({ readPage }))

const ENTRY: AuditEntry = {
  collection: 'news',
  document: 'a',
  title: 'Panen raya',
  action: 'update',
  fields: ['Judul', 'Isi'],
  actor: 'siti',
  at: '2026-01-01T03:00:00.000Z',
}

beforeEach(() => {
  vi.resetAllMocks()
  readPage.mockResolvedValue({ items: [ENTRY], next: null })
})

async function show(address = '/') {
  render(
    <AuditList
      people={[{ id: 'siti', name: 'Siti Aminah' }]}
      changed={({ fields = [] }) => fields}
      wayTo={({ document }) => ({ label: 'Buka', to: `/admin/berita/${document}` })}
    />,
    { wrapper: insideSite({ at: address }) },
  )
  await screen.findAllByRole('listitem')
}

it('the audit log shows the user, time, document and changed fields of each change, with a link to the document', async () => {
  await show()
  const row = screen.getByRole('listitem')
  expect(row).toHaveTextContent('Siti Aminah mengubah berita “Panen raya”: Judul, Isi')
  expect(row).toHaveTextContent('1 Jan 2026, 10.00 WIB')
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/berita/a')
})

it('the audit log queries by the chosen filters, with days in the village’s time zone', async () => {
  await show('/?koleksi=news&dari=2026-01-01&sampai=2026-01-31')
  fireEvent.change(screen.getByRole('combobox', { name: 'Oleh' }), { target: { value: 'siti' } })
  await vi.waitFor(() =>
    expect(readPage.mock.lastCall?.[0]).toMatchObject({
      where: { collection: 'news', actor: 'siti' },
      since: new Date('2025-12-31T17:00:00Z'),
      before: new Date('2026-01-31T17:00:00Z'),
    }),
  )
})

it('the audit log labels users who no longer exist as unknown', async () => {
  readPage.mockResolvedValue({ items: [{ ...ENTRY, actor: '' }], next: null })
  await show()
  expect(screen.getByRole('listitem')).toHaveTextContent('Tidak diketahui mengubah')
})

it('the audit log shows a message when no audit entry matches the filters', async () => {
  readPage.mockResolvedValue({ items: [], next: null })
  void show('/?tindakan=delete').catch(() => undefined)
  await screen.findByText('Tidak ada catatan yang cocok.')
})
