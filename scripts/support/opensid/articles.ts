import { ANNOUNCEMENT_CATEGORY, NEWS_CATEGORIES } from '@/domain/news/article'
import { LIMITS } from '@/domain/limits'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { picturesIn, pictureMark } from '@/domain/pictures/picture-mark'
import { wallClockIn } from '@/domain/time/date'
import { describeDroppedContent } from '@/components/form/markup/paste/dropped-content'
import { isFileName, pictureCandidates } from './files'
import { convertHtml, type OldPicture, plainText } from './html'
import {
  type Conversion,
  isShown,
  type Item,
  pictureFields,
  shortenAtWord,
  storeFirst,
  timeOf,
} from './item'
import { isEmpty, type Row } from './tables'

/** Types of articles before the column `tipe` (2401), by category. */
const TYPES: Readonly<Record<string, string>> = { 999: 'statis', 1000: 'agenda', 1001: 'keuangan' }

const typeOf = (row: Row) => row['tipe'] || TYPES[row['id_kategori'] ?? ''] || 'dinamis'

/** Words of old categories, and ours. */
const CATEGORIES: readonly (readonly [RegExp, string])[] = [
  [/pengumuman/i, ANNOUNCEMENT_CATEGORY],
  [/pembangunan|infrastruktur/i, 'Pembangunan'],
  [/kesehatan|posyandu|covid|stunting/i, 'Kesehatan'],
  [/pendidikan|paud|sekolah/i, 'Pendidikan'],
  [/produk|umkm|bumdes|ekonomi|wisata/i, 'Ekonomi'],
  [/budaya|pkk|pemuda|agama|olahraga|sosial/i, 'Sosial Budaya'],
  [/lingkungan|pertanian/i, 'Lingkungan'],
]

/** Choices of the operator for an old category. */
export const CATEGORY_CHOICES: readonly string[] = [
  ...NEWS_CATEGORIES,
  ANNOUNCEMENT_CATEGORY,
  'lewati',
]

const proposedCategory = (name: string) =>
  CATEGORIES.find(([words]) => words.test(name))?.[1] ?? 'Pemerintahan'

/** Maximum number of links to other sites. Hacked articles have more. */
const MOST_LINKS = 10

/** Converts every article, and lists what is left out. */
export async function convertArticles(conversion: Conversion): Promise<Item[]> {
  const { site, report } = conversion
  const categories = new Map(site.rows('kategori').map((row) => [row['id'], row['kategori'] ?? '']))
  const events = new Map(site.rows('agenda').map((row) => [row['id_artikel'], row]))
  const used = new Map<string, string>()
  const items: Item[] = []
  for (const row of site.rows('artikel')) {
    const title = plainText(row['judul'] ?? '') || 'Tanpa judul'
    const leaveOut = (reason: string) =>
      report.leaveOut('Artikel', `Artikel “${title}” (${row['id']}): ${reason}`)
    const time = timeOf(row['tgl_upload'], conversion)
    const day = time ? wallClockIn(conversion.zone, time).slice(0, 10) : ''
    const type = typeOf(row)
    const old = plainText(categories.get(row['id_kategori']) ?? '')
    const category = conversion.categories.get(old.toLowerCase()) ?? proposedCategory(old)
    if (!isShown(row['enabled']) && !conversion.takesHidden)
      leaveOut('tidak ditampilkan di situs lama')
    else if (type === 'keuangan') leaveOut('tabel keuangan; angkanya ada di APBDes')
    else if (day !== '' && day < conversion.since) leaveOut(`lebih lama dari ${conversion.since}`)
    else if (isSample(row, conversion.villageName)) leaveOut('contoh bawaan OpenSID')
    else if (type === 'dinamis' && category === 'lewati') leaveOut(`kategori ${old}`)
    else if (type === 'agenda') {
      const event = convertEvent(conversion, { row, title, event: events.get(row['id']) })
      if (event) items.push(event)
      else leaveOut('agenda lebih dari setahun lalu atau tanpa tanggal')
    } else {
      if (type === 'dinamis') used.set(old || 'tanpa kategori', category)
      const item = await convertArticle(conversion, { row, title, time, day, type, category })
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

/** The installer's articles are about Desa Senggigi. */
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
}

async function convertArticle(conversion: Conversion, found: Found): Promise<Item | null> {
  const { report, site, now } = conversion
  const { row, title, time, day, type, category } = found
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
  if (isFileName(row['dokumen']))
    report.add('human', `${of}: periksa lampiran ${row['dokumen']}, lalu unggah sendiri.`)
  const short = shortenAtWord(title, LIMITS.title)
  if (short !== title) report.add('changed', `${of}: judul dipendekkan.`)
  const plain = stripMarkup(withoutPictures(markup))
  const doubts = [
    !isShown(row['enabled']) && 'disembunyikan di situs lama',
    type === 'statis' && 'halaman statis; terbitkan sebagai berita, salin ke Layanan, atau hapus',
    time !== null && time > now && 'tanggal terbitnya di masa depan',
    /(?<!\d)\d{16}(?!\d)/.test(plain) && 'tampaknya memuat NIK; hapus data pribadinya',
    text.links > MOST_LINKS && `memuat ${text.links} tautan ke situs lain`,
  ].filter((doubt) => doubt !== false)
  const isAnnouncement = category === ANNOUNCEMENT_CATEGORY && type === 'dinamis'
  const slug = row['slug'] ?? ''
  return {
    kind: isAnnouncement ? 'announcements' : 'news',
    row: `artikel ${row['id']}`,
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
    },
    added: { views: Math.max(0, Math.trunc(Number(row['hit'])) || 0) },
    doubt: doubts.join('; '),
    ...(day !== '' && { address: { oldId: row['id'] ?? '', day, slug } }),
  }
}

/** Time of items without a valid date. */
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

/** Replaces the placeholders of pictures by marks, and adds the pictures of columns at the end. */
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

/** Converts an event of the last twelve months or the future. */
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
    row: `artikel ${row['id']}`,
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
