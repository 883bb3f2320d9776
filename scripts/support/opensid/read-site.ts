import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { repairEncoding } from './encoding'
import { SqlReader } from './sql-reader'
import { isEmpty, type Row, type TableName } from './tables'

/** Village in a dump. A combined database has several. */
interface Village {
  id: string
  name: string
}

/** Kept rows of one village. */
export interface OldSite {
  village: Village
  config: Row
  version: string
  zone: string
  /** True if times in `timestamp` columns are in UTC. */
  isUtc: boolean
  /** Number of repaired texts that were encoded twice. */
  repaired: number
  rows: (table: TableName) => readonly Row[]
}

const UTC = /time_zone\s*=\s*['"]\+00:00/i
const START_BYTES = 64 * 1024

/** Reads a dump. Throws for the operator if it cannot be read, or contains several villages and none is chosen. */
export async function readOldSite(file: string, wanted?: string): Promise<OldSite> {
  const start = await readStart(file)
  if (start.subarray(0, 2).toString('latin1') === 'PK')
    throw new Error('Ini berkas zip. Buka zip itu dahulu, lalu pilih berkas .sql di dalamnya.')
  if (start.toString('latin1').trimStart().startsWith('{'))
    throw new Error(
      'Berkas .sid tidak dapat dipindahkan: nomornya diacak, sehingga alamat lama menjadi salah. ' +
        'Minta cadangan .sql dari OpenSID (Database → Backup) atau dari phpMyAdmin penyedia hosting.',
    )
  const all = new Map<string, Row[]>()
  let repaired = 0
  const reader = new SqlReader((table, row) => {
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
  })
  const isZipped = start[0] === 0x1f && start[1] === 0x8b
  const stream = createReadStream(file, { highWaterMark: 1024 * 1024 })
  const bytes: AsyncIterable<Buffer> = isZipped ? stream.pipe(createGunzip()) : stream
  let head = ''
  try {
    for await (const chunk of bytes) {
      if (head.length < START_BYTES)
        head += chunk.subarray(0, START_BYTES - head.length).toString('latin1')
      reader.push(chunk)
    }
  } catch (error) {
    if (error instanceof Error && /unexpected end of file|incorrect/.test(error.message))
      throw new Error('Berkas .gz ini terpotong. Unduh sekali lagi.', { cause: error })
    throw error
  }
  reader.end()
  const villages = (all.get('config') ?? []).map((row) => ({
    row,
    id: row['id'] ?? '',
    name: row['nama_desa'] ?? '',
  }))
  const { row: config, ...village } = chooseVillage(villages, wanted)
  const isOurs = (row: Row) => isEmpty(row['config_id']) || row['config_id'] === village.id
  const rows = (table: TableName) => (all.get(table) ?? []).filter(isOurs)
  const setting = (key: string) =>
    rows('setting_aplikasi').find((row) => row['key'] === key)?.['value'] ?? ''
  return {
    village,
    config,
    version: setting('current_version'),
    zone: setting('timezone'),
    isUtc: UTC.test(head),
    repaired,
    rows,
  }
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
