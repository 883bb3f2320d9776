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

/** Returns the budget of each year: leaves of the old site and headings with their sums. */
export function convertBudget(site: OldSite, report: Report): Map<number, Line[]> {
  const years = new Map<number, Line[]>()
  for (const line of [...manualLines(site), ...yearLines(site, report)]) {
    if (line.anggaran === 0 && line.realisasi === 0) continue
    const parsed = v.safeParse(budgetLineInput, line)
    if (parsed.success) years.set(line.year, [...(years.get(line.year) ?? []), parsed.output])
    else report.add('skipped', `Anggaran ${line.year} ${line.id}: ${parsed.issues[0].message}`)
  }
  for (const [year, lines] of years) {
    const unique = [...new Map(lines.map((line) => [line.id, line])).values()]
    // Lines with a year would not count as below their new headings.
    const leaves = leafLines(unique).map(withoutYear)
    years.set(
      year,
      withSums(withHeadings(leaves)).map((line) => ({ ...line, year })),
    )
  }
  return years
}

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

/** Returns lines that were typed until 2024. Spending has one sum for each field. */
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

/** Returns lines of the tables since 2501. Until 2504, spending was grouped by economic class, which ours is not. */
function yearLines(site: OldSite, report: Report): Line[] {
  const labels = new Map(
    site.rows('keuangan_template').map((row) => [row['uuid'], plainText(row['uraian'] ?? '')]),
  )
  const isByField = /bidang|pemerintahan/i.test(labels.get('5.1') ?? '')
  const lines = site.rows('keuangan').flatMap((row) => {
    const code = row['template_uuid'] ?? ''
    if (isEmpty(code) || (code.startsWith('5') && !isByField)) return []
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
