import * as v from 'valibot'
import { leafLines } from '@/domain/budget/budget'
import { type BudgetLine, budgetLineInput } from '@/domain/budget/budget-schema'
import { withHeadings, withSums } from '@/domain/budget/budget-lines'
import { shortenAtWord } from './item'
import { plainText } from './html'
import { amountOf } from './listings'
import { LIMITS } from '@/domain/limits'
import type { OldSite } from './read-site'
import type { Report } from './report'
import { isEmpty } from './tables'

type Line = Pick<BudgetLine, 'year' | 'id' | 'uraian' | 'anggaran' | 'realisasi'>

const NOUN = 'Baris anggaran'

/** Returns each year's budget: OpenSID's lines of the lowest level, and headings with sums. Counts each line once. */
export function convertBudget(site: OldSite, report: Report): Map<number, Line[]> {
  const [manual, yearly] = [manualLines(site), yearLines(site, report)]
  const tables = ['keuangan_manual_rinci', 'keuangan'] as const
  report.total(
    NOUN,
    tables.reduce((sum, table) => sum + site.rows(table).length, 0),
  )
  const newer = new Set(yearly.filter(hasAmount).map(({ year }) => year))
  const years = new Map<number, Map<string, Line>>()
  const add = (line: Line) => {
    const parsed = v.safeParse(budgetLineInput, line)
    if (!hasAmount(line)) report.count(NOUN, 'nol')
    else if (!parsed.success)
      report.leaveOut(NOUN, `Anggaran ${line.year} ${line.id}: ${parsed.issues[0].message}`)
    else {
      const lines = years.get(line.year) ?? new Map<string, Line>()
      const before = lines.get(line.id)
      if (before) report.count(NOUN, 'dijumlahkan ke baris yang sama')
      lines.set(line.id, before ? sumOf(before, parsed.output) : parsed.output)
      years.set(line.year, lines)
    }
  }
  for (const line of manual)
    if (newer.has(line.year)) report.count(NOUN, 'diganti tabel yang lebih baru')
    else add(line)
  for (const line of yearly) add(line)
  return new Map(
    [...years].map(([year, byCode]) => {
      const lines = [...byCode.values()]
      // `withHeadings` does not recognise the headings of lines that have a year.
      const leaves = leafLines(lines).map(withoutYear)
      for (const _ of leaves) report.count(NOUN, 'dipakai')
      for (const _ of lines.slice(leaves.length)) report.count(NOUN, 'jumlah, dihitung sendiri')
      return [year, withSums(withHeadings(leaves)).map((line) => ({ ...line, year }))]
    }),
  )
}

const hasAmount = ({ anggaran, realisasi }: Line) => anggaran !== 0 || realisasi !== 0

const sumOf = (one: Line, other: Line): Line => ({
  ...one,
  anggaran: one.anggaran + other.anggaran,
  realisasi: one.realisasi + other.realisasi,
})

const withoutYear = ({ id, uraian, anggaran, realisasi }: Line) => ({
  id,
  uraian,
  anggaran,
  realisasi,
})

const FIELDS: Readonly<Record<string, string>> = {
  1: 'Bidang Penyelenggaraan Pemerintahan Desa',
  2: 'Bidang Pelaksanaan Pembangunan Desa',
  3: 'Bidang Pembinaan Kemasyarakatan Desa',
  4: 'Bidang Pemberdayaan Masyarakat Desa',
  5: 'Bidang Penanggulangan Bencana, Keadaan Darurat, dan Mendesak Desa',
}

/** Returns the lines that villages entered by hand until 2024. Spending has one sum for each area (bidang). */
function manualLines(site: OldSite): Line[] {
  return site.rows('keuangan_manual_rinci').flatMap((row) => {
    const [, field] = /^\d+\.\d+\.0?(\d)\b/.exec(row['Kd_Keg'] ?? '') ?? []
    const [, code = '', label = ''] = /^([\d.]+?)\.?\s+(.+)$/.exec(row['Kd_Rincian'] ?? '') ?? []
    const isSpending = (row['Kd_Akun'] ?? '').startsWith('5')
    const id = isSpending ? `5.${field ?? ''}` : code
    return {
      year: Number(row['Tahun']),
      id,
      uraian: isSpending ? (FIELDS[field ?? ''] ?? '') : plainText(label),
      anggaran: amountOf(row['Nilai_Anggaran']),
      realisasi: amountOf(row['Nilai_Realisasi']),
    }
  })
}

/** Returns lines of the tables since 2501. Until 2504, spending was grouped by economic class, unlike on this site. */
function yearLines(site: OldSite, report: Report): Line[] {
  const labels = new Map(
    site.rows('keuangan_template').map((row) => [row['uuid'], plainText(row['uraian'] ?? '')]),
  )
  const isByField = /bidang|pemerintahan/i.test(labels.get('5.1') ?? '')
  const lines = site.rows('keuangan').flatMap((row) => {
    const code = row['template_uuid'] ?? ''
    const isSpendingByType = code.startsWith('5') && !isByField
    const outcome = isSpendingByType ? 'belanja menurut jenis' : 'tanpa kode'
    if (isEmpty(code) || isSpendingByType) {
      report.count(NOUN, outcome)
      return []
    }
    return {
      year: Number(row['tahun']),
      id: code.replace(/-\d+$/, ''),
      uraian: shortenAtWord(labels.get(code) || `Rekening ${code}`, LIMITS.accountDescription),
      anggaran: amountOf(row['anggaran']),
      realisasi: amountOf(row['realisasi']),
    }
  })
  if (lines.length > 0 && !isByField)
    report.add('human', 'Belanja disusun menurut jenis, bukan bidang. Muat dari lembar Siskeudes.')
  return lines
}
