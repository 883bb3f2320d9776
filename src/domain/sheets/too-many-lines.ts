import { LIMITS } from '../limits'
import { formatCount } from '../text/money'
import type { Problem } from './table-format'

export function tooManyLines(lines: number): Problem[] | null {
  if (lines <= LIMITS.tableLines) return null
  const [most, are] = [formatCount(LIMITS.tableLines), formatCount(lines)]
  return [{ row: null, text: `Paling banyak ${most} baris; berkas ini berisi ${are}.` }]
}
