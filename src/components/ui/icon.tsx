import type { IconName } from './icon-names'

interface IconProps {
  name: IconName
  /** Classes for size and colour. Icons are hidden from screen readers, because text accompanies them. */
  className?: string
}

export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
