import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { webManifestOf, shortName } from './web-manifest'

const VILLAGE = {
  ...DEFAULT_SETTINGS,
  village_name: 'Nagari Koto "Gadang" Hilir',
  palette: 'laut',
} as const

const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/desa.firebasestorage.app/o'

it('names the installed app after its village and uses its colour', () => {
  expect(JSON.parse(webManifestOf(VILLAGE, BUCKET))).toMatchObject({
    id: '/',
    name: 'Nagari Koto "Gadang" Hilir',
    short_name: 'Koto',
    description: 'Berita, agenda, dan layanan Nagari Koto "Gadang" Hilir.',
    theme_color: '#12557A',
  })
})

interface Manifest {
  icons: { src: string; purpose?: string }[]
  screenshots: object[]
  shortcuts: { name: string; url: string; icons: { src: string }[] }[]
  share_target: object
}

const manifestOf = (changes: object) =>
  JSON.parse(webManifestOf({ ...VILLAGE, ...changes }, BUCKET)) as Manifest

it('contains shortcuts to the main pages, each with an icon', () => {
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

it('contains a monochrome icon only for the default emblem', () => {
  const purposes = (emblemurl: string) =>
    manifestOf({ emblemurl }).icons.map(({ purpose }) => purpose)
  expect(purposes('')).toEqual([undefined, 'maskable', 'monochrome'])
  expect(purposes('/v0/b/desa/o/images%2F1763700000000.png?alt=media')).toEqual([
    undefined,
    'maskable',
  ])
})

const SCREEN = `${BUCKET}/images%2F1763700000000.jpg?alt=media`

it('contains the chosen screenshots of a phone and a computer', () => {
  const urls = {
    narrowscreenshoturl: `${SCREEN}#576x1280`,
    widescreenshoturl: `${SCREEN}#1280x800`,
  }
  expect(manifestOf(urls).screenshots).toEqual([
    {
      src: SCREEN,
      sizes: '576x1280',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Nagari Koto "Gadang" Hilir di layar ponsel',
    },
    {
      src: SCREEN,
      sizes: '1280x800',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'Nagari Koto "Gadang" Hilir di layar komputer',
    },
  ])
})

it('contains no screenshot from another bucket', () => {
  const narrowscreenshoturl = `${SCREEN.replace('/desa.', '/lain.')}#576x1280`
  expect(manifestOf({ narrowscreenshoturl }).screenshots).toEqual([])
})

it('declares a share target that receives photos and texts from other apps', () => {
  expect(manifestOf({}).share_target).toEqual({
    action: '/pengaduan/dibagikan',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'photo', accept: ['image/*'] }],
    },
  })
})

it.each([
  ['Desa Maju', 'Maju'],
  ['Desa Sukamaju Kidul', 'Sukamaju'],
  ['Desa Tanah Merah', 'Tanah Merah'],
  ['Desa Adat Kuta', 'Kuta'],
  ['Nagari Panampuang', 'Panampuang'],
  ['Kalurahan Panggungharjo', 'Panggungharjo'],
  ['Negeri Hila', 'Hila'],
  ['Tiyuh Pulung Kencana', 'Pulung'],
  ['LEMBANG Nonongan', 'Nonongan'],
  ['Gampong Lam Ara', 'Lam Ara'],
  ['Desa Kampung Baru', 'Kampung Baru'],
  ['Desa', 'Desa'],
])('shortens %s to %s for the home screen', (name, short) => {
  expect(shortName(name)).toBe(short)
})
