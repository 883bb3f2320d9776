import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { entryWith, stored } from '@/lib/autosave/__mocks__/entries'
import { acceptEntries } from '@/services/autosave/entries'
import { insideSite } from '../../../tests/support/inside-site'
import { SignOutButton } from './sign-out-button'

vi.mock('@/lib/autosave/entries')

it('lists unsaved work that would be lost, and counts equal titles', async () => {
  acceptEntries('siti')
  for (const [id, caption] of ['Kerja bakti', 'Panen', 'Kerja bakti'].entries())
    stored.set(`${id}`, entryWith({ id: `${id}`, form: 'gallery', values: { caption }, at: 1 }))
  render(<SignOutButton />, { wrapper: insideSite() })
  fireEvent.click(screen.getByRole('button', { name: 'Keluar' }))
  const question = await screen.findByRole('alertdialog', { name: /^Keluar dan buang/ })
  const lines = within(question).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Kerja bakti (2)', 'Panen'])
})
