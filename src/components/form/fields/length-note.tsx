import { classNames } from '@/components/ui/class-names'

/** Shows how much of a long text fits, once its end comes near. */
export function LengthNote({ length, limit }: { length: number; limit: number }) {
  if (length < limit * 0.8) return null
  return (
    <p className={classNames('mt-1 text-sm', length > limit ? 'text-danger' : 'text-ink-2')}>
      {length.toLocaleString('id-ID')} dari {limit.toLocaleString('id-ID')} karakter
    </p>
  )
}
