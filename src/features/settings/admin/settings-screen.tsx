import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ulid } from 'ulid'
import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { LastChange } from '@/components/staff/last-change'
import { VersionsLink } from '@/components/ui/buttons/versions-link'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { COLLECTIONS, nounOf } from '@/domain/collections'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { readRaw } from '@/lib/firebase/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { formQueryOptions } from '@/lib/query/admin-query'
import { restoreEntry } from '@/services/autosave/use-autosaved-form'
import { SettingsForm } from './settings-form'
import type { SettingsSubject } from './settings-subject'

interface SettingsScreenProps<Stored extends object> {
  subject: SettingsSubject<Stored>
}

export function SettingsScreen<Stored extends object>({ subject }: SettingsScreenProps<Stored>) {
  const entry = COLLECTIONS[subject.collection]
  const query = useQuery({
    queryKey: adminKeys.settings(subject.collection),
    queryFn: () => readRaw(`${subject.collection}/1`),
    ...formQueryOptions,
  })
  const { data, refetch } = query
  return (
    <div className="flex flex-col gap-6 pb-16">
      <header>
        <h1 tabIndex={-1} className="pt-6 text-2xl font-bold">
          {entry.label}
        </h1>
        {data?.updatedAt && (
          <>
            <p className="mt-1">
              <LastChange by={data.updatedBy} at={data.updatedAt} />
            </p>
            <VersionsLink collection={subject.collection} id="1" />
          </>
        )}
      </header>
      {data === undefined ? (
        <DocumentLoadState
          query={query}
          what={nounOf(entry)}
          failed={`${entry.label} belum dapat dibuka.`}
        />
      ) : (
        <OpenedSettings
          stored={v.parse(subject.stored, data?.plain ?? {})}
          subject={subject}
          onStored={() => void refetch()}
        />
      )}
    </div>
  )
}

interface OpenedProps<Stored extends object> extends SettingsScreenProps<Stored> {
  stored: Stored
  onStored: () => void
}

interface Opened {
  id: string
  base: Values
  values: Values
  pictures: AutosavedEntry['pictures']
}

function OpenedSettings<Stored extends object>(props: OpenedProps<Stored>) {
  const { subject, stored, onStored } = props
  const openedWith = (stored: Stored): Opened => {
    const base = subject.valuesOf(stored)
    return { id: ulid(), base, values: base, pictures: {} }
  }
  const [opened, setOpened] = useState(() => openedWith(stored))
  useAddressedPart()
  return (
    <div className="flex flex-col gap-4 has-[nav]:lg:grid has-[nav]:lg:grid-cols-[min(13rem,30%)_minmax(0,1fr)] has-[nav]:lg:items-start has-[nav]:lg:gap-x-10">
      <SettingsForm
        key={opened.id}
        {...opened}
        subject={subject}
        onRestore={(offered) =>
          void restoreEntry(offered).then((entry) => {
            if (!entry) return
            const { restored = (values: Values) => values } = subject
            const whole = (values: Values = {}) => ({ ...opened.base, ...restored(values) })
            // Includes the original values, so that later changes by others are detected.
            setOpened({ ...entry, base: whole(entry.base), values: whole(entry.values) })
          })
        }
        onSaved={(saved) => {
          setOpened(openedWith(saved))
          onStored()
        }}
      />
    </div>
  )
}

/** Scrolls to the part that the address names as soon as it is rendered. */
function useAddressedPart(): void {
  const [part] = useState(useLocation().hash.slice(1))
  useEffect(() => {
    const found = document.getElementById(part)
    found?.scrollIntoView()
    found?.focus({ preventScroll: true })
  }, [part])
}
