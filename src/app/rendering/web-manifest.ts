import { emblemAt } from '@/domain/settings/emblem'
import { PAPER, THEME_COLOURS } from '@/domain/settings/palette'
import type { Settings } from '@/domain/settings/settings'
import { shortName } from '@/domain/settings/short-name'

/** How the village's site is installed (w3.org/TR/appmanifest). */
export function webManifestOf({ village_name, palette, emblemurl }: Settings): string {
  const { large, maskable } = emblemAt(emblemurl)
  return JSON.stringify({
    // What was installed stays the same app, whatever else changes.
    id: '/',
    name: village_name,
    short_name: shortName(village_name),
    description: `Berita, agenda, dan layanan ${village_name}.`,
    lang: 'id',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: THEME_COLOURS[palette],
    categories: ['government', 'news'],
    icons: [
      { src: large, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Berita', url: '/berita' },
      { name: 'Agenda', url: '/agenda' },
    ],
  })
}
