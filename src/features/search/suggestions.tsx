import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useMemo, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { COLLECTIONS } from '@/domain/collections'
import { pathOfItem } from '@/domain/search/search-groups'
import { SEARCHED, titledItem, type TitledItem } from '@/domain/search/search-item'
import { searchTerm } from '@/domain/search/search-term'
import { suggestTitles } from '@/domain/search/title-suggestions'
import { storedItems } from '@/lib/query/device/stored-items'
import { Marked } from './marked'
import type { SuggestionsProps } from './search-field'
import { useCombobox } from './use-combobox'
import { useStoredContent } from './use-stored-content'

/** Titles on this device that begin as was typed, below the field while it has the focus; nothing is asked for them. */
export default function Suggestions(props: SuggestionsProps) {
  return useHasFocus(props.field) && <SuggestedTitles {...props} />
}

function SuggestedTitles({ field, onChoose }: SuggestionsProps) {
  const titles = useStoredTitles()
  const typed = useTyped(field)
  const found = useMemo(() => suggestTitles(titles, searchTerm(typed)), [titles, typed])
  const list = useId()
  const idOf = ({ collection, id }: Pick<TitledItem, 'collection' | 'id'>) =>
    `${list}${collection}-${id}`
  const { isShown, active } = useCombobox(field, list, found.map(idOf))
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && `${found.length} saran`}
      </p>
      {isShown && (
        <div
          id={list}
          role="listbox"
          aria-label="Saran"
          className="absolute top-full right-0 z-30 mt-2 w-full min-w-[min(24rem,100vw-2rem)] rounded-card border border-hairline bg-surface p-1 text-left text-base text-ink shadow-lg"
        >
          {found.map((item) => (
            <Link
              key={idOf(item)}
              id={idOf(item)}
              role="option"
              aria-selected={idOf(item) === active}
              tabIndex={-1}
              to={pathOfItem(item.collection, item.id)}
              className="block min-h-12 rounded-control px-4 py-3 -outline-offset-3 outline-primary hover:bg-primary-soft aria-selected:bg-primary-soft aria-selected:outline-3 sm:flex sm:items-center sm:gap-3"
              // Else the field would lose the focus, and this be gone before it is chosen.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                field.value = ''
                field.blur()
                onChoose?.()
              }}
            >
              <span className="min-w-0 grow sm:line-clamp-2">
                <Marked {...item.title} />
              </span>{' '}
              <span className="shrink-0 text-sm whitespace-nowrap text-ink-2">
                {COLLECTIONS[item.collection].label}
              </span>
            </Link>
          ))}
        </div>
      )}
    </>
  )
}

function useStoredTitles(): TitledItem[] {
  const client = useQueryClient()
  const content = useStoredContent()
  return useMemo(() => {
    void content
    return SEARCHED.flatMap((name) =>
      storedItems(client, name).flatMap((item) => titledItem(name, item.id, item) ?? []),
    )
  }, [client, content])
}

function useHasFocus(field: HTMLInputElement): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      field.addEventListener('focus', onChange)
      field.addEventListener('blur', onChange)
      return () => {
        field.removeEventListener('focus', onChange)
        field.removeEventListener('blur', onChange)
      }
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => document.activeElement === field)
}

function useTyped(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      field.addEventListener('input', onChange)
      return () => field.removeEventListener('input', onChange)
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field.value)
}
