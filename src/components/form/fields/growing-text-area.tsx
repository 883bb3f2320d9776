import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlStyle } from './control-style'

interface GrowingTextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  rows: number
  /** What it holds now, for the count. */
  text: string
  /** How many UTF-16 units fit; the count shows when the end comes near. */
  limit: number
}

/** Several lines of text; grows with them where the browser can (`field-sizing`). */
export function GrowingTextArea({ text, limit, rows, ...textarea }: GrowingTextAreaProps) {
  const length = text.trim().length
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
      {length >= limit * 0.8 && (
        <p className={classNames('mt-1 text-sm', length > limit ? 'text-danger' : 'text-ink-2')}>
          {length.toLocaleString('id-ID')} dari {limit.toLocaleString('id-ID')} karakter
        </p>
      )}
    </>
  )
}
