import type { IconName } from './icon-names'

interface IconProps {
  name: IconName
  /** Classes for size and colour. Icons are hidden from screen readers, because text accompanies them. */
  className?: string
}

export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={`icon ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
