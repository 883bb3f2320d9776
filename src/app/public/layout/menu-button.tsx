import type { ComponentProps, SyntheticEvent } from 'react'
import { useHydrated } from '@/components/hydration/hydration'

interface MenuButtonProps extends ComponentProps<'a'> {
  onClick: () => void
}

/**
 * Button that opens a menu. Without scripts, it is a link to the links at the end of the page. It is always the same
 * element, so that a tap during hydration is not lost.
 */
export function MenuButton({ onClick, ...props }: MenuButtonProps) {
  const { title, className, children } = props
  const isHydrated = useHydrated()
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    onClick()
  }
  return (
    <a
      href="#footer-menu"
      {...(isHydrated ? { ...props, role: 'button' } : { title, className })}
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
    >
      {children}
    </a>
  )
}
