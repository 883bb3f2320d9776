import { diffWordsWithSpace } from 'diff'
import type { ReactNode } from 'react'
import { StaffPicture } from './pictures/staff-picture'

/** Maximum number of differing words. Comparing more differences takes seconds, and the result would not help. */
const MAX_DIFFERENCES = 3_000

/** Maximum number of characters shown around a difference in an excerpt. */
const AROUND = 160

interface MarkedValueProps {
  text: unknown
  other: unknown
  isExcerpt?: boolean
  isPicture?: boolean
}

export function MarkedValue(props: MarkedValueProps): ReactNode {
  const { text, other, isExcerpt = false, isPicture = false } = props
  const written = textOf(text)
  if (written === '') return <em className="text-ink-2">kosong</em>
  if (isPicture || /^(?:blob:\S+|(?:https?:\/\/|\/)\S+alt=media(?:#share)?)$/.test(written))
    return (
      <StaffPicture
        src={written}
        alt="Gambar pada versi ini"
        width={0}
        height={0}
        sizes="20rem"
        className="aspect-video w-full max-w-xs rounded-control"
      />
    )
  if (COLOUR.test(written)) return withSwatches(written)
  const parts = diffWordsWithSpace(textOf(other), written, { maxEditLength: MAX_DIFFERENCES })
  if (!parts) return written
  return parts.map(({ value, added, removed }, index) => {
    if (removed) return null
    if (added)
      return (
        <mark key={index} className="rounded-sm bg-accent/30 text-ink underline decoration-2">
          {value}
        </mark>
      )
    const beside = [index > 0, index < parts.length - 1] as const
    return <span key={index}>{isExcerpt ? excerpt(value, ...beside) : value}</span>
  })
}

const COLOUR = /(#[0-9a-f]{6})\b/i

/** Shows colour codes (`#A63A2B`) as swatches. Screen readers read the codes. */
function withSwatches(text: string): ReactNode {
  return text
    .split(COLOUR)
    .map((part, index) =>
      COLOUR.test(part) ? (
        <span
          key={index}
          role="img"
          aria-label={`warna ${part}`}
          className="mx-1 inline-block size-[1.1em] rounded-sm border border-control align-text-bottom forced-color-adjust-none"
          style={{ backgroundColor: part }}
        />
      ) : (
        part
      ),
    )
}

/** Returns the words at the ends of an unchanged passage that are next to a difference. */
function excerpt(text: string, isAfter: boolean, isBefore: boolean): string {
  if (text.length <= 2 * AROUND) return text
  const begin = isAfter ? text.slice(0, AROUND).replace(/\S*$/, '') : ''
  const end = isBefore ? text.slice(-AROUND).replace(/^\S*/, '') : ''
  return `${begin}…${end}`
}

export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
