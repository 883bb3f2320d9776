import { useEffect, useRef } from 'react'
import { ChipLinks } from '@/components/ui/lists/chip-links'
import { paths } from '@/domain/paths'
import { CATEGORIES } from './news-category'

export function CategoryFilter({ current }: { current: string | null }) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    bringInto(strip.current?.querySelector<HTMLElement>('[aria-current]'))
  }, [current])
  const categories = CATEGORIES.map((name) => ({
    name,
    to: paths.newsIn(name),
    isCurrent: name === current,
  }))
  return (
    <nav
      ref={strip}
      aria-label="Kategori berita"
      className="relative -mx-4 mb-6 overflow-x-auto px-4 py-1"
    >
      <ChipLinks
        links={[{ name: 'Semua', to: paths.news, isCurrent: current === null }, ...categories].map(
          (link) => ({
            ...link,
            // Browsers scroll a focused element only partly into view.
            onKeyUp: ({ currentTarget }) => bringInto(currentTarget),
          }),
        )}
        inLine
      />
    </nav>
  )
}

/** Scrolls the strip so that the choice is in its middle. */
function bringInto(choice: HTMLElement | null | undefined) {
  const strip = choice?.offsetParent
  if (strip) strip.scrollLeft = choice.offsetLeft - (strip.clientWidth - choice.offsetWidth) / 2
}
