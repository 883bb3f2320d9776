import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ulid } from 'ulid'
import type { Values } from '@/components/form/validate'
import { BackLink } from '@/components/ui/buttons/back-link'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { DEFAULT_DESK_SETTINGS, type DeskSettings } from '@/domain/complaints/desk-settings-schema'
import type { Settings } from '@/domain/settings/settings'
import { restoreEntry } from '@/services/autosave/use-autosaved-form'
import type { Person } from '@/stores/session'
import { DeskSettingsFields } from './desk-settings-fields'
import { deskSettingsValues } from './desk-settings-input'
import { openedDeskSettingsQuery } from './desk-settings-query'
import { IntakeSettings } from './intake-settings'

interface DeskSettingsFormProps {
  person: Person
  settings: Settings
  path: string
}

/** Settings of the desk. Admins also set whether reports are accepted and the promised answer time. */
export default function DeskSettingsForm({ person, settings, path }: DeskSettingsFormProps) {
  const query = useQuery(openedDeskSettingsQuery)
  return (
    <div className="flex flex-col gap-10 pb-16">
      <header>
        <BackLink to={path}>Pengaduan</BackLink>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          Pengaturan pengaduan
        </h1>
      </header>
      {person.role === 'admin' && <IntakeSettings actor={person.uid} />}
      {query.data === undefined || query.isFetching ? (
        <DocumentLoadState
          query={query}
          what="pengaturan"
          failed="Pengaturan pengaduan belum dapat dibuka."
        />
      ) : (
        <OpenedSettings
          stored={query.data ?? DEFAULT_DESK_SETTINGS}
          person={person}
          zone={settings.time_zone}
        />
      )}
    </div>
  )
}

interface OpenedSettingsProps {
  stored: DeskSettings
  person: Person
  zone: Settings['time_zone']
}

interface Opened {
  id: string
  base: Values
  values: Values
}

function OpenedSettings({ stored, person, zone }: OpenedSettingsProps) {
  const [opened, setOpened] = useState(() => openedWith(stored))
  return (
    <DeskSettingsFields
      key={opened.id}
      {...opened}
      person={person}
      zone={zone}
      onRestore={(offered) =>
        void restoreEntry(offered).then((entry) => {
          // Includes the original values, so that later changes by others are detected.
          if (entry) setOpened({ base: opened.base, ...entry })
        })
      }
      onSaved={(saved) => setOpened(openedWith(saved))}
    />
  )
}

function openedWith(stored: DeskSettings): Opened {
  const base = deskSettingsValues(stored)
  return { id: ulid(), base, values: base }
}
