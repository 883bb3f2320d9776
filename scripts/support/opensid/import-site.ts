import { dayIn } from '@/domain/time/date'
import { settings as settingsSchema } from '@/domain/settings/settings-schema'
import { PLACE_NAMES } from '@/domain/settings/settings-input'
import * as v from 'valibot'
import type { Project } from '../backup/format'
import { CATEGORY_CHOICES, convertArticles, PAGE_CHOICES } from './articles'
import { convertBudget } from './budget'
import { openFiles } from './files'
import { convertSettings } from './identity'
import { convertPopulation } from './population'
import { type Conversion, zoneOf } from './item'
import {
  convertDocuments,
  convertGallery,
  convertOfficials,
  convertProducts,
  convertProjects,
} from './listings'
import { FileStore } from './pictures'
import { readOldSite } from './read-site'
import { Report } from './report'
import {
  undo,
  writeBudget,
  type Writing,
  writeItems,
  writePopulation,
  writeSettings,
} from './write'

export interface ImportOptions {
  sql: string
  files?: string | undefined
  village?: string | undefined
  author?: string | undefined
  since?: string | undefined
  takesHidden?: boolean
  /** Pairs of an OpenSID category and a category of this site, such as `Berita Desa=Pembangunan`. */
  categories?: readonly string[]
  pages?: readonly string[]
  takesPopulation?: boolean
  writes: boolean
  now: Date
  log: (line: string) => void
}

/** Imports a village from a dump of OpenSID into a project. Returns the report. */
export async function importSite(project: Project, options: ImportOptions): Promise<string> {
  const { firestore } = project
  const { writes, now, log } = options
  const stored = await firestore.doc('site_settings/1').get()
  if (!stored.exists) throw new Error('Situs ini belum disiapkan. Jalankan npm run setup dahulu.')
  const categories = choicesIn(options.categories, CATEGORY_CHOICES)
  const pages = choicesIn(options.pages, PAGE_CHOICES)
  log('Membaca berkas SQL …')
  const site = await readOldSite(options.sql, options.village, options.takesPopulation)
  const report = new Report()
  const files = options.files === undefined ? null : await openFiles(options.files)
  const store = new FileStore(project, writes)
  const villageName = PLACE_NAMES.village_name(`Desa ${site.village.name.replace(/^desa\s+/i, '')}`)
  const conversion: Conversion = {
    site,
    zone: zoneOf(site.zone, v.parse(settingsSchema, stored.data()).time_zone),
    villageName,
    author: options.author ?? `Pemerintah ${villageName}`,
    files,
    store,
    report,
    now,
    since: options.since ?? '',
    takesHidden: options.takesHidden ?? false,
    categories,
    pages,
  }
  const writing: Writing = { firestore, writes, report }
  try {
    const items = []
    for (const [noun, convert] of CONVERSIONS) {
      log(`${noun} …`)
      items.push(...(await convert(conversion)))
    }
    log(writes ? 'Menulis …' : 'Memeriksa …')
    await writeSettings(writing, await convertSettings(conversion, stored.data() ?? {}))
    await writeItems(writing, items)
    await writeBudget(writing, convertBudget(site, report))
    await writePopulation(writing, convertPopulation(site), site.day)
  } finally {
    files?.close()
    await store.close()
  }
  if (!files) report.add('human', 'Ulangi dengan --files agar gambar dan dokumen ikut pindah.')
  report.add('human', PRINTED_CODES)
  report.add('human', COMPLAINTS)
  return report.text(`Laporan pindah dari OpenSID: ${villageName}`, [
    `Tujuan: proyek ${project.projectId}${writes ? '' : ' (percobaan, tidak ada yang ditulis)'}`,
    `Tanggal: ${dayIn(conversion.zone, now)}`,
    `OpenSID versi ${site.version || 'tidak diketahui'}`,
    ...(site.repaired > 0 ? [`${site.repaired} teks dengan huruf rusak diperbaiki`] : []),
  ])
}

const CONVERSIONS = [
  ['Artikel', convertArticles],
  ['Aparatur', convertOfficials],
  ['Galeri', convertGallery],
  ['Produk', convertProducts],
  ['Dokumen', convertDocuments],
  ['Pembangunan', convertProjects],
] as const

const PRINTED_CODES =
  'Kode QR pada surat yang dicetak OpenSID (/v/…, /c1/…, /verifikasi-surat/…) tidak berlaku lagi begitu domain berpindah. ' +
  'Beri tahu kantor desa.'
const COMPLAINTS =
  'Pengaduan, surat, serta nama dan NIK penduduk tidak dibaca. Selesaikan pengaduan yang masih terbuka di situs lama.'

/** Parses choices such as `Old name=New name`. Returns them by the old name in lower case. */
function choicesIn(
  options: readonly string[] | undefined,
  choices: readonly string[],
): Map<string, string> {
  return new Map(
    options?.map((option) => {
      const [, old = '', wanted = ''] = /^(.*)=(.*)$/s.exec(option) ?? []
      const choice = choices.find((one) => one.toLowerCase() === wanted.trim().toLowerCase())
      if (choice === undefined)
        throw new Error(`“${option}” tidak dikenal. Sesudah “=”: ${choices.join(', ')}.`)
      return [old.trim().toLowerCase(), choice] as const
    }),
  )
}

/** Deletes imported content that nobody has changed. Returns the report. */
export async function undoImport(project: Project, writes: boolean): Promise<string> {
  const report = new Report()
  await undo({ firestore: project.firestore, writes, report })
  return report.text('Laporan pembatalan impor', [
    'Yang sudah diubah pengelola dibiarkan. Gambar yang tidak dipakai lagi terhapus sendiri setelah 30 hari.',
  ])
}
