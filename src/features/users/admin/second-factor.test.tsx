import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sdkError } from '@/lib/firebase/__mocks__/functions'
import { UserFacingError } from '@/lib/errors'
import type { ConfirmOutcome } from '@/lib/firebase/own-password'
import { insideSite } from '../../../../tests/support/inside-site'
import { SecondFactor } from './second-factor'

const firebase = vi.hoisted(() => ({
  state: { isOn: false, isEmailVerified: true },
  confirmPassword: vi.fn<(password: string, code?: string) => Promise<ConfirmOutcome>>(),
  finish: vi.fn<(code: string) => Promise<'done' | 'code-wrong'>>(),
  startEnrollment: vi.fn<(issuer: string) => Promise<unknown>>(),
  sendVerification: vi.fn(() => Promise.resolve()),
}))
vi.mock('@/lib/firebase/own-password', () => firebase)
vi.mock('@/lib/firebase/second-factor', () => ({
  ...firebase,
  readSecondFactor: () => Promise.resolve({ ...firebase.state }),
  removeSecondFactor: () => {
    firebase.state.isOn = false
    return Promise.resolve()
  },
}))

beforeEach(() => {
  vi.resetAllMocks()
  firebase.state = { isOn: false, isEmailVerified: true }
  firebase.confirmPassword.mockResolvedValue('done')
  firebase.startEnrollment.mockResolvedValue({
    secret: 'ABCDEFGHIJ234567',
    url: 'otpauth://totp/Desa:siti?secret=ABCDEFGHIJ234567',
    finish: firebase.finish,
  })
  firebase.finish.mockImplementation(() => {
    firebase.state.isOn = true
    return Promise.resolve('done')
  })
})

async function open() {
  render(<SecondFactor user={{ email: 'siti@desa.test' }} />, { wrapper: insideSite() })
  await screen.findByLabelText('Kata sandi Anda')
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function start() {
  await open()
  fill('Kata sandi Anda', 'rahasia')
  press('Lanjutkan')
  await screen.findByLabelText('Kode verifikasi')
}

it('the second-factor form asks for the password, then enrolls an authenticator app by QR code, link or key', async () => {
  firebase.finish.mockResolvedValueOnce('code-wrong')
  await start()
  await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })
  expect(screen.getByRole('link', { name: 'Buka aplikasi autentikator' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^otpauth:/),
  )
  expect(screen.getByText('ABCD EFGH IJ23 4567')).toBeVisible()
  fill('Kode verifikasi', '111111')
  press('Aktifkan')
  await screen.findByText(/^Kode tidak cocok atau sudah dipakai\./)
  fill('Kode verifikasi', '222222')
  press('Aktifkan')
  await screen.findByText(/^Verifikasi dua langkah aktif\. Perangkat lain/)
  expect(screen.getByRole('button', { name: 'Matikan' })).toBeVisible()
})

it('the second-factor form keeps the QR code after a lost request, and detects a success whose response was lost', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await start()
  firebase.finish.mockRejectedValueOnce(sdkError('unavailable', ''))
  fill('Kode verifikasi', '111111')
  press('Aktifkan')
  await screen.findByText(/^Tidak ada jaringan\./)
  firebase.finish.mockImplementationOnce(() => {
    firebase.state.isOn = true
    return Promise.reject(sdkError('unavailable', ''))
  })
  press('Aktifkan')
  await screen.findByText(/^Verifikasi dua langkah aktif\. Perangkat lain/)
  logged.mockClear()
})

it('the second-factor form asks for the password again when the time for enrolling is over', async () => {
  await start()
  firebase.finish.mockRejectedValueOnce(new UserFacingError('Waktunya habis.'))
  fill('Kode verifikasi', '111111')
  press('Aktifkan')
  await screen.findByText('Waktunya habis.')
  expect(screen.getByLabelText('Kata sandi Anda')).toBeVisible()
})

it('the second-factor form shows why it rejects a password or cannot enrol a device, and preserves the password', async () => {
  await open()
  firebase.confirmPassword.mockResolvedValueOnce('wrong-password')
  fill('Kata sandi Anda', 'salah')
  press('Lanjutkan')
  await screen.findByText('Kata sandi tidak cocok.')
  firebase.startEnrollment.mockRejectedValueOnce(new UserFacingError('Situs ini belum'))
  press('Lanjutkan')
  await screen.findByText('Situs ini belum')
  expect(screen.getByLabelText('Kata sandi Anda')).toHaveValue('salah')
})

it('the second-factor form asks for password and code before it turns the second factor off', async () => {
  firebase.state.isOn = true
  firebase.confirmPassword.mockResolvedValueOnce('code-required')
  await open()
  fill('Kata sandi Anda', 'rahasia')
  press('Matikan')
  await screen.findByLabelText('Kode verifikasi')
  fill('Kode verifikasi', '333333')
  press('Matikan')
  await screen.findByText(/^Verifikasi dua langkah dimatikan\./)
  expect(firebase.confirmPassword).toHaveBeenLastCalledWith('rahasia', '333333')
  expect(screen.getByRole('button', { name: 'Lanjutkan' })).toBeVisible()
})

it('the second-factor form sends a verification link first if the e-mail is not verified', async () => {
  firebase.state.isEmailVerified = false
  render(<SecondFactor user={{ email: 'siti@desa.test' }} />, { wrapper: insideSite() })
  fireEvent.click(await screen.findByRole('button', { name: 'Kirim tautan verifikasi' }))
  await screen.findByText(/^Tautan dikirim ke siti@desa\.test\./)
  expect(firebase.sendVerification).toHaveBeenCalledOnce()
})
