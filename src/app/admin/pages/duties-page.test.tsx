import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { insideSite } from '../../../../tests/support/inside-site'
import DutiesPage from './duties-page'

const firebase = vi.hoisted(() => ({
  readDocument: vi.fn<() => Promise<unknown>>(),
  readList: vi.fn<() => Promise<unknown[]>>(),
}))
vi.mock('@/lib/firebase/documents', () => firebase)
vi.mock('@/lib/firebase/count-documents', () => ({}))

beforeEach(() => {
  firebase.readDocument.mockResolvedValue({ updatedAt: '2026-11-28T00:00:00.000Z' })
  firebase.readList.mockResolvedValue([])
})

it.each([
  ['editor', '/admin/dokumen/baru'],
  ['petugas', null],
] as const)(
  'shows the role %s the state of each mandatory publication, with the link %s',
  async (role, address) => {
    render(<DutiesPage />, { wrapper: insideSite({ role }) })
    const rows = await screen.findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/^Profil: sejarah, visi dan misi ?ada/)
    const row = rows.find(({ textContent }) => textContent.startsWith('RKPDes'))!
    expect(row).toHaveTextContent('belum ada')
    const link = within(row).queryByRole('link', { name: /^Tambahkan RKPDes/ })
    expect(link?.getAttribute('href') ?? null).toBe(address)
  },
)
