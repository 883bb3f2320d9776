import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { Values } from '@/components/form/validate'
import { Icon } from '@/components/ui/icon'
import { centerInStrip } from '@/components/ui/lists/filter-chips'
import type { SettingsPart } from '../settings-document'
import { partState } from './part-marks'

/** Reading position as a share of the window's height, slightly above the middle. */
const READ_AT = 0.4

/**
 * Returns the id of the last part that starts above the reading position (the first part if none does). At the end of
 * the page, returns the last part.
 */
function useCurrentPart(parts: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id)
  useEffect(() => {
    const ids = parts.map(({ id }) => id)
    const look = () => {
      const { scrollTop, scrollHeight } = document.documentElement
      const isAtEnd = scrollTop > 0 && scrollTop + innerHeight >= scrollHeight - 1
      const reached = ids.filter((id) => {
        const part = document.getElementById(id)
        return part !== null && part.getBoundingClientRect().top <= innerHeight * READ_AT
      })
      setCurrent((isAtEnd ? ids : reached).at(-1) ?? ids[0])
    }
    look()
    const ended = new AbortController()
    for (const change of ['scroll', 'resize'])
      addEventListener(change, look, { signal: ended.signal, passive: true })
    return () => ended.abort()
  }, [parts])
  return current
}

interface PartLinksProps {
  parts: readonly SettingsPart[]
  form: UseFormReturn<Values>
  base: Values
}

export function PartLinks({ parts, form: { control }, base }: PartLinksProps) {
  const values = useWatch({ control })
  const { errors } = useFormState({ control })
  const current = useCurrentPart(parts)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    centerInStrip(list.current?.querySelector<HTMLElement>('[aria-current]'))
  }, [current])
  return (
    <nav
      aria-label="Bagian pengaturan"
      className="top-14 z-10 -mx-4 border-b border-hairline bg-paper lg:mx-0 lg:border-0 [@media(min-height:30rem)]:sticky"
    >
      <ul
        ref={list}
        className="relative flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-2 lg:flex-col lg:gap-0 lg:overflow-visible lg:p-0"
      >
        {parts.map((part) => {
          const { isUnsaved, wrong } = partState(part, { base, values, errors })
          return (
            <li key={part.id} className="shrink-0">
              <Link
                to={`#${part.id}`}
                replace
                aria-current={part.id === current ? 'true' : undefined}
                className="flex min-h-12 items-center gap-2 rounded-full border border-control bg-surface px-4 font-semibold hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary lg:rounded-control lg:border-transparent lg:bg-transparent lg:px-3 lg:font-medium"
              >
                {part.title}
                {wrong.length > 0 ? (
                  <>
                    <Icon name="circle-alert" className="size-5 text-danger" />
                    <span className="sr-only">, {wrong.length} isian perlu diperbaiki</span>
                  </>
                ) : (
                  isUnsaved && (
                    <>
                      <span className="size-2.5 shrink-0 rounded-full bg-accent" />
                      <span className="sr-only">, belum disimpan</span>
                    </>
                  )
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
