import { diffWordsWithSpace } from 'diff'
import type { ReactNode } from 'react'
import { StaffPicture } from './pictures/staff-picture'

/** Beyond so many differing words the texts have nothing in common, and marking takes seconds. */
const MAX_DIFFERENCES = 3_000

/** A value of a form, with what the other version does not have marked. */
export function MarkedValue({ text, other }: { text: unknown; other: unknown }): ReactNode {
  const written = textOf(text)
  if (written === '') return <em className="text-ink-2">kosong</em>
  if (/^(?:blob:\S+|(?:https?:\/\/|\/)\S+alt=media(?:#share)?)$/.test(written))
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
  const parts = diffWordsWithSpace(textOf(other), written, { maxEditLength: MAX_DIFFERENCES })
  if (!parts) return written
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }, index) =>
      added ? (
        <mark key={index} className="rounded-sm bg-accent/30 text-ink underline decoration-2">
          {value}
        </mark>
      ) : (
        <span key={index}>{value}</span>
      ),
    )
}

/** A value as it is compared and shown. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
