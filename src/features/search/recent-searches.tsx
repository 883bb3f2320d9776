import { useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { Button } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'
import {
  forgetSearch,
  forgetSearches,
  restoreSearches,
  useRecentSearches,
} from '@/stores/recent-searches'

export default function RecentSearches() {
  const { terms } = useRecentSearches()
  // A layout effect runs before the first paint, so the page does not move.
  useLayoutEffect(restoreSearches, [])
  if (terms.length === 0) return null
  return (
    <Section title="Pencarian terakhir">
      <ul className="max-w-xl divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {terms.map((term) => (
          <li key={term} className="flex items-center">
            <Link
              to={paths.searchFor(term)}
              className="flex min-h-12 min-w-0 grow items-center gap-3 py-2 pl-4 hover:text-primary"
            >
              <Icon name="history" className="size-5 shrink-0 text-ink-2" />
              <span className="min-w-0 truncate">{term}</span>
            </Link>
            <button
              type="button"
              className="grid size-12 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-primary-soft hover:text-primary"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget)
                forgetSearch(term)
              }}
            >
              <Icon name="x" />
              <span className="sr-only">{`Hapus “${term}”`}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        look="quiet"
        className="mt-2"
        onClick={() => {
          focusTitle()
          forgetSearches()
        }}
      >
        Hapus semua
      </Button>
    </Section>
  )
}

/** Moves the focus to a neighbouring button before `button` is removed. */
function focusBeside(button: HTMLButtonElement) {
  const item = button.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  const other = beside?.querySelector('button')
  if (other) other.focus()
  else focusTitle()
}

function focusTitle() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
