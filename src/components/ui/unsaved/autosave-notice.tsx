import type { ReactNode } from 'react'
import { Time } from '@/components/ui/time'
import { DiscardButton } from '../buttons/discard-button'
import { Alert } from '../states/alert'

interface AutosaveNoticeProps {
  title: string
  at: number
  onDiscard: () => void
  children: ReactNode
}

export function AutosaveNotice({ title, at, onDiscard, children }: AutosaveNoticeProps) {
  return (
    <Alert kind="note">
      <p>
        Ada tulisan yang belum disimpan: <strong>{title}</strong>, dari <Time at={at} />.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {children}
        <DiscardButton title={title} onDiscard={onDiscard} />
      </div>
    </Alert>
  )
}
