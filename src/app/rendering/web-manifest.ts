import { paths } from '@/domain/paths'
import { emblemAt } from '@/domain/settings/emblem'
import { PAPER, THEME_COLOURS } from '@/domain/settings/palette'
import { screenshotAt } from '@/domain/settings/screenshot'
import type { Settings } from '@/domain/settings/settings'
import { SHARED_PHOTO, SHARED_TEXTS } from '@/lib/reports/shared-content'

/** Maximum length of a name below an icon on a home screen. Launchers shorten longer names with an ellipsis. */
const LONGEST = 12

/** Matches the word for "village" before a name. It differs between provinces. */
const KIND =
  /^(desa (adat|dinas|persiapan)|desa|kelurahan|kalurahan|nagari|nagori|gampong|kampung|kampong|pekon|tiyuh|lembang|negeri|kepenghuluan|ohoi|kute|wanua) /i

/** Returns as many words of a name as fit below an icon, at least the first: `Desa Sukamaju` → `Sukamaju`. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.replace(KIND, '').split(' ')
  let short = first
  for (const word of others) {
    if (`${short} ${word}`.length > LONGEST) break
    short += ` ${word}`
  }
  return short
}

/** Shortcuts of the installed app. Each has an icon in `public/icons`. */
const SHORTCUTS = [
  ['Berita', paths.news],
  ['Agenda', paths.agenda],
  ['Pengaduan', paths.complaint],
  ['Produk', paths.products],
] as const

/** Returns the web app manifest (w3.org/TR/appmanifest). */
export function webManifestOf(settings: Settings, bucket: string): string {
  const { village_name, palette, emblemurl } = settings
  const { large, maskable, monochrome } = emblemAt(emblemurl)
  return JSON.stringify({
    // A fixed id keeps existing installations when other values change.
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
      ...(monochrome
        ? [{ src: monochrome, sizes: '512x512', type: 'image/png', purpose: 'monochrome' }]
        : []),
    ],
    shortcuts: SHORTCUTS.map(([name, url]) => ({
      name,
      url,
      icons: [
        {
          src: `/icons/shortcut-${name.toLowerCase()}.png`,
          sizes: '192x192',
          type: 'image/png',
        },
      ],
    })),
    // Data that the phone's share menu sends to the app (pwa/worker/service-worker.ts).
    share_target: {
      action: paths.shareTarget,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...SHARED_TEXTS,
        files: [{ name: SHARED_PHOTO, accept: ['image/*'] }],
      },
    },
    screenshots: screenshotsOf(settings, bucket),
  })
}

const SCREENSHOTS = [
  ['narrow', 'narrowscreenshoturl', 'ponsel'],
  ['wide', 'widescreenshoturl', 'komputer'],
] as const

/**
 * Returns the screenshots that an admin has chosen from the village's bucket. Excludes files in other buckets, whose
 * owners could replace them.
 */
function screenshotsOf(settings: Settings, bucket: string) {
  return SCREENSHOTS.flatMap(([form_factor, field, device]) => {
    const screenshot = screenshotAt(settings[field], form_factor)
    if (!screenshot?.src.startsWith(`${bucket}/`)) return []
    const { src, width, height } = screenshot
    return {
      src,
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor,
      label: `${settings.village_name} di layar ${device}`,
    }
  })
}
