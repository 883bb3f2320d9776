import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { UserFacingError } from '@/lib/errors'
import type { ConfirmOutcome } from '@/lib/firebase/own-password'
import { insideSite } from '../../../../tests/support/inside-site'
import { OwnPassword } from './own-password'

const { changeOwnPassword } = vi.hoisted(() => ({
  changeOwnPassword:
    vi.fn<
      (
        current: string,
        wanted: string,
        tried: Set<string>,
        code?: string,
      ) => Promise<ConfirmOutcome>
    >(),
}))
vi.mock('@/lib/firebase/own-password', () => ({ changeOwnPassword }))

const SITI = { role: 'editor', name: 'Siti Nurlaela', email: 'siti@desa.test' } as const

beforeEach(() => {
  vi.resetAllMocks()
  changeOwnPassword.mockResolvedValue('done')
  render(<OwnPassword user={SITI} />, { wrapper: insideSite() })
})

const LABELS = ['Kata sandi sekarang', 'Kata sandi baru', 'Ulangi kata sandi baru']

function change(...values: string[]) {
  LABELS.forEach((label, at) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: values[at] } }),
  )
  press()
}
const press = () => fireEvent.submit(screen.getByRole('form', { name: 'Kata sandi' }))

it('the password form replaces the password and clears its fields', async () => {
  change('lama-1234', 'teduh-1234', 'teduh-1234')
  await screen.findByText(/^Kata sandi diganti\./)
  expect(changeOwnPassword.mock.lastCall?.slice(0, 2)).toEqual(['lama-1234', 'teduh-1234'])
  for (const label of LABELS) expect(screen.getByLabelText(label)).toHaveValue('')
})

it.each([
  [['', 'teduh-1234', 'teduh-1234'], 'Kata sandi sekarang wajib diisi.'],
  [['lama-1234', 'pendek', 'pendek'], 'Kata sandi paling sedikit 8 karakter.'],
  [['lama-1234', 'siti-nurlaela', 'siti-nurlaela'], /^Kata sandi ini mudah ditebak/],
  [['lama-1234', 'teduh-1234', 'teduh-1235'], 'Kedua kata sandi baru tidak sama.'],
  [['lama-1234', 'lama-1234', 'lama-1234'], 'Kata sandi baru sama dengan yang sekarang.'],
])('the password form rejects the input %j with the message “%s”', async (values, message) => {
  change(...values)
  await screen.findByText(message)
  expect(changeOwnPassword).not.toHaveBeenCalled()
})

it('the password form shows that the current password is wrong until the user edits that field', async () => {
  changeOwnPassword.mockResolvedValue('wrong-password')
  change('salah-1234', 'teduh-1234', 'teduh-1234')
  await screen.findByText('Kata sandi sekarang tidak cocok.')
  const field = screen.getByLabelText('Kata sandi sekarang')
  expect(field).toHaveFocus()
  fireEvent.input(field, { target: { value: 'l' } })
  expect(screen.queryByText('Kata sandi sekarang tidak cocok.')).toBeNull()
})

it('the password form asks for the code of a second factor and preserves the typed passwords', async () => {
  changeOwnPassword.mockResolvedValueOnce('code-required').mockResolvedValueOnce('code-wrong')
  change('lama-1234', 'teduh-1234', 'teduh-1234')
  const field = await screen.findByLabelText('Kode verifikasi')
  expect(field).toHaveFocus()
  press()
  await screen.findByText('Isi enam angka dari aplikasi autentikator Anda.')
  fireEvent.change(field, { target: { value: '123 456' } })
  press()
  await screen.findByText(/^Kode tidak cocok atau sudah dipakai\./)
  press()
  await screen.findByText(/^Kata sandi diganti\./)
  expect(changeOwnPassword.mock.lastCall?.at(-1)).toBe('123456')
  expect(screen.queryByLabelText('Kode verifikasi')).toBeNull()
})

it('the password form sends one request on a double tap', async () => {
  change('lama-1234', 'teduh-1234', 'teduh-1234')
  press()
  await screen.findByText(/^Kata sandi diganti\./)
  expect(changeOwnPassword).toHaveBeenCalledOnce()
})

it('the password form shows the reason for a failure and preserves the input', async () => {
  changeOwnPassword.mockRejectedValueOnce(new UserFacingError('Terlalu banyak percobaan.'))
  change('lama-1234', 'teduh-1234', 'teduh-1234')
  await screen.findByText('Kata sandi belum diganti. Terlalu banyak percobaan.')
  expect(screen.getByLabelText('Kata sandi baru')).toHaveValue('teduh-1234')
})

it('the password form states after a lost response that the password may have been changed', async () => {
  changeOwnPassword.mockImplementationOnce((_, wanted, tried) => {
    tried.add(wanted)
    return Promise.reject(new UserFacingError('Tidak ada jaringan.'))
  })
  change('lama-1234', 'teduh-1234', 'teduh-1234')
  await screen.findByText(
    'Server tidak menjawab, jadi belum pasti kata sandi sudah diganti. Tidak ada jaringan.',
  )
})
