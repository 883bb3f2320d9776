import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { SignInOutcome } from '@/lib/firebase/auth'
import { useSession } from '@/stores/session'
import { insideSite } from '../../../../tests/support/inside-site'
import LoginPage from './login-page'

vi.mock('@/services/session/watch-session', () => ({ watchSession: () => Promise.resolve() }))

const { signIn } = vi.hoisted(() => ({
  signIn: vi.fn<(email: string, password: string, code?: string) => Promise<SignInOutcome>>(),
}))
vi.mock('@/lib/firebase/auth', () => ({ signIn }))

const EDITOR = {
  uid: 'e',
  name: 'Siti',
  email: 'e@desa.test',
  role: 'editor',
  avatarurl: '',
} as const

const Address = () => <output>{Object.values(useLocation()).slice(0, 2).join('')}</output>

/** Returns the path to which a signed-in user is redirected by a login link with these parameters. */
function arrival(search: Record<string, string>): string {
  useSession.setState({ session: { status: 'signed-in', person: EDITOR } })
  const { unmount } = render(
    <MemoryRouter initialEntries={[`/login?${new URLSearchParams(search)}`]}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  )
  const address = screen.getByRole('status').textContent
  unmount()
  return address
}

it('returns to the requested admin page after signing in', () => {
  expect(arrival({ kembali: '/admin/berita?status=terbit' })).toBe('/admin/berita?status=terbit')
})

it.each([
  '//jahat.example',
  'https://jahat.example/admin',
  '/\\jahat.example',
  '/admin/../..//jahat.example',
  '/admin/\\..\\..\\jahat.example',
  '/admin/%2e%2e/%2e%2e/jahat.example',
  'javascript:ran.push("kembali")',
  '/berita',
])('stays in the admin area if a link requests a return to %s', (kembali) => {
  expect(arrival({ kembali, next: kembali, redirect: kembali, url: kembali })).toBe('/admin')
})

it('asks for the code of a second factor, and keeps e-mail and password while the code is wrong', async () => {
  useSession.setState({ session: { status: 'signed-out' } })
  render(<LoginPage />, { wrapper: insideSite() })
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = () => fireEvent.submit(screen.getByRole('form', { name: 'Login' }))
  signIn.mockResolvedValueOnce('code-required').mockResolvedValueOnce('code-wrong')
  signIn.mockResolvedValue('done')
  fill('E-mail', 'siti@desa.test')
  fill('Kata sandi', 'rahasia')
  press()
  const field = await screen.findByLabelText('Kode verifikasi')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByLabelText('Kata sandi')).not.toBeVisible()
  press()
  await screen.findByText('Isi enam angka dari aplikasi autentikator Anda.')
  fill('Kode verifikasi', '111 111')
  press()
  await screen.findByText(/^Kode tidak cocok atau sudah dipakai\./)
  fill('Kode verifikasi', '222222')
  press()
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(3))
  expect(signIn.mock.calls).toEqual([
    ['siti@desa.test', 'rahasia', undefined],
    ['siti@desa.test', 'rahasia', '111111'],
    ['siti@desa.test', 'rahasia', '222222'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Kembali ke kata sandi' }))
  expect(screen.getByLabelText('Kata sandi')).toBeVisible()
})
