import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from '../class-names'

/** Scrolls a horizontal strip (the offset parent) so that the choice is in its middle. */
export function centerInStrip(choice: HTMLElement | null | undefined): void {
  const strip = choice?.offsetParent
  if (strip) strip.scrollLeft = choice.offsetLeft - (strip.clientWidth - choice.offsetWidth) / 2
}

interface ChipLink extends Pick<LinkProps, 'to' | 'reloadDocument' | 'onKeyUp'> {
  name: string
  isCurrent?: boolean
}

interface ChipLinksProps {
  links: readonly ChipLink[]
  /** Keeps the links in one scrollable line on small screens. */
  inLine?: boolean
}

export function ChipLinks({ links, inLine }: ChipLinksProps) {
  return (
    <ul className={classNames('flex gap-2', inLine ? 'w-max md:w-auto md:flex-wrap' : 'flex-wrap')}>
      {links.map(({ name, isCurrent, ...link }) => (
        <li key={name}>
          <Link
            {...link}
            aria-current={isCurrent ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-12 items-center rounded-full border px-5 font-semibold tabular-nums',
              isCurrent
                ? 'border-primary bg-primary text-on-primary'
                : 'border-control bg-surface hover:border-primary hover:text-primary',
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
