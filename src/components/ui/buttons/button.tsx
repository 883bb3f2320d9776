import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import type { IconName } from '../icon-names'
import { buttonStyle } from './button-style'

interface Look {
  look?: keyof typeof buttonStyle | undefined
  icon?: IconName | undefined
  className?: string | undefined
  children?: ReactNode
}

const lookOf = ({ look = 'secondary', icon, className, children }: Look) => ({
  className: classNames(buttonStyle[look], className),
  children: (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  ),
})

export function Button({ look, icon, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} {...lookOf({ look, icon, ...rest })} />
}

export function ButtonLink({ look, icon, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} {...lookOf({ look, icon, ...rest })} />
}
