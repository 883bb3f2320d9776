import type { ComponentProps } from 'react'
import { useHydrated } from '@/components/hydration/use-hydrated'

/** What opens a menu. Until the app is there to open one it is a link to the places at the page's end. */
export function MenuButton(props: ComponentProps<'button'>) {
  const { title, className, children } = props
  if (useHydrated()) return <button type="button" {...props} />
  return (
    <a href="#footer-menu" title={title} className={className}>
      {children}
    </a>
  )
}
