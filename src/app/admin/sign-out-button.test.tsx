import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { entryWith, stored } from '@/lib/autosave/__mocks__/entries'
import { call, sdkError } from '@/lib/firebase/__mocks__/functions'
import { acceptEntries } from '@/services/autosave/entries'
import { insideSite } from '../../../tests/support/inside-site'
import { SignOutButton } from './sign-out-button'

vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/functions')
const { signOut } = vi.hoisted(() => ({ signOut: vi.fn(() => Promise.resolve()) }))
vi.mock('@/lib/firebase/auth', () => ({ signOut }))

it('lists unsaved input that would be lost, with a count for equal titles', async () => {
  acceptEntries('siti')
  for (const [id, caption] of ['Kerja bakti', 'Panen', 'Kerja bakti'].entries())
    stored.set(`${id}`, entryWith({ id: `${id}`, form: 'gallery', values: { caption }, at: 1 }))
  render(<SignOutButton />, { wrapper: insideSite() })
  fireEvent.click(screen.getByRole('button', { name: 'Keluar' }))
  const question = await screen.findByRole('alertdialog', { name: /^Keluar dan buang/ })
  const lines = within(question).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Kerja bakti (2)', 'Panen'])
})

it('stays signed in if the sessions on other devices could not be ended', async () => {
  stored.clear()
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  call.mockRejectedValueOnce(sdkError('internal', 'internal'))
  render(<SignOutButton everywhere />, { wrapper: insideSite() })
  const button = screen.getByRole('button', { name: 'Keluar dari semua perangkat' })
  fireEvent.click(button)
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  expect(call).toHaveBeenCalledExactlyOnceWith('users-signout', { uid: 'siti' })
  expect(signOut).not.toHaveBeenCalled()
  logged.mockClear()
  fireEvent.click(button)
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
})
