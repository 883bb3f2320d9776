import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { insideSite } from '../../../../tests/support/inside-site'
import { SiteFooter } from './site-footer'

const PLACED = { ...DEFAULT_SETTINGS, latitude: -1.1, longitude: 101.4 }

const show = (settings: Settings, at = '/kontak') =>
  render(<SiteFooter settings={settings} />, { wrapper: insideSite({ at }) })

it('links to the map of the contact page while that page is open', () => {
  show(PLACED)
  expect(screen.getByRole('link', { name: 'Lihat peta' })).toBeVisible()
})

it('offers no map if the position of the office is unknown', () => {
  show(DEFAULT_SETTINGS)
  expect(screen.queryByRole('link', { name: 'Lihat peta' })).not.toBeInTheDocument()
  expect(screen.getByText('Titik lokasi kantor belum diatur.')).toBeVisible()
})
