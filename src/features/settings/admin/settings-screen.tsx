import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ulid } from 'ulid'
import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { Opening } from '@/components/ui/states/opening'
import type { Settings } from '@/domain/settings/settings'
import { settings } from '@/domain/settings/settings-schema'
import { formatInstant, type TimeZone } from '@/domain/time/date'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { readRaw } from '@/lib/firebase/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { openedInForm } from '@/lib/query/admin-query'
import { takeOver } from '@/services/autosave/use-autosaved-form'
import { SettingsForm } from './settings-form'
import { settingsValues } from './settings-values'

interface SettingsScreenProps {
  uid: string
  zone: TimeZone
  nameOf: (uid: string) => ReactNode
}

/** What holds for the whole site, as the server has it now, to be changed. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { zone, nameOf } = props
  const query = useQuery({
    queryKey: adminKeys.settings,
    queryFn: () => readRaw('site_settings/1'),
    ...openedInForm,
  })
  const { data, refetch } = query
  return (
    <div className="flex flex-col gap-6 pb-16">
      <header>
        <h1 tabIndex={-1} className="pt-6 text-2xl font-bold">
          Pengaturan
        </h1>
        {data?.updatedAt && (
          <p className="mt-1 text-ink-2">
            Terakhir diubah {nameOf(data.updatedBy)},{' '}
            {formatInstant(zone, new Date(data.updatedAt))}
          </p>
        )}
      </header>
      {data === undefined ? (
        <Opening query={query} what="pengaturan" failed="Pengaturan belum dapat dibuka." />
      ) : (
        <OpenedSettings
          stored={v.parse(settings, data?.plain ?? {})}
          {...props}
          onStored={() => void refetch()}
        />
      )}
    </div>
  )
}

interface OpenedSettingsProps extends SettingsScreenProps {
  stored: Settings
  onStored: () => void
}

interface Opened {
  id: string
  base: Values
  values: Values
  pictures: AutosavedEntry['pictures']
}

function OpenedSettings({ stored, onStored, ...shared }: OpenedSettingsProps) {
  const [opened, setOpened] = useState(() => openedWith(stored))
  return (
    <SettingsForm
      key={opened.id}
      {...opened}
      {...shared}
      onRestore={(offered) =>
        void takeOver(offered).then((entry) => {
          // With what it was changed from, so that what others changed since is noticed.
          if (entry) setOpened({ base: opened.base, ...entry })
        })
      }
      onSaved={(saved) => {
        setOpened(openedWith(saved))
        onStored()
      }}
    />
  )
}

function openedWith(stored: Settings): Opened {
  const base = settingsValues(stored)
  return { id: ulid(), base, values: base, pictures: {} }
}
