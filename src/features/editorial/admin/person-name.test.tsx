import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSession } from '@/stores/session'
import { insideSite } from '../../../../tests/support/inside-site'
import { PersonName } from './person-name'

const { readDocument } = vi.hoisted(() => ({ readDocument: vi.fn<() => Promise<null>>() }))
vi.mock('@/lib/firebase/documents', () => ({ readDocument }))

it.each([
  ['sistem', 'otomatis'],
  ['setup', 'pemasang situs'],
  ['siti', 'Siti Aminah'],
  ['rina', 'mantan pengguna'],
])('shows a user stored as %s as %s', async (uid, name) => {
  readDocument.mockResolvedValue(null)
  useSession.setState({
    session: {
      status: 'signed-in',
      person: { uid: 'siti', name: 'Siti Aminah', email: '', role: 'admin', avatarurl: '' },
    },
  })
  render(<PersonName uid={uid} />, { wrapper: insideSite() })
  expect(await screen.findByText(name)).toBeVisible()
})
