import { classNames } from '@/components/ui/class-names'
import { formatCount } from '@/domain/text/money'

export function LengthNote({ length, limit }: { length: number; limit: number }) {
  if (length < limit * 0.8) return null
  return (
    <p className={classNames('mt-1 text-sm', length > limit ? 'text-danger' : 'text-ink-2')}>
      {formatCount(length)} dari {formatCount(limit)} karakter
    </p>
  )
}
