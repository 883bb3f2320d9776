import type { ReactNode } from 'react'
import { formatInstant, type TimeZone } from '@/domain/time/date'
import { DiscardButton } from '../buttons/discard-button'
import { Alert } from '../states/alert'

interface AutosaveNoticeProps {
  title: string
  /** Time of the input, in epoch milliseconds. */
  at: number
  zone: TimeZone
  onDiscard: () => void
  children: ReactNode
}

export function AutosaveNotice({ title, at, zone, onDiscard, children }: AutosaveNoticeProps) {
  return (
    <Alert kind="note">
      <p>
        Ada tulisan yang belum disimpan: <strong>{title}</strong>, dari{' '}
        {formatInstant(zone, new Date(at))}.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {children}
        <DiscardButton title={title} onDiscard={onDiscard} />
      </div>
    </Alert>
  )
}
