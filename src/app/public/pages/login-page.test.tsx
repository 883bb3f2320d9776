import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useSession } from '@/stores/session'
import LoginPage from './login-page'

vi.mock('@/services/session/watch-session', () => ({ watchSession: () => Promise.resolve() }))

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
