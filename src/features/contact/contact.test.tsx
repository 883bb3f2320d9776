import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { ContactDetails } from './contact-details'
import { OfficeMap } from './office-map'

const OPEN = {
  ...DEFAULT_SETTINGS,
  service_hours: [...Array<string>(5).fill('08:00-15:00'), '', ''],
}
const PLACED = { ...DEFAULT_SETTINGS, latitude: -7.1586, longitude: 107.9142 }

function show(settings: Settings, days: { date: string; name: string }[] = []) {
  const client = testClient({ enabled: false })
  const changeMetadata = { updatedBy: 'uji', updatedAt: '2026-01-01T00:00:00.000Z' }
  client.setQueryData(
    contentList('closed_days').options.queryKey,
    days.map((day) => ({ ...day, ...changeMetadata })),
  )
  render(<ContactDetails settings={settings} />, { wrapper: insideSite({ client }) })
}

it('the contact details hide an e-mail that is still the placeholder, and hours that are not set', () => {
  show(DEFAULT_SETTINGS)
  expect(screen.getByText('(email belum diatur)')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('Jam pelayanan')).toBeNull()
})

it('the contact details link to the e-mail in the settings', () => {
  show({ ...DEFAULT_SETTINGS, email: 'kantor@desa.example' })
  expect(screen.getByRole('link', { name: 'kantor@desa.example' })).toHaveAttribute(
    'href',
    'mailto:kantor@desa.example',
  )
})

it('the contact details show the opening hours, and when the office opens again after closed days', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') })
  show(OPEN, [
    { date: '2026-11-20', name: 'Hari jadi desa' },
    { date: '2026-11-23', name: 'Cuti bersama' },
    { date: '2026-11-24', name: '' },
  ])
  expect(screen.getByText('Senin–Jumat 08:00–15:00 WIB')).toBeVisible()
  expect(screen.getByText('Sabtu dan Minggu tutup')).toBeVisible()
  expect(
    screen.getByText(
      'Sekarang tutup: Hari jadi desa. Buka hari Selasa, 24 November 2026, pukul 08:00 WIB.',
    ),
  ).toBeVisible()
})

it('the map is loaded only on request', () => {
  render(<OfficeMap settings={PLACED} />)
  expect(screen.queryByTitle(/^Peta kantor/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan peta' }))
  expect(screen.getByTitle(/^Peta kantor/)).toHaveAttribute(
    'src',
    expect.stringContaining('marker=-7.1586,107.9142'),
  )
})

it('the map is replaced with an explanation while offline, and offered again once online', () => {
  onlineManager.setOnline(false)
  render(<OfficeMap settings={PLACED} />)
  expect(screen.getByText(/^Peta belum dapat ditampilkan/)).toBeVisible()
  act(() => onlineManager.setOnline(true))
  expect(screen.getByRole('button', { name: 'Tampilkan peta' })).toBeVisible()
})

it('the map and its link are hidden without a location and an address', () => {
  render(<OfficeMap settings={DEFAULT_SETTINGS} />)
  expect(screen.getByText('Titik lokasi kantor belum diatur.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
