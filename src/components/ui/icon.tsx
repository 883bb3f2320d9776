import type { IconName } from './icon-names'

interface IconProps {
  name: IconName
  /** Its size and colour; icons say nothing to screen readers, the text beside them does. */
  className: string
}

export function Icon({ name, className }: IconProps) {
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
