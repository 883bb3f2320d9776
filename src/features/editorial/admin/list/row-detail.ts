import type { Values } from '@/components/form/validate'
import { type Collection, COLLECTIONS, type DraftKind } from '@/domain/collections'
import { formatShortDay, isRealDay } from '@/domain/time/date'

/** Returns text that distinguishes items with the same title, such as `3 Nov 2026 · 08:00 · Balai desa`. */
export function rowDetail(kind: DraftKind, values: Values): string {
  const { dated = '', ends = '', row = [] }: Collection = COLLECTIONS[kind]
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const days = [...new Set([text(dated), text(ends)])].filter(isRealDay).map(formatShortDay)
  return [days.join(' – '), ...row.map(text)].filter(Boolean).join(' · ')
}
