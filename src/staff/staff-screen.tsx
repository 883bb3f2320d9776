import type { ReactNode } from 'react'
import { BackLink } from '@/components/ui/buttons/back-link'
import { ButtonLink } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import type { IconName } from '@/components/ui/icon-names'

export interface StaffScreenProps {
  title: string
  back?: { to: string; label: string }
  intro?: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}

export function StaffScreen({
  title,
  back,
  intro,
  actions,
  className = back ? 'gap-6' : 'gap-6 pt-6 max-sm:gap-4 max-sm:pt-4',
  children,
}: StaffScreenProps) {
  return (
    <div className={classNames('flex flex-col pb-16', className)}>
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          {back && <BackLink to={back.to}>{back.label}</BackLink>}
          <h1
            tabIndex={-1}
            className={classNames('text-2xl font-bold', Boolean(actions) && 'max-sm:text-xl')}
          >
            {title}
          </h1>
          {intro && <p className="mt-1 text-ink-2">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

interface ScreenActionProps {
  to: string
  icon: IconName
  /** Verb of the main action, the only word that phones show. For other actions, phones show only the icon. */
  verb?: string
  noun: string
}

export function ScreenAction({ to, icon, verb, noun }: ScreenActionProps) {
  const rest = <span className="max-sm:sr-only">{noun}</span>
  return (
    <ButtonLink
      to={to}
      look={verb ? 'primary' : 'secondary'}
      icon={icon}
      className={verb ? 'max-sm:px-4!' : 'max-sm:px-3.5!'}
    >
      {verb ? (
        <span>
          {verb} {rest}
        </span>
      ) : (
        rest
      )}
    </ButtonLink>
  )
}
