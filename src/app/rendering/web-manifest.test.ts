import { existsSync } from 'node:fs'
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

interface Manifest {
  icons: { src: string; purpose?: string }[]
  shortcuts: { name: string; url: string; icons: { src: string }[] }[]
}

const manifestOf = (changes: object) =>
  JSON.parse(webManifestOf({ ...VILLAGE, ...changes })) as Manifest

it('a long press on its icon leads to what people come for, each with a picture', () => {
  const { shortcuts } = manifestOf({})
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Berita', '/berita'],
    ['Agenda', '/agenda'],
    ['Pengaduan', '/pengaduan'],
    ['Produk', '/umkm'],
  ])
  for (const { icons } of shortcuts)
    expect(icons.filter(({ src }) => existsSync(`public${src}`))).toHaveLength(1)
})

it('only the emblem of any village has a shape that stands without colours', () => {
  const purposes = (emblemurl: string) =>
    manifestOf({ emblemurl }).icons.map(({ purpose }) => purpose)
  expect(purposes('')).toEqual([undefined, 'maskable', 'monochrome'])
  expect(purposes('/v0/b/desa/o/images%2F1763700000000.png?alt=media')).toEqual([
    undefined,
    'maskable',
  ])
})
