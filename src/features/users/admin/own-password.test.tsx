import { fireEvent, render, screen } from '@testing-library/react'
import { FirebaseError } from 'firebase/app'
import { beforeEach, expect, it, vi } from 'vitest'
import { OwnPassword } from './own-password'

const auth = vi.hoisted(() => ({
  signInAgain: vi.fn<(password: string) => Promise<void>>(),
  setOwnPassword: vi.fn<(password: string) => Promise<void>>(),
}))
vi.mock('@/lib/firebase/auth', () => auth)

/** What the account has. */
let present = 'lama-1234'
const wrong = () => Promise.reject(new FirebaseError('auth/invalid-credential', ''))

beforeEach(() => {
  vi.resetAllMocks()
  present = 'lama-1234'
  auth.signInAgain.mockImplementation((password) =>
    password === present ? Promise.resolve() : wrong(),
  )
  auth.setOwnPassword.mockImplementation((password) => {
    present = password
    return Promise.resolve()
  })
  render(<OwnPassword email="siti@desa.test" />)
})

const LABELS = ['Kata sandi sekarang', 'Kata sandi baru', 'Ulangi kata sandi baru']

function change(...values: string[]) {
  LABELS.forEach((label, at) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: values[at] } }),
  )
  press()
}
const press = () => fireEvent.submit(screen.getByRole('form', { name: 'Kata sandi' }))

it('replaces the password and empties the form', async () => {
  change('lama-1234', 'baru-1234', 'baru-1234')
  await screen.findByText(/^Kata sandi diganti\./)
  expect(present).toBe('baru-1234')
  for (const label of LABELS) expect(screen.getByLabelText(label)).toHaveValue('')
})

it.each([
  [['', 'baru-1234', 'baru-1234'], 'Kata sandi sekarang wajib diisi.'],
  [['lama-1234', 'pendek', 'pendek'], 'Kata sandi paling sedikit 8 karakter.'],
  [['lama-1234', 'baru-1234', 'baru-1235'], 'Kedua kata sandi baru tidak sama.'],
  [['lama-1234', 'lama-1234', 'lama-1234'], 'Kata sandi baru sama dengan yang sekarang.'],
])('%j: %s', async (values, message) => {
  change(...values)
  await screen.findByText(message)
  expect(auth.signInAgain).not.toHaveBeenCalled()
})

it('says at the field that the present one is wrong, and changes nothing', async () => {
  change('salah-1234', 'baru-1234', 'baru-1234')
  await screen.findByText('Kata sandi sekarang tidak cocok.')
  expect(screen.getByLabelText('Kata sandi sekarang')).toHaveFocus()
  expect(auth.setOwnPassword).not.toHaveBeenCalled()
})

it('a double tap asks once', async () => {
  change('lama-1234', 'baru-1234', 'baru-1234')
  press()
  await screen.findByText(/^Kata sandi diganti\./)
  expect(auth.setOwnPassword).toHaveBeenCalledOnce()
})

it('keeps what was typed without network, and knows its own try whose answer was lost', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  auth.setOwnPassword.mockImplementationOnce((password) => {
    present = password
    return Promise.reject(new FirebaseError('auth/network-request-failed', ''))
  })
  change('lama-1234', 'baru-1234', 'baru-1234')
  await screen.findByText(/^Kata sandi belum diganti\. Tidak ada jaringan/)
  expect(screen.getByLabelText('Kata sandi baru')).toHaveValue('baru-1234')
  press()
  await screen.findByText(/^Kata sandi diganti\./)
  expect(auth.setOwnPassword).toHaveBeenCalledOnce()
  logged.mockClear()
})

it('says when it was tried too often', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  auth.signInAgain.mockRejectedValue(new FirebaseError('auth/too-many-requests', ''))
  change('lama-1234', 'baru-1234', 'baru-1234')
  await screen.findByText(/Terlalu banyak percobaan/)
  logged.mockClear()
})
