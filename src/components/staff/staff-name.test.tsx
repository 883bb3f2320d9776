import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { insideSite } from '../../../tests/support/inside-site'
import { StaffName } from './staff-name'

const { readDocument } = vi.hoisted(() => ({ readDocument: vi.fn<() => Promise<null>>() }))
vi.mock('@/lib/firebase/documents', () => ({ readDocument }))

it.each([
  ['sistem', 'otomatis'],
  ['setup', 'pemasang situs'],
  ['import', 'Impor OpenSID'],
  ['siti', 'Siti Aminah'],
  ['wati', 'mantan pengguna'],
])('shows the user id %s as %s', async (uid, name) => {
  readDocument.mockResolvedValue(null)
  render(<StaffName uid={uid} />, { wrapper: insideSite() })
  expect(await screen.findByText(name)).toBeVisible()
})
