import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import { repairEncoding } from './encoding'
import { SqlReader } from './sql-reader'
import { isCounted, isEmpty, isShared, type Row, type TableName } from './tables'

/** Village in a dump. A combined database has several. */
interface Village {
  id: string
  name: string
}

/** Rows of one village that are imported. */
export interface OldSite {
  village: Village
  config: Row
  version: string
  zone: string
  /** True if times in `timestamp` columns are in UTC. */
  isUtc: boolean
  /** Number of texts that were encoded twice and repaired. */
  repaired: number
  /** Numbers of living residents by column and code, such as `sex 1`, and of families. */
  counts: ReadonlyMap<string, number>
  day: string
  rows: (table: TableName) => readonly Row[]
}

const UTC = /time_zone\s*=\s*['"]\+00:00/i
const START_BYTES = 64 * 1024

/** Reads a dump. Throws a message for the operator if it is unreadable, or a choice between villages is missing. */
export async function readOldSite(
  file: string,
  wanted?: string,
  takesPopulation = false,
): Promise<OldSite> {
  const start = await readStart(file)
  if (start.subarray(0, 2).toString('latin1') === 'PK')
    throw new Error('Ini berkas zip. Buka zip itu dahulu, lalu pilih berkas .sql di dalamnya.')
  if (start.toString('latin1').trimStart().startsWith('{'))
    throw new Error(
      'Berkas .sid tidak dapat dipindahkan: nomornya diacak, sehingga alamat lama menjadi salah. ' +
        'Minta cadangan .sql dari OpenSID (Database → Backup) atau dari phpMyAdmin penyedia hosting.',
    )
  if (/^(?:\xff\xfe|\xfe\xff)/.test(start.toString('latin1')))
    throw new Error(
      'Berkas ini ditulis PowerShell sebagai UTF-16, yang merusak huruf. Ulangi dengan mysqldump --result-file=cadangan.sql.',
    )
  const all = new Map<string, Row[]>()
  let repaired = 0
  const counts = new Map<string, number>()
  const reader = new SqlReader((table, row) => {
    if (isCounted(table)) {
      for (const key of countKeys(table, row)) counts.set(key, (counts.get(key) ?? 0) + 1)
      return
    }
    const fixed = Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const text = value === null ? null : repairEncoding(value)
        if (text !== value) repaired += 1
        return [column, text]
      }),
    )
    const rows = all.get(table)
    if (rows) rows.push(fixed)
    else all.set(table, [fixed])
  }, takesPopulation)
  const isZipped = start[0] === 0x1f && start[1] === 0x8b
  const stream = createReadStream(file, { highWaterMark: 1024 * 1024 })
  const bytes: AsyncIterable<Buffer> = isZipped ? stream.pipe(createGunzip()) : stream
  let head = ''
  let hasStarted = false
  try {
    for await (const chunk of bytes) {
      if (head.length < START_BYTES)
        head += chunk.subarray(0, START_BYTES - head.length).toString('latin1')
      reader.push(hasStarted ? chunk : withoutMark(chunk))
      hasStarted = true
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^Z_/.test(String(error.code)))
      throw new Error('Berkas .gz ini terpotong atau rusak. Unduh sekali lagi.', { cause: error })
    throw error
  }
  reader.end()
  const villages = (all.get('config') ?? []).map((row) => ({
    row,
    id: row['id'] ?? '',
    name: row['nama_desa'] ?? '',
  }))
  if (new Set(villages.map(({ id }) => id)).size < villages.length)
    throw new Error(
      'Berkas ini memuat lebih dari satu basis data OpenSID. Ekspor satu basis data saja, lalu ulangi.',
    )
  const { row: config, ...village } = chooseVillage(villages, wanted)
  const rows = (table: TableName) =>
    (all.get(table) ?? []).filter(({ config_id: id }) =>
      // In a combined database, OpenSID does not show content without a village.
      isEmpty(id)
        ? id === undefined || villages.length === 1 || isShared(table)
        : id === village.id,
    )
  const setting = (key: string) =>
    rows('setting_aplikasi').find((row) => row['key'] === key)?.['value'] ?? ''
  return {
    village,
    config,
    version: setting('current_version'),
    zone: setting('timezone'),
    isUtc: UTC.test(head),
    repaired,
    counts: countsOf(counts, village.id),
    day:
      /\d{4}-\d\d-\d\d/.exec(basename(file))?.[0] ??
      (await stat(file)).mtime.toISOString().slice(0, 10),
    rows,
  }
}

const withoutMark = (chunk: Buffer) =>
  chunk.subarray(0, 3).toString('latin1') === '\xef\xbb\xbf' ? chunk.subarray(3) : chunk

/** Returns the counters that a resident or a family increases, as `{village} {column} {code}`. */
function countKeys(table: string, row: Row): string[] {
  const village = row['config_id'] ?? ''
  if (table === 'tweb_keluarga') return [`${village} family`]
  if ((row['status_dasar'] ?? '1') !== '1') return []
  return ['sex', 'agama_id', 'pekerjaan_id'].map(
    (column) => `${village} ${column} ${row[column] ?? ''}`,
  )
}

function countsOf(counts: ReadonlyMap<string, number>, village: string): Map<string, number> {
  const ours = new Map<string, number>()
  for (const [key, count] of counts) {
    const [id = '', ...rest] = key.split(' ')
    if (id === '' || id === village)
      ours.set(rest.join(' '), count + (ours.get(rest.join(' ')) ?? 0))
  }
  return ours
}

function chooseVillage<One extends Village>(villages: readonly One[], wanted?: string): One {
  const matching =
    wanted === undefined
      ? villages
      : villages.filter(({ id, name }) => [id, name.toLowerCase()].includes(wanted.toLowerCase()))
  const [found, ...others] = matching
  if (found && others.length === 0) return found
  const list = villages.map(({ id, name }) => `  --village ${id}   ${name}`).join('\n')
  if (villages.length === 0)
    throw new Error('Berkas ini bukan cadangan OpenSID: tabel config tidak ada atau kosong.')
  throw new Error(`Berkas ini memuat ${villages.length} desa. Pilih satu:\n${list}`)
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
