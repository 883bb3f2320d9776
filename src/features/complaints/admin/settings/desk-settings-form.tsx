import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ulid } from 'ulid'
import type { Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { BackLink } from '@/components/ui/buttons/back-link'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { DEFAULT_DESK_SETTINGS, type DeskSettings } from '@/domain/complaints/desk-settings-schema'
import { restoreEntry } from '@/services/autosave/use-autosaved-form'
import { DeskSettingsFields } from './desk-settings-fields'
import { deskSettingsValues } from './desk-settings-input'
import { openedDeskSettingsQuery } from './desk-settings-query'
import { IntakeSettings } from './intake-settings'

/** Settings of the desk. Admins also set whether reports are accepted and the promised answer time. */
export default function DeskSettingsForm({ path }: { path: string }) {
  const person = useStaff()
  const query = useQuery(openedDeskSettingsQuery)
  return (
    <div className="flex flex-col gap-10 pb-16">
      <header>
        <BackLink to={path}>Pengaduan</BackLink>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          Pengaturan pengaduan
        </h1>
      </header>
      {person.role === 'admin' && <IntakeSettings />}
      {query.data === undefined || query.isFetching ? (
        <DocumentLoadState
          query={query}
          what="pengaturan"
          failed="Pengaturan pengaduan belum dapat dibuka."
        />
      ) : (
        <OpenedSettings stored={query.data ?? DEFAULT_DESK_SETTINGS} />
      )}
    </div>
  )
}

interface OpenedSettingsProps {
  stored: DeskSettings
}

interface Opened {
  id: string
  base: Values
  values: Values
}

function OpenedSettings({ stored }: OpenedSettingsProps) {
  const [opened, setOpened] = useState(() => openedWith(stored))
  return (
    <DeskSettingsFields
      key={opened.id}
      {...opened}
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
