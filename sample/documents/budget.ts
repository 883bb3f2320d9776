import { isDescendantCode } from '@/domain/budget/account-code'
import { proposeSummary } from '@/domain/budget/budget'
import type {
  Allocation,
  BudgetLine,
  BudgetSummary,
  BudgetYearInfo,
} from '@/domain/budget/budget-schema'
import { BUDGET_TABLES, type BudgetTable } from '@/domain/budget/budget-tables'
import { CHART_COLOURS } from '@/domain/settings/chart-colours'
import { addDays } from '@/domain/time/date'
import { CURRENT_BUDGET } from '../content/budget'
import { CLOSED_BUDGET } from '../content/closed-budget'
import { ulidAt } from '../ids'
import { ADMIN } from '../people'
import { toDocument, type Documents } from '../plain'
import { changedBy } from '../authorship'

type Budget = Record<BudgetTable, BudgetLine[]>

interface Row {
  id: string
  uraian: string
  amounts: [plan: number, realised: number] | null
}

const FIELD_NAMES: Record<string, string> = {
  '5.1': 'Pemerintahan Desa',
  '5.2': 'Pembangunan Desa',
  '5.3': 'Pembinaan Kemasyarakatan',
  '5.4': 'Pemberdayaan Masyarakat',
  '5.5': 'Bencana, Darurat, dan Mendesak',
}

function budgetOf(
  year: number,
  changed: string,
  rowsOf: (table: BudgetTable) => readonly Row[],
): Budget {
  const linesOf = (table: BudgetTable) => {
    const rows = rowsOf(table)
    return rows.map(({ id, uraian, amounts }): BudgetLine => {
      const summed = amounts
        ? [amounts]
        : rows.flatMap((row) => (row.amounts && isDescendantCode(row.id, id) ? [row.amounts] : []))
      return {
        year,
        id,
        uraian,
        anggaran: summed.reduce((total, [plan]) => total + plan, 0),
        realisasi: summed.reduce((total, [, realised]) => total + realised, 0),
        ...changedBy(ADMIN, changed, '10:30'),
      }
    })
  }
  return {
    budget_pendapatan: linesOf('budget_pendapatan'),
    budget_belanja: linesOf('budget_belanja'),
    budget_pembiayaan: linesOf('budget_pembiayaan'),
  }
}

/** Returns this year's budget as of today. Amounts of a month are received or paid on its 15th day. */
function currentBudget(today: string): Budget {
  const year = Number(today.slice(0, 4))
  const booked = (month: number) => `${year}-${String(month).padStart(2, '0')}-15` <= today
  return budgetOf(year, addDays(today, -1), (table) =>
    CURRENT_BUDGET[table].map(([id, uraian, plan, months]) => {
      if (plan === undefined || months === undefined) return { id, uraian, amounts: null }
      const share = months.length > 0 ? months.filter(booked).length / months.length : 0
      return { id, uraian, amounts: [plan, Math.floor(plan * share)] }
    }),
  )
}

function closedBudget(year: number): Budget {
  return budgetOf(year, `${year}-12-31`, (table) =>
    CLOSED_BUDGET[table].map(([id, uraian, plan, realised]) => ({
      id,
      uraian,
      amounts: plan === undefined || realised === undefined ? null : [plan, realised],
    })),
  )
}

function allocationsOf(budget: Budget): Allocation[] {
  return budget.budget_belanja
    .filter(({ id }) => id in FIELD_NAMES)
    .map(({ id, year, anggaran, updatedBy, updatedAt }, index) => ({
      id: ulidAt(`${year}-01-05`, index),
      name: FIELD_NAMES[id] ?? id,
      value: anggaran,
      fill: CHART_COLOURS[index] ?? CHART_COLOURS[0],
      year,
      updatedBy,
      updatedAt,
    }))
}

function documentsOf(budget: Budget): Documents {
  const lines = BUDGET_TABLES.flatMap((table) =>
    budget[table].map((line) => [`${table}/${line.year}-${line.id}`, toDocument(line)] as const),
  )
  const allocations = allocationsOf(budget).map(
    (field) => [`budget_alokasi/${field.year}-${field.id}`, toDocument(field)] as const,
  )
  return Object.fromEntries([...lines, ...allocations])
}

/** Returns the stage of last year's budget (final from March) and of this year's (revised from July). */
function yearInfos(today: string): BudgetYearInfo[] {
  const year = Number(today.slice(0, 4))
  const yesterday = addDays(today, -1)
  const first = `${year}-01-01`
  const closed =
    today >= `${year}-03-01`
      ? ({ stage: 'pertanggungjawaban', perdes: `1 Tahun ${year}` } as const)
      : ({ stage: 'perubahan', perdes: `3 Tahun ${year - 1}` } as const)
  const current =
    today >= `${year}-07-01`
      ? ({ stage: 'perubahan', perdes: `3 Tahun ${year}` } as const)
      : ({ stage: 'murni', perdes: `5 Tahun ${year - 1}` } as const)
  const signed = changedBy(ADMIN, yesterday, '10:40')
  return [
    { ...closed, year: year - 1, asof: `${year - 1}-12-31`, ...signed },
    { ...current, year, asof: yesterday < first ? first : yesterday, ...signed },
  ]
}

export function budgetDocuments(today: string): Documents {
  const current = currentBudget(today)
  const summary: BudgetSummary = {
    ...proposeSummary(current.budget_pendapatan, current.budget_belanja),
    ...changedBy(ADMIN, addDays(today, -1), '10:35'),
  }
  return {
    ...documentsOf(closedBudget(Number(today.slice(0, 4)) - 1)),
    ...documentsOf(current),
    ...Object.fromEntries(
      yearInfos(today).map((info) => [`budget_years/${info.year}`, toDocument(info)]),
    ),
    'budget_summary/1': toDocument(summary),
  }
}
