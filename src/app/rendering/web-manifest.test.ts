import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { webManifestOf } from './web-manifest'

const VILLAGE = {
  ...DEFAULT_SETTINGS,
  village_name: 'Nagari Koto "Gadang" Hilir',
  palette: 'laut',
} as const

it('an installed app bears the name and the colour of its village', () => {
  expect(JSON.parse(webManifestOf(VILLAGE))).toMatchObject({
    id: '/',
    name: 'Nagari Koto "Gadang" Hilir',
    short_name: 'Koto',
    description: 'Berita, agenda, dan layanan Nagari Koto "Gadang" Hilir.',
    theme_color: '#12557A',
  })
})
