import { ANNOUNCEMENT_CATEGORY, NEWS_CATEGORIES } from '@/domain/news/article'
import { LIMITS } from '@/domain/limits'
import * as v from 'valibot'
import { historyPage, visionPage } from '@/domain/pages/page-content-schema'
import { attachmentsText, titleOfFile } from '@/domain/public-documents/attachment'
import { withConfirmation } from '@/domain/public-documents/pdf-file'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { picturesIn, pictureMark } from '@/domain/pictures/picture-mark'
import { wallClockIn } from '@/domain/time/date'
import { describeDroppedContent } from '@/components/form/markup/paste/dropped-content'
import { isFileName, pictureCandidates, Unusable } from './files'
import { convertHtml, type OldPicture, plainText } from './html'
import {
  type Conversion,
  isShown,
  type Item,
  pictureFields,
  shortenAtWord,
  storeFirst,
  storePdf,
  timeOf,
} from './item'
import { maskPersonalNumbers } from './report'
import { isEmpty, type Row } from './tables'

/** Types of articles by category id, for OpenSID before version 2401, which lacks the column `tipe`. */
const TYPES: Readonly<Record<string, string>> = { 999: 'statis', 1000: 'agenda', 1001: 'keuangan' }

const typeOf = (row: Row) => row['tipe'] || TYPES[row['id_kategori'] ?? ''] || 'dinamis'

/** Patterns for category names of OpenSID, each with the matching category of this site. */
const CATEGORIES: readonly (readonly [RegExp, string])[] = [
  [/pengumuman/i, ANNOUNCEMENT_CATEGORY],
  [/pembangunan|infrastruktur/i, 'Pembangunan'],
  [/kesehatan|posyandu|covid|stunting/i, 'Kesehatan'],
  [/pendidikan|paud|sekolah/i, 'Pendidikan'],
  [/produk|umkm|bumdes|ekonomi|wisata/i, 'Ekonomi'],
  [/budaya|pkk|pemuda|agama|olahraga|sosial/i, 'Sosial Budaya'],
  [/lingkungan|pertanian/i, 'Lingkungan'],
]

export const CATEGORY_CHOICES: readonly string[] = [
  ...NEWS_CATEGORIES,
  ANNOUNCEMENT_CATEGORY,
  'lewati',
]
export const PAGE_CHOICES = ['sejarah', 'visi-misi', 'berita', 'layanan', 'lewati']

const proposedCategory = (name: string) =>
  CATEGORIES.find(([words]) => words.test(name))?.[1] ?? 'Pemerintahan'

/** Maximum number of links from an article to other websites. Hacked articles have more. */
const MOST_LINKS = 10

/** Converts every article, and reports the omitted ones. */
export async function convertArticles(conversion: Conversion): Promise<Item[]> {
  const { site, report } = conversion
  const categories = new Map(
    site.rows('kategori').map((row) => [row['id'], plainText(row['kategori'] ?? '')]),
  )
  const events = new Map(site.rows('agenda').map((row) => [row['id_artikel'], row]))
  const used = new Map<string, string>()
  const items: Item[] = []
  const rows = site.rows('artikel')
  const targets = pageTargets(conversion, rows)
  report.total('Artikel', rows.length)
  for (const row of rows) {
    const title = plainText(row['judul'] ?? '') || 'Tanpa judul'
    const leaveOut = (reason: string) =>
      report.leaveOut('Artikel', `Artikel “${title}” (${row['id']}): ${reason}`)
    const time = timeOf(row['tgl_upload'], conversion)
    const day = time ? wallClockIn(conversion.zone, time).slice(0, 10) : ''
    const type = typeOf(row)
    const old = categories.get(row['id_kategori']) ?? ''
    const target = type === 'statis' ? (targets.get(row) ?? '') : ''
    const category = conversion.categories.get(old.toLowerCase()) ?? proposedCategory(old)
    if (!isShown(row['enabled']) && !conversion.takesHidden)
      leaveOut('tidak ditampilkan di situs lama')
    else if (type === 'keuangan') leaveOut('tabel keuangan; angkanya ada di APBDes')
    else if (day !== '' && day < conversion.since) leaveOut(`lebih lama dari ${conversion.since}`)
    else if (isSample(row, conversion.villageName)) leaveOut('contoh bawaan OpenSID')
    else if (type === 'dinamis' && category === 'lewati') leaveOut(`kategori ${old}`)
    else if (target === 'lewati') leaveOut('dilewati (--page)')
    else if (type === 'agenda') {
      const event = convertEvent(conversion, { row, title, event: events.get(row['id']) })
      if (event) items.push(event)
      else leaveOut('agenda lebih dari setahun lalu atau tanpa tanggal')
    } else {
      if (type === 'dinamis') used.set(old || 'tanpa kategori', category)
      const item = await convertArticle(conversion, {
        row,
        title,
        time,
        day,
        type,
        category,
        target,
      })
      if (item) items.push(item)
      else leaveOut('tidak ada isinya')
    }
  }
  for (const [old, category] of used)
    report.add(
      'changed',
      `Kategori “${old}” menjadi ${category}. Ubah dengan --category "${old}=…".`,
    )
  return items
}

/** Returns the target page of each static page: the operator's choice, or the only page with a matching title. */
function pageTargets({ pages }: Conversion, rows: readonly Row[]): Map<Row, string> {
  const titled = rows
    .filter((row) => typeOf(row) === 'statis' && isShown(row['enabled']))
    .map((row) => [row, plainText(row['judul'] ?? '')] as const)
  const targets = new Map(
    titled.map(([row, title]) => [row, pages.get(title.toLowerCase()) ?? ''] as const),
  )
  for (const [slug, words] of PAGE_TITLES) {
    const matching = titled.filter(([, title]) => words.test(title)).map(([row]) => row)
    const isChosen = [...targets.values()].includes(slug)
    if (!isChosen && matching.length === 1 && !targets.get(matching[0]!))
      targets.set(matching[0]!, slug)
  }
  return targets
}

const PAGE_TITLES = [
  ['sejarah', /\bsejarah\b/i],
  ['visi-misi', /\bvisi\b.*\bmisi\b/i],
] as const

/** Matches a heading or label such as `**Visi Desa:**`. */
const LABEL = /^\W*(?:visi|misi)\b[^:]{0,40}(?::(?:\*\*)?\s*|$)/i

function pageOf(target: string, title: string, markup: string): Item['page'] {
  if (markup !== maskPersonalNumbers(markup)) return undefined
  const lines = markup.split('\n').filter(Boolean)
  if (target === 'sejarah') {
    const page = { slug: target, title, content: { paragraphs: lines, administrative_data: [] } }
    return v.is(v.omit(historyPage, ['updatedBy', 'updatedAt']), page) ? page : undefined
  }
  if (target !== 'visi-misi') return undefined
  const texts = lines
    .filter((line) => picturesIn(line).length === 0)
    .map((line) => line.replace(/^(?:#+|[-•]|\d+[.)])\s+/, ''))
  const start = texts.findIndex((line) => /^\W*misi\b/i.test(line))
  const [vision, missions] = [texts.slice(0, start), texts.slice(start)].map((part) =>
    part
      .map((line) => line.replace(LABEL, '').replace(/^([^*]*)\*\*([^*]*)$/, '$1$2'))
      .filter((line) => /\w/.test(line)),
  )
  const content = { vision: vision!.join('\n'), missions: missions! }
  const page = { slug: target, title, content } as const
  const fits = start > 0 && content.vision !== '' && content.missions.length > 0
  return fits && v.is(v.omit(visionPage, ['updatedBy', 'updatedAt']), page) ? page : undefined
}

/** Returns whether an article is a sample of the installer. The samples are about Desa Senggigi. */
function isSample(row: Row, villageName: string): boolean {
  return /senggigi/i.test(`${row['judul']} ${row['isi']}`) && !/senggigi/i.test(villageName)
    ? (row['tgl_upload'] ?? '') < '2017'
    : false
}

interface Found {
  row: Row
  title: string
  time: Date | null
  day: string
  type: string
  category: string
  target: string
}

async function convertArticle(conversion: Conversion, found: Found): Promise<Item | null> {
  const { report, site, now } = conversion
  const { row, title, time, day, type, category, target } = found
  const of = `“${title}”`
  const text = convertHtml(row['isi'] ?? '', site.config['website'] ?? '')
  const more = [row['gambar1'], row['gambar2'], row['gambar3']].filter(isFileName)
  const markup = await withPictures(conversion, text.markup, {
    pictures: text.pictures,
    more,
    title,
  })
  const picture = await pictureFields(
    conversion,
    { name: row['gambar'], folder: 'artikel', of, alt: shortenAtWord(title, LIMITS.caption) },
    'page',
  )
  if (markup === '' && picture.imageurl === '') return null
  const lost = describeDroppedContent({ ...text.leftOut, pictures: 0 }, false)
  if (lost) report.add('changed', `${of}: ${lost.replace(/^Dari teks yang ditempel, /, '')}`)
  if (text.shortcodes > 0) report.add('changed', `${of}: kode [[…]] OpenSID dihapus.`)
  const attachments = await attachmentOf(conversion, row, title)
  const short = shortenAtWord(title, LIMITS.title)
  if (short !== title) report.add('changed', `${of}: judul dipendekkan.`)
  const plain = stripMarkup(withoutPictures(markup))
  const doubts = [
    !isShown(row['enabled']) && 'disembunyikan di situs lama',
    type === 'statis' && target !== 'berita' && STATIC,
    time !== null && time > now && 'tanggal terbitnya di masa depan',
    text.links > MOST_LINKS && `memuat ${text.links} tautan ke situs lain`,
  ].filter((doubt) => doubt !== false)
  const isAnnouncement = category === ANNOUNCEMENT_CATEGORY && type === 'dinamis'
  const slug = row['slug'] ?? ''
  const page = pageOf(target, short, markup)
  if (target === 'layanan')
    return {
      kind: 'services',
      row: `Artikel ${row['id']}`,
      time: time?.getTime() ?? UNDATED,
      title,
      data: { name: shortenAtWord(title, LIMITS.name), documents: plain, attachments },
      doubt: 'lengkapi layanannya',
    }
  return {
    kind: isAnnouncement ? 'announcements' : 'news',
    row: `Artikel ${row['id']}`,
    time: time?.getTime() ?? UNDATED,
    title,
    data: {
      title: short,
      excerpt: excerptOf(plain) || short,
      content: markup || short,
      author: conversion.author,
      date: day,
      category: type === 'statis' ? 'Pemerintahan' : category,
      ...(isAnnouncement && { enddate: '', penting: false }),
      ...picture,
      attachments,
    },
    ...(page && { page }),
    added: { views: Math.max(0, Math.trunc(Number(row['hit'])) || 0) },
    doubt: doubts.join('; '),
    ...(day !== '' && { address: { oldId: row['id'] ?? '', day, slug } }),
  }
}

const STATIC =
  'halaman statis; pilih dengan --page "Judul=…", terbitkan sebagai berita, salin ke Layanan, atau hapus'

/** Matches words of attachments that often contain personal data. Staff must confirm these before publication. */
const PERSONAL =
  /penerima|bantuan|\bblt|bansos|\bpkh|warga|penduduk|ktp|\bkk\b|\bnik\b|\bdpt\b|pemilih/i

/** Stores the PDF of an article. Returns the text of the attachments field, or '' and reports why. */
async function attachmentOf(conversion: Conversion, row: Row, title: string): Promise<string> {
  const name = row['dokumen']
  if (!isFileName(name)) return ''
  const { report } = conversion
  try {
    const address = await storePdf(conversion, name)
    const label = plainText(row['link_dokumen'] ?? '') || titleOfFile(name) || title
    const isDoubtful = PERSONAL.test(`${title} ${label} ${name}`)
    if (!isDoubtful)
      report.add('human', `“${title}”: pastikan lampiran ${name} tidak memuat data pribadi.`)
    report.count('Lampiran artikel', isDoubtful ? 'perlu dicentang' : 'dipindahkan')
    const attachment = { address: withConfirmation(address, !isDoubtful) }
    return attachmentsText([{ ...attachment, title: shortenAtWord(label, LIMITS.title) }])
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    report.leaveOut('Lampiran artikel', `Lampiran ${name} (“${title}”): ${error.message}`)
    return ''
  }
}

/** Sort time of items without a valid date. */
export const UNDATED = Date.UTC(2000, 0, 1)

const EXCERPT_WORDS = 40

function excerptOf(plain: string): string {
  const [first = ''] = plain.split('\n').filter((line) => line.trim() !== '')
  const words = first.split(/\s+/)
  const start = words.slice(0, EXCERPT_WORDS).join(' ')
  return shortenAtWord(words.length > EXCERPT_WORDS ? `${start} …` : start, LIMITS.excerpt)
}

const withoutPictures = (markup: string) =>
  markup
    .split('\n')
    .filter((line) => picturesIn(line).length === 0)
    .join('\n')

/** Replaces picture placeholders with stored pictures, and appends the pictures of other columns. */
async function withPictures(
  conversion: Conversion,
  markup: string,
  {
    pictures,
    more,
    title,
  }: { pictures: readonly OldPicture[]; more: readonly string[]; title: string },
): Promise<string> {
  const of = `“${title}”`
  const lines = []
  for (const line of [...markup.split('\n'), ...more.map((name) => `⟦${name}⟧`)]) {
    const name = /^⟦(.+)⟧$/.exec(line)?.[1]
    if (name === undefined) {
      lines.push(line)
      continue
    }
    const inText = pictures[Number(name)]
    const stored = await storeFirst(conversion, {
      candidates: inText ? [inText.path].filter(Boolean) : pictureCandidates('artikel', name),
      data: inText?.data ?? null,
      of,
    })
    if (stored)
      lines.push(
        pictureMark({ ...stored, alt: shortenAtWord(inText?.alt || title, LIMITS.caption) }),
      )
  }
  return lines.join('\n').trim()
}

const YEAR_MS = 366 * 86_400_000

/** Converts an event, or returns null if it took place more than a year ago. */
function convertEvent(
  conversion: Conversion,
  { row, title, event }: { row: Row; title: string; event: Row | undefined },
): Item | null {
  const at = timeOf(event?.['tgl_agenda'], conversion)
  if (!event || !at || at.getTime() < conversion.now.getTime() - YEAR_MS) return null
  const [date = '', time = ''] = wallClockIn(conversion.zone, at).split('T')
  const { markup } = convertHtml(row['isi'] ?? '', '')
  const plain = stripMarkup(markup.replace(/^⟦\d+⟧$/gm, '')).trim()
  const location = plainText(event['lokasi_kegiatan'] ?? '')
  return {
    kind: 'agenda',
    row: `Artikel ${row['id']}`,
    time: timeOf(row['tgl_upload'], conversion)?.getTime() ?? UNDATED,
    title,
    data: {
      title: shortenAtWord(title, LIMITS.title),
      date,
      time,
      repeat: '',
      lastdate: date,
      exceptions: '',
      location: shortenAtWord(
        isEmpty(location) ? conversion.villageName : location,
        LIMITS.location,
      ),
      description: shortenAtWord(plain, LIMITS.description),
    },
    doubt: [
      !isShown(row['enabled']) && 'disembunyikan di situs lama',
      event['tgl_agenda'] === row['tgl_upload'] &&
        'tanggal kegiatan sama dengan waktu penulisan; periksa tanggalnya',
    ]
      .filter((doubt) => doubt !== false)
      .join('; '),
  }
}
