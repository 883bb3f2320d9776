import { useEffect, useState, useRef } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useLocation, Link } from 'react-router-dom'
import { FormPart } from '@/components/form/form-part'
import { goToField, type Values } from '@/components/form/validate'
import { Icon } from '@/components/ui/icon'
import { centerInStrip } from '@/components/ui/lists/chip-links'
import { COLLECTIONS, nounOf } from '@/domain/collections'
import { DocumentForm } from '@/staff/documents/document-form'
import { StaffScreen } from '@/staff/staff-screen'
import { UnsavedMark, WrongParts, partState } from './parts/part-marks'
import { SettingsSearch } from './parts/settings-search'
import { PARTNERS } from './partners-document'
import type { SettingsDocument, SettingsPart } from './settings-document'
import { SITE_SETTINGS } from './site-settings-document'

interface SettingsScreenProps {
  collection: 'site_settings' | 'partners'
}

export default function SettingsScreen({ collection }: SettingsScreenProps) {
  return collection === 'partners' ? (
    <DocumentScreen document={PARTNERS} />
  ) : (
    <DocumentScreen document={SITE_SETTINGS} />
  )
}

interface DocumentScreenProps<Stored extends object> {
  document: SettingsDocument<Stored>
}

function DocumentScreen<Stored extends object>({ document }: DocumentScreenProps<Stored>) {
  const { parts } = document
  const entry = COLLECTIONS[document.collection]
  return (
    <StaffScreen title={entry.label}>
      <div className="flex flex-col gap-4 has-[nav]:lg:grid has-[nav]:lg:grid-cols-[min(13rem,30%)_minmax(0,1fr)] has-[nav]:lg:items-start has-[nav]:lg:gap-x-10">
        <DocumentForm
          document={document}
          className="max-w-xl min-w-0 gap-8 sm:gap-10 [&_:is(input,select,textarea,button)]:scroll-mb-28 max-lg:[&_:is(section,input,select,textarea,button)]:scroll-mt-16"
          aside={({ form, base }) =>
            parts.length > 1 && (
              <div className="contents lg:sticky lg:top-6 lg:flex lg:flex-col lg:gap-4">
                <SettingsSearch parts={parts} onChoose={(name) => goToField(form, name)} />
                <PartLinks parts={parts} form={form} base={base} />
              </div>
            )
          }
          foot="action-bar sticky bottom-0 z-10 -mx-4 flex flex-col items-start gap-2 border-t border-hairline bg-paper px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-lg:[&>.invisible]:hidden"
          above={({ form }) => <WrongParts parts={parts} form={form} />}
          submitLabel={`Simpan ${nounOf(entry)}`}
        >
          {({ base }) => (
            <>
              <AddressedPart />
              {parts.map((part) => (
                <FormPart
                  key={part.id}
                  id={part.id}
                  title={part.title}
                  purpose={part.purpose}
                  mark={<UnsavedMark part={part} base={base} />}
                >
                  <part.Fields />
                </FormPart>
              ))}
            </>
          )}
        </DocumentForm>
      </div>
    </StaffScreen>
  )
}

/** Scrolls to the part in the address once it is rendered. */
function AddressedPart() {
  const [part] = useState(useLocation().hash.slice(1))
  useEffect(() => {
    const found = document.getElementById(part)
    found?.scrollIntoView()
    found?.focus({ preventScroll: true })
  }, [part])
  return null
}

/** Reading position as a fraction of the window's height. */
const READ_AT = 0.4

/**
 * Returns the id of the last part that starts above the reading position, or of the first part. At the end of the page,
 * returns the id of the last part.
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

function PartLinks({ parts, form: { control }, base }: PartLinksProps) {
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
