import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon'

const LOOKS = {
  error: { icon: 'circle-alert', style: 'border-danger text-danger' },
  success: { icon: 'circle-check', style: 'border-primary text-primary' },
  note: { icon: 'info', style: 'border-info text-info' },
} as const

interface AlertProps {
  kind: keyof typeof LOOKS
  children: ReactNode
  /** Suppresses the announcement, for a message that changes at every keystroke. */
  isSilent?: boolean
}

/** Message box. Errors are announced immediately. */
export function Alert({ kind, children, isSilent }: AlertProps) {
  const { icon, style } = LOOKS[kind]
  return (
    <div
      role={isSilent ? undefined : kind === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-card border-l-4 bg-surface px-4 py-3', style)}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="grow font-medium text-ink">{children}</div>
    </div>
  )
}
