import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { ComplaintIntro } from './complaint-intro'

const show = (settings = DEFAULT_SETTINGS) =>
  render(
    <MemoryRouter>
      <ComplaintIntro settings={settings} />
    </MemoryRouter>,
  )

it('the introduction explains how a report is processed, who can read it and when it is answered', () => {
  show({ ...DEFAULT_SETTINGS, answer_days: 3 })
  expect(screen.getByRole('heading', { name: 'Penerimaan laporan dibuka' })).toBeVisible()
  expect(screen.getByText('3 hari kerja')).toBeVisible()
  expect(screen.getByText(/^Hanya petugas pengaduan dan administrator desa/)).toBeVisible()
  expect(screen.getByText(/NIK tidak diperlukan/)).toBeVisible()
})

it('the introduction shows other contacts of the office while intake is closed', () => {
  show({
    ...DEFAULT_SETTINGS,
    complaints_open: false,
    whatsapp: '0812-0000-0001',
    phone: '(022) 1234567',
    email: 'kantor@desa.example',
  })
  expect(screen.getByRole('heading', { name: /sedang ditutup$/ })).toBeVisible()
  const chat = new URL(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '')
  expect(chat.pathname).toBe('/6281200000001')
  expect(screen.getByRole('link', { name: /Telepon/ })).toHaveAttribute('href', 'tel:0221234567')
  expect(screen.getByRole('link', { name: /E-mail/ }).getAttribute('href')).toMatch(
    /^mailto:kantor@desa\.example\?/,
  )
})

it('the introduction hides contacts that are not set', () => {
  show({ ...DEFAULT_SETTINGS, complaints_open: false })
  expect(screen.getByText(/Datang ke kantor desa/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /WhatsApp|Telepon|E-mail/ })).not.toBeInTheDocument()
})
