import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { formatCount } from '@/domain/text/money'
import { controlStyle } from './control-style'
import { FieldFrame } from './field-frame'
import type { FieldOf } from './input-field'

export function LengthNote({ length, limit }: { length: number; limit: number }) {
  if (length < limit * 0.8) return null
  return (
    <p className={classNames('mt-1 text-sm', length > limit ? 'text-danger' : 'text-ink-2')}>
      {formatCount(length)} dari {formatCount(limit)} karakter
    </p>
  )
}

interface GrowingTextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  rows: number
  text?: string
  /** Maximum length in UTF-16 units. The current length is shown when it comes near the maximum. */
  limit: number
}

/** Text area that grows with its text in browsers that support `field-sizing`. */
export function GrowingTextArea({ text, limit, rows, ...textarea }: GrowingTextAreaProps) {
  const { length } = (text ?? String(textarea.value ?? '')).trim()
  return (
    <>
      <textarea
        {...textarea}
        rows={rows}
        className={classNames(
          controlStyle,
          'field-sizing-content max-h-[70dvh] leading-relaxed print:max-h-none print:min-h-52!',
        )}
        style={{ minHeight: `${rows * 1.625 + 1.25}rem` }}
      />
      <LengthNote length={length} limit={limit} />
    </>
  )
}

export function AreaField(props: FieldOf<'textarea'> & GrowingTextAreaProps) {
  const { label, hint, optional, error, ...area } = props
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={error}>
      {(control) => <GrowingTextArea {...control} {...area} />}
    </FieldFrame>
  )
}
