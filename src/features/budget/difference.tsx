import { remaining } from '@/domain/budget'
import { formatRupiah } from '@/domain/money'
import type { Realisation } from '@/domain/schemas/budget'

/** Plan less realisation: sign, word and colour say whether something is left or the plan was exceeded. */
export function Difference({ amounts }: { amounts: Realisation }) {
  const left = remaining(amounts)
  return (
    <span className={left >= 0 ? 'text-success' : 'text-danger'}>
      {left > 0 && '+'}
      {formatRupiah(left)} <span className="block text-xs md:inline">{wordFor(left)}</span>
    </span>
  )
}

function wordFor(left: number): string {
  if (left === 0) return 'sesuai'
  return left > 0 ? 'sisa' : 'lebih'
}
