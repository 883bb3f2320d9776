import { Link } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { AutosaveNotice } from '@/components/ui/unsaved/autosave-notice'
import { draftTitle } from '@/domain/drafts/draft'
import type { TimeZone } from '@/domain/time/date'
import { discardEntry } from '@/services/autosave/entries'
import { useFreshEntries } from '@/services/autosave/use-fresh-entries'
import { ACTION_FORM } from './use-autosaved-action'

interface AutosavedActionsProps {
  uid: string
  path: string
  zone: TimeZone
}

export function AutosavedActions({ uid, path, zone }: AutosavedActionsProps) {
  const { entries, elsewhere } = useFreshEntries(uid)
  return Object.values(entries)
    .filter(({ form, id }) => form === ACTION_FORM && !elsewhere.has(id))
    .map((entry) => (
      <AutosaveNotice
        key={entry.id}
        title={draftTitle({ data: entry.values })}
        at={entry.at}
        zone={zone}
        onDiscard={() => void discardEntry(entry)}
      >
        <Link to={entry.subject.replace('complaints', path)} className={buttonStyle.secondary}>
          Buka laporan
        </Link>
      </AutosaveNotice>
    ))
}
