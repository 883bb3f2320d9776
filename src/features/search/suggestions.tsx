import { useQueryClient } from '@tanstack/react-query'
import {
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useSyncExternalStore,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { Link } from 'react-router-dom'
import { COLLECTIONS } from '@/domain/collections'
import { formatTrackingCode, trackingCodeIn } from '@/domain/ids/id'
import { paths } from '@/domain/paths'
import { pathOfItem } from '@/domain/search/search-groups'
import { SEARCHED, titledItem, type TitledItem } from '@/domain/search/search-item'
import { searchTerm } from '@/domain/search/search-term'
import { suggestTitles } from '@/domain/search/title-suggestions'
import { storedItems } from '@/lib/query/device/stored-items'
import { Marked } from './marked'
import type { SuggestionsProps } from './search-field'
import { useStoredContent } from './use-stored-content'

/** Suggests titles that are stored on this device while the field has the focus. Sends no requests. */
export default function Suggestions(props: SuggestionsProps) {
  const { field } = props
  const hasFocus = useFieldValue(field, 'focus blur', () => document.activeElement === field)
  return hasFocus && <SuggestedTitles {...props} />
}

interface Suggestion {
  id: string
  to: string
  text: ReactNode
  kind: string
}

function SuggestedTitles({ field, onChoose }: SuggestionsProps) {
  const list = useId()
  const typed = useFieldValue(field, 'input', () => field.value)
  const found = useSuggested(typed).map((one) => ({ ...one, id: `${list}${one.id}` }))
  const { isShown, active } = useCombobox(
    field,
    list,
    found.map(({ id }) => id),
  )
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
          className="absolute top-full right-0 z-30 mt-2 w-full min-w-[min(24rem,100vw-2rem)] rounded-card border border-hairline bg-surface p-1 text-left text-base text-ink raised"
        >
          {found.map(({ id, to, text, kind }) => (
            <Link
              key={id}
              id={id}
              role="option"
              aria-selected={id === active}
              tabIndex={-1}
              to={to}
              className="block min-h-12 rounded-control px-4 py-3 -outline-offset-3 outline-primary hover:bg-primary-soft aria-selected:bg-primary-soft aria-selected:outline-3 sm:flex sm:items-center sm:gap-3"
              // Prevents a blur, which would close the list before the click is handled.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                field.value = ''
                field.blur()
                onChoose?.()
              }}
            >
              <span className="min-w-0 grow sm:line-clamp-2">{text}</span>{' '}
              <span className="shrink-0 text-sm whitespace-nowrap text-ink-2">{kind}</span>
            </Link>
          ))}
        </div>
      )}
    </>
  )
}

function useSuggested(typed: string): Suggestion[] {
  const titles = useStoredTitles()
  return useMemo(() => suggestionsFor(typed, titles), [titles, typed])
}

/** Returns a link to the report if a tracking code was typed, or else content with matching titles. */
function suggestionsFor(typed: string, titles: readonly TitledItem[]): Suggestion[] {
  const code = trackingCodeIn(typed)
  if (code !== null)
    return [
      {
        id: 'report',
        to: paths.trackedComplaint(code),
        text: `Laporan ${formatTrackingCode(code)}`,
        kind: 'Pengaduan',
      },
    ]
  return suggestTitles(titles, searchTerm(typed)).map(({ collection, id, title }) => ({
    id: `${collection}-${id}`,
    to: pathOfItem(collection, id),
    text: <Marked {...title} />,
    kind: COLLECTIONS[collection].label,
  }))
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

/** Returns a value of the field, which changes only with these events. */
function useFieldValue<Value>(field: HTMLInputElement, events: string, read: () => Value): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ended = new AbortController()
      for (const event of events.split(' '))
        field.addEventListener(event, onChange, { signal: ended.signal })
      return () => ended.abort()
    },
    [field, events],
  )
  return useSyncExternalStore(subscribe, read)
}

/** Manages the keyboard and ARIA state of a combobox (w3.org/WAI/ARIA/apg/patterns/combobox). */
function useCombobox(field: HTMLInputElement, list: string, options: readonly string[]) {
  const [isOpen, setIsOpen] = useState(true)
  const [wanted, setActive] = useState<string>()
  const isShown = isOpen && options.length > 0
  const active = isShown ? options.find((option) => option === wanted) : undefined

  const turn = (open: boolean, option?: string) => {
    setIsOpen(open)
    setActive(option)
  }
  const onInput = useEffectEvent(() => turn(true))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event
    if (isComposing || options.length === 0) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      // undefined is the typed text, which is before the first and after the last option.
      const places = [undefined, ...options]
      const step = key === 'ArrowDown' ? 1 : -1
      turn(true, places.at((places.indexOf(active) + step) % places.length))
    } else if (key === 'Enter' && active !== undefined) {
      document.getElementById(active)?.click()
    } else if (key === 'Escape' && isShown) {
      // Prevents Escape from also closing a menu that contains the field.
      event.stopPropagation()
      turn(false)
    } else return
    event.preventDefault()
  })
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('input', () => onInput(), { signal })
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    return () => listening.abort()
  }, [field])

  useEffect(() => {
    if (!isShown) return
    field.setAttribute('aria-expanded', 'true')
    field.setAttribute('aria-controls', list)
    return () => {
      field.setAttribute('aria-expanded', 'false')
      field.removeAttribute('aria-controls')
    }
  }, [field, list, isShown])
  useEffect(() => {
    if (active === undefined) return
    field.setAttribute('aria-activedescendant', active)
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => field.removeAttribute('aria-activedescendant')
  }, [field, active])

  return { isShown, active }
}
