import type { ReactNode } from 'react'

interface ListItemProps {
  /** By which addresses name it: `/agenda#{id}`. */
  id: string
  className?: string
  children: ReactNode
}

/** What an address may lead to: the focus is put on it, and marks it. */
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
