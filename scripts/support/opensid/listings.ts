import { LIMITS } from '@/domain/limits'
import { isVillageHead } from '@/domain/officials/official'
import type { Stage } from '@/domain/projects/project'
import { progressText, type Step } from '@/domain/projects/steps'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { wallClockIn } from '@/domain/time/date'
import { UNDATED } from './articles'
import { isFileName, pictureCandidates, Unusable } from './files'
import { convertHtml, plainText } from './html'
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
import { isEmpty, type Row, type TableName } from './tables'

/** Time in the id of the first official. Lists show new ids first, so each further official gets an earlier time. */
const OFFICIALS = Date.UTC(2020, 0, 1)

export async function convertOfficials(conversion: Conversion): Promise<Item[]> {
  const { site, report } = conversion
  const positions = new Map(site.rows('ref_jabatan').map((row) => [row['id'], row]))
  const items: Item[] = []
  const rows = site.rows('tweb_desa_pamong')
  report.total('Aparatur', rows.length)
  for (const row of rows) {
    if (!isShown(row['pamong_status'])) {
      report.count('Aparatur', 'tidak aktif')
      continue
    }
    const named = positions.get(row['jabatan_id'])
    const position =
      named?.['jenis'] === '1' ? 'Kepala Desa' : plainText(named?.['nama'] ?? row['jabatan'] ?? '')
    const parts = [row['gelar_depan'], row['pamong_nama'], row['gelar_belakang']]
    const [before, plain, after] = parts.map((part) => (isEmpty(part) ? '' : plainText(part ?? '')))
    const name =
      plain && [[before, plain].filter(Boolean).join(' '), after].filter(Boolean).join(', ')
    const title = name || position
    const photo = isFileName(row['foto'])
      ? await storeFirst(conversion, {
          candidates: ['', 'kecil_'].map((prefix) => `upload/user_pict/${prefix}${row['foto']}`),
          of: title,
        })
      : null
    items.push({
      kind: 'apparatus',
      row: `Aparatur ${row['pamong_id']}`,
      time: OFFICIALS - (Number(row['urut']) || 999) * 60_000,
      title,
      data: {
        name: shortenAtWord(name ?? '', LIMITS.name),
        position: shortenAtWord(position, LIMITS.position),
        ishead: named ? isVillageHead({ position }) : null,
        photourl: photo?.src ?? '',
        absentuntil: '',
        welcomemessage: '',
        signatureurl: '',
      },
      doubt: name ? '' : 'namanya ada di data penduduk, yang tidak dibaca; tulis namanya',
    })
  }
  return items
}

/** Matches meaningless captions such as `IMG_2034`. */
const NO_CAPTION = /^(?:[\d\W_]*|(?:img|dsc|dscn|pxl|wa|image|foto|whatsapp image)[\W_\d].*)$/i

export async function convertGallery(conversion: Conversion): Promise<Item[]> {
  const { site, report, files } = conversion
  const rows = site.rows('gambar_gallery')
  const albums = new Map(
    rows.filter((row) => isEmpty(row['parrent'])).map((row) => [row['id'], row]),
  )
  const items: Item[] = []
  const pictures = rows.filter((row) => isFileName(row['gambar']))
  report.total('Foto galeri', pictures.length)
  for (const row of pictures) {
    const album = isEmpty(row['parrent']) ? row : albums.get(row['parrent'] ?? '')
    if (!isShown(row['enabled']) || !album || !isShown(album['enabled'])) {
      report.count('Foto galeri', HIDDEN)
      continue
    }
    const [name, albumName] = [row, album].map((one) => plainText(one['nama'] ?? ''))
    const caption =
      album === row || !NO_CAPTION.test(name ?? '')
        ? name
        : [albumName, name].filter(Boolean).join(': ')
    const title = caption || 'Galeri'
    const leaveOut = (reason: string) =>
      report.leaveOut('Foto galeri', `Foto galeri “${title}”: ${reason}`)
    if (row['jenis'] === '2') leaveOut('alamat di situs lain')
    else if (!files) leaveOut('perlu folder desa (--files)')
    else {
      const alt = shortenAtWord(title, LIMITS.caption)
      const picture = await pictureFields(conversion, {
        ...{ name: row['gambar'], folder: 'galeri', of: `galeri “${title}”`, alt },
      })
      if (picture.imageurl === '') leaveOut('berkasnya tidak ada')
      else
        items.push({
          kind: 'gallery',
          row: `Foto galeri ${row['id']}`,
          time: timeOf(row['tgl_upload'], conversion)?.getTime() ?? UNDATED,
          title,
          data: { caption: alt, ...picture },
          doubt: '',
        })
    }
  }
  return items
}

const HIDDEN = 'disembunyikan di situs lama'

const SELLER =
  'tulis nama usaha dan nomor WhatsApp setelah penjualnya setuju (data penduduk tidak dibaca)'

function shownRows(
  { site, report }: Conversion,
  noun: string,
  table: TableName,
  isPublic: (row: Row) => boolean,
): readonly Row[] {
  const rows = site.rows(table)
  report.total(noun, rows.length)
  return rows.filter((row) => {
    if (!isPublic(row)) report.count(noun, HIDDEN)
    return isPublic(row)
  })
}

export async function convertProducts(conversion: Conversion): Promise<Item[]> {
  const items: Item[] = []
  for (const row of shownRows(conversion, 'Produk', 'produk', ({ status }) => isShown(status))) {
    const title = plainText(row['nama'] ?? '')
    const discount = isEmpty(row['potongan']) ? '' : '; periksa potongan harganya'
    const unit = isEmpty(row['satuan']) ? [] : [`Satuan: ${plainText(row['satuan'] ?? '')}`]
    const text = stripMarkup(convertHtml(row['deskripsi'] ?? '', '').markup.replace(/⟦\d+⟧/g, ''))
    items.push({
      kind: 'umkm',
      row: `Produk ${row['id']}`,
      time: UNDATED + (Number(row['id']) || 0) * 1000,
      title,
      data: {
        name: shortenAtWord(title, LIMITS.name),
        description: shortenAtWord([text.trim(), ...unit].join('\n').trim(), LIMITS.description),
        price: amountOf(row['harga']),
        seller: '',
        whatsapp: '',
        ...(await pictureFields(conversion, {
          ...{
            name: firstName(row['foto']),
            folder: 'produk',
            of: `produk “${title}”`,
            alt: title,
          },
        })),
      },
      doubt: SELLER + discount,
    })
  }
  return items
}

/** Returns the first file of a column that contains one name or a JSON array of names. */
function firstName(column: string | null | undefined): string {
  const [name] = column?.trim().startsWith('[')
    ? (column.match(/(?<=")[^"]+(?=")/g) ?? [])
    : [column]
  return name ?? ''
}

/** Parses an amount in whole rupiah, with or without decimals. */
export function amountOf(column: string | null | undefined): number {
  const text = (column ?? '').replace(/[^\d.,-]/g, '')
  const decimal = /[.,](\d{1,2})$/.exec(text)
  const whole = decimal ? text.slice(0, decimal.index) : text
  const amount = Number(whole.replace(/[.,]/g, ''))
  return Math.round(amount + (decimal ? Number(`0.${decimal[1]}`) : 0)) || 0
}

const STATUSES = /^(?:|1|aktif)$/i

/** Patterns for titles, each with the type of document on this site. */
const DOCUMENT_TYPES: readonly (readonly [RegExp, string])[] = [
  [/rpjm/i, 'RPJMDes'],
  [/\brkp/i, 'RKPDes'],
  [/\bapb/i, 'APBDes'],
  [/lppd|lkppd/i, 'LPPD'],
  [/ippd/i, 'IPPD'],
]

/** Converts documents of the village to drafts, because staff must check each document for personal data. */
export async function convertDocuments(conversion: Conversion): Promise<Item[]> {
  const { report, zone, now } = conversion
  const items: Item[] = []
  const isPublic = (row: Row) =>
    isShown(row['enabled']) &&
    row['deleted'] !== '1' &&
    STATUSES.test(row['status'] ?? '') &&
    row['kategori_info_publik'] !== '4' &&
    (timeOf(row['published_at'], conversion) ?? now) <= now
  for (const row of shownRows(conversion, 'Dokumen publik', 'dokumen', isPublic)) {
    const title = plainText(row['nama'] ?? '')
    const leaveOut = (reason: string) =>
      report.leaveOut('Dokumen publik', `Dokumen “${title}”: ${reason}`)
    let url = row['tipe'] === '2' ? (row['url'] ?? '') : ''
    if (url === '') {
      try {
        url = await storePdf(conversion, row['satuan'] ?? '')
      } catch (error) {
        if (!(error instanceof Unusable)) throw error
        leaveOut(error.message)
        continue
      }
    }
    const time = timeOf(row['tgl_upload'], conversion)
    const attributes = attributesOf(row)
    const kind = { 2: 'SK', 3: 'Perdes' }[row['kategori'] ?? '']
    items.push({
      kind: 'public_documents',
      row: `Dokumen publik ${row['id']}`,
      time: time?.getTime() ?? UNDATED,
      title,
      data: {
        title: shortenAtWord(title, LIMITS.title),
        type: kind ?? DOCUMENT_TYPES.find(([words]) => words.test(title))?.[1] ?? 'lainnya',
        year: Number(row['tahun']) || Number(time && wallClockIn(zone, time).slice(0, 4)) || 0,
        ...(kind && { class: 'setiap-saat' }),
        ...attributes,
        url,
      },
      doubt: 'pastikan tidak memuat data pribadi, lalu terbitkan',
    })
  }
  return items
}

function attributesOf(row: Row): { number: string; date: string } {
  let read: Record<string, unknown> = {}
  try {
    read = Object(JSON.parse(row['attr'] || '{}')) as Record<string, unknown>
  } catch {
    // Old versions of OpenSID stored text that is not JSON.
  }
  const text = (...names: string[]) =>
    names.map((name) => read[name]).find((value) => typeof value === 'string')
  const [, day, month, year] =
    /^(\d\d)-(\d\d)-(\d{4})/.exec(text('tgl_ditetapkan', 'tgl_kep_kades') ?? '') ?? []
  const number = text('no_ditetapkan', 'no_kep_kades') ?? ''
  return { number: number.slice(0, LIMITS.number), date: day ? `${year}-${month}-${day}` : '' }
}

const placeOf = (row: Row) =>
  ['dusun', 'rw', 'rt']
    .filter((column) => !isEmpty(row[column]))
    .map(
      (column) =>
        `${PLACES[column]} ${plainText(row[column] ?? '').replace(/^(?:dusun|rw|rt)\W+/i, '')}`,
    )
    .join(' ')

const PLACES: Readonly<Record<string, string>> = { dusun: 'Dusun', rw: 'RW', rt: 'RT' }

/** Converts development projects to drafts, because this site requires more fields. */
export async function convertProjects(conversion: Conversion): Promise<Item[]> {
  const { site, zone } = conversion
  const photos = site.rows('pembangunan_ref_dokumentasi')
  const places = new Map(site.rows('tweb_wil_clusterdesa').map((row) => [row['id'], placeOf(row)]))
  const items: Item[] = []
  const isPublic = ({ status }: Row) => isShown(status)
  for (const row of shownRows(conversion, 'Pembangunan', 'pembangunan', isPublic)) {
    const title = plainText(row['judul'] ?? '')
    const of = `pembangunan “${title}”`
    const steps: Step[] = []
    for (const step of photos.filter((photo) => photo['id_pembangunan'] === row['id'])) {
      const at = timeOf(step['created_at'], conversion)
      const percent = Number.parseInt(step['persentase'] ?? '', 10)
      const stored = isFileName(step['gambar'])
        ? await storeFirst(conversion, {
            candidates: pictureCandidates('galeri', step['gambar']),
            of,
          })
        : null
      if (at && percent >= 0 && percent <= 100 && steps.length < LIMITS.steps)
        steps.push({
          day: wallClockIn(zone, at).slice(0, 10),
          percent: String(percent),
          note: shortenAtWord(plainText(step['keterangan'] ?? ''), LIMITS.stepNote),
          picture: stored && { ...stored, alt: '' },
        })
    }
    const most = Math.max(-1, ...steps.map(({ percent }) => Number(percent)))
    const stage: Stage = most < 0 ? 'rencana' : most < 100 ? 'berjalan' : 'selesai'
    const isPlaced = !isEmpty(row['lat']) && !isEmpty(row['lng'])
    const budget = amountOf(row['anggaran'])
    items.push({
      kind: 'projects',
      row: `Pembangunan ${row['id']}`,
      time: timeOf(row['created_at'], conversion)?.getTime() ?? UNDATED,
      title,
      data: {
        title: shortenAtWord(title, LIMITS.title),
        year: Number(row['tahun_anggaran']) || 0,
        stage,
        location: shortenAtWord(
          (isEmpty(row['lokasi']) ? '' : plainText(row['lokasi'] ?? '')) ||
            (places.get(row['id_lokasi']) ?? ''),
          LIMITS.location,
        ),
        coordinates: isPlaced ? `${row['lat']}, ${row['lng']}` : '',
        executor: shortenAtWord(plainText(row['pelaksana_kegiatan'] ?? ''), LIMITS.name),
        volume: shortenAtWord(plainText(row['volume'] ?? ''), LIMITS.name),
        budget,
        ...(/^\W*dana desa\W*$/i.test(row['sumber_dana'] ?? '') && { villagefund: budget }),
        realised: amountOf(row['realisasi_anggaran']),
        description: shortenAtWord(
          plainText(row['manfaat'] ?? row['keterangan'] ?? ''),
          LIMITS.excerpt,
        ),
        content: progressText(steps),
      },
      doubt: 'lengkapi bidang, tim pelaksana, sumber dana, dan tanggalnya',
    })
  }
  return items
}
