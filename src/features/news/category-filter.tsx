import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { classNames } from '@/components/ui/class-names'
import { CATEGORIES } from './news-category'

export function CategoryFilter({ current }: { current: string | null }) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (!chosen || !strip.current) return
    const { clientWidth } = strip.current
    strip.current.scrollLeft = chosen.offsetLeft - (clientWidth - chosen.offsetWidth) / 2
  }, [current])
  const choices = [
    { label: 'Semua', to: paths.news, chosen: current === null },
    ...CATEGORIES.map((category) => ({
      label: category,
      to: paths.newsIn(category),
      chosen: category === current,
    })),
  ]
  return (
    <nav
      ref={strip}
      aria-label="Kategori berita"
      className="relative -mx-4 mb-6 overflow-x-auto px-4 py-1"
    >
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        {choices.map(({ label, to, chosen }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={chosen ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-12 items-center rounded-full border px-5 font-semibold',
                chosen
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-control bg-surface hover:border-primary hover:text-primary',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
