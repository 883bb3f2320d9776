import type { BudgetTable } from '@/domain/budget/budget-tables'

export const BUDGET_TEXTS: Record<
  BudgetTable,
  { title: string; total: string; rest: string; empty: string }
> = {
  budget_pendapatan: {
    title: 'Pendapatan Desa',
    total: 'Jumlah Pendapatan',
    rest: 'belum diterima',
    empty: 'Data pendapatan desa belum diisi.',
  },
  budget_belanja: {
    title: 'Belanja Desa',
    total: 'Jumlah Belanja',
    rest: 'sisa',
    empty: 'Data belanja desa belum diisi.',
  },
  budget_pembiayaan: {
    title: 'Pembiayaan Desa',
    total: 'Pembiayaan Neto (6.1 − 6.2)',
    rest: 'sisa',
    empty: 'Data pembiayaan desa belum diisi.',
  },
}
