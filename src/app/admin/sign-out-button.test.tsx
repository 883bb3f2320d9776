import { fireEvent, render, screen, within } from '@testing-library/react'
import { ulid } from 'ulid'
import { expect, it, vi } from 'vitest'
import { stored } from '@/lib/autosave/__mocks__/entries'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { acceptEntries } from '@/services/autosave/entries'
import { insideSite } from '../../../tests/support/inside-site'
import { SignOutButton } from './sign-out-button'

vi.mock('@/lib/autosave/entries')

function store(values: AutosavedEntry['values']) {
  const entry = { id: ulid(), uid: 'siti', form: 'gallery', subject: '', values, pictures: {} }
  stored.set(entry.id, { ...entry, baseVersion: '', itemId: '', tried: [], at: 1 })
}

it('lists unsaved work that would be lost, and counts equal titles', async () => {
  acceptEntries('siti')
  for (const caption of ['Kerja bakti', 'Panen', 'Kerja bakti']) store({ caption })
  render(<SignOutButton />, { wrapper: insideSite() })
  fireEvent.click(screen.getByRole('button', { name: 'Keluar' }))
  const question = await screen.findByRole('alertdialog', { name: /^Keluar dan buang/ })
  const lines = within(question).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Kerja bakti (2)', 'Panen'])
})
