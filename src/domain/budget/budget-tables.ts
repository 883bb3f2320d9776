export const BUDGET_TABLES = ['budget_pendapatan', 'budget_belanja', 'budget_pembiayaan'] as const
export type BudgetTable = (typeof BUDGET_TABLES)[number]
