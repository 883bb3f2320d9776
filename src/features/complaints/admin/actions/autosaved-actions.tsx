import { Link } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { AutosaveNotice } from '@/components/ui/unsaved/autosave-notice'
import { draftTitle } from '@/domain/drafts/draft'
import { discardEntry } from '@/services/autosave/entries'
import { useFreshEntries } from '@/services/autosave/use-fresh-entries'
import { ACTION_FORM } from './use-autosaved-action'

interface AutosavedActionsProps {
  path: string
}

export function AutosavedActions({ path }: AutosavedActionsProps) {
  const { entries, elsewhere } = useFreshEntries(useStaff().uid)
  return Object.values(entries)
    .filter(({ form, id }) => form === ACTION_FORM && !elsewhere.has(id))
    .map((entry) => (
      <AutosaveNotice
        key={entry.id}
        title={draftTitle({ data: entry.values })}
        at={entry.at}
        onDiscard={() => void discardEntry(entry)}
      >
        <Link to={entry.subject.replace('complaints', path)} className={buttonStyle.secondary}>
          Buka laporan
        </Link>
      </AutosaveNotice>
    ))
}
