import { useEffect, useRef } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { Values } from '@/components/form/validate'
import { Icon } from '@/components/ui/icon'
import { centerInStrip } from '@/components/ui/lists/center-in-strip'
import { partState } from './part-state'
import type { SettingsPart } from '../fields/settings-part'
import { useCurrentPart } from './use-current-part'

interface PartLinksProps {
  parts: readonly SettingsPart[]
  form: UseFormReturn<Values>
  base: Values
}

/** On a phone, one line that stays visible. */
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
