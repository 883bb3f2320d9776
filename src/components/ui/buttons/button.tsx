import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import type { IconName } from '../icon-names'
import { buttonStyle } from './button-style'

interface Look {
  look?: keyof typeof buttonStyle
  icon?: IconName
  className?: string | undefined
}

export function Button({
  look,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={styleOf(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ButtonLink({
  look,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={styleOf(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

const styleOf = (look: Look['look'] = 'secondary', className: string | undefined) =>
  classNames(buttonStyle[look], 'disabled:opacity-60', className)
