import { remaining } from '@/domain/budget'
import { formatRupiah } from '@/domain/money'
import type { Realisation } from '@/domain/schemas/budget'

interface DifferenceProps {
  amounts: Realisation
  /** What is said of the part of a plan that is not fulfilled, e.g. `sisa`. */
  rest: string
}

/** Plan less realisation: sign, word and colour say whether something is left or the plan was exceeded. */
export function Difference({ amounts, rest }: DifferenceProps) {
  const left = remaining(amounts)
  return (
    <span className={left >= 0 ? 'text-success' : 'text-danger'}>
      {left > 0 && '+'}
      {formatRupiah(left)}{' '}
      <span className="block text-xs md:inline">
        {left === 0 ? 'sesuai' : left > 0 ? rest : 'lebih'}
      </span>
    </span>
  )
}
