import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import type { IconName } from '../icon-names'
import { buttonStyle } from './button-style'

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
