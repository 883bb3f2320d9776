import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import type { IconName } from '../icon-names'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2 text-center text-[min(1rem,8vw)] font-semibold disabled:opacity-60 forced-colors:border'

export const buttonStyle = {
  primary: `${base} bg-primary text-on-primary hover:opacity-90`,
  danger: `${base} bg-danger text-on-danger hover:opacity-90`,
  whatsapp: `${base} bg-whatsapp text-on-whatsapp hover:opacity-90`,
  secondary: `${base} border border-control bg-surface text-ink hover:border-primary hover:text-primary`,
  quiet: `${base} text-primary hover:bg-primary-soft`,
} as const

interface Look {
  look?: keyof typeof buttonStyle | undefined
  icon?: IconName | undefined
}

export function Button({
  look = 'secondary',
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(buttonStyle[look], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ButtonLink({
  look = 'secondary',
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classNames(buttonStyle[look], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
