import type { ReactNode } from 'react'

interface ListItemProps {
  id: string
  className?: string
  children: ReactNode
}

/** List item to which an address can refer. The item is highlighted while it has the focus. */
export function ListItem({ id, className = '', children }: ListItemProps) {
  return (
    <li
      id={id}
      tabIndex={-1}
      className={`${className} rounded-card outline-accent focus:outline-3 focus:outline-offset-3`}
    >
      {children}
    </li>
  )
}
