import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlStyle } from './control-style'
import { LengthNote } from './length-note'

interface GrowingTextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  rows: number
  /** What it holds now, for the count. */
  text: string
  /** How many UTF-16 units fit; the count shows when the end comes near. */
  limit: number
}

/** Several lines of text; grows with them where the browser can (`field-sizing`). */
export function GrowingTextArea({ text, limit, rows, ...textarea }: GrowingTextAreaProps) {
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
      <LengthNote length={text.trim().length} limit={limit} />
    </>
  )
}
