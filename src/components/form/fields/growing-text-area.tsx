import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlStyle } from './control-style'
import { LengthNote } from './length-note'

interface GrowingTextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  rows: number
  text: string
  /** Maximum length in UTF-16 units. The count appears when the text comes near it. */
  limit: number
}

/** Text area that grows with its text in browsers that support `field-sizing`. */
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
