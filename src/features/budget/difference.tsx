import { remaining } from '@/domain/budget/realisation'
import type { Realisation } from '@/domain/budget/budget-schema'
import { formatRupiah } from '@/domain/text/money'

interface DifferenceProps {
  amounts: Realisation
  rest: string
}

/** Plan minus realisation, with sign, word and colour. */
export function Difference({ amounts, rest }: DifferenceProps) {
  const left = remaining(amounts)
  const word = left === 0 ? 'sesuai' : left > 0 ? rest : 'lebih'
  return (
    <span className={`flex flex-col items-end ${left >= 0 ? 'text-success' : 'text-danger'}`}>
      <span className="whitespace-nowrap">
        {left > 0 && '+'}
        {formatRupiah(left)}
      </span>{' '}
      <span className="text-[0.875em] leading-tight font-normal">{word}</span>
    </span>
  )
}
