import { useEffect, useRef } from 'react'
import { paths } from '@/domain/paths'
import { ChipLinks } from '@/components/ui/chip-links'
import { CATEGORIES } from './news-category'

export function CategoryFilter({ current }: { current: string | null }) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (!chosen || !strip.current) return
    const { clientWidth } = strip.current
    strip.current.scrollLeft = chosen.offsetLeft - (clientWidth - chosen.offsetWidth) / 2
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
        links={[{ name: 'Semua', to: paths.news, isCurrent: current === null }, ...categories]}
        inLine
      />
    </nav>
  )
}
