import { Link } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/button-style'
import { KeptNotice } from '@/components/ui/kept-notice'
import type { TimeZone } from '@/domain/date'
import { draftTitle } from '@/domain/draft'
import { discardWork } from '@/stores/kept-work'
import { useFreshKeptWork } from '@/services/autosave/use-fresh-kept-work'
import { ACTION_FORM } from './use-kept-action'

interface KeptActionsProps {
  /** Whose. */
  uid: string
  /** Of the list. */
  path: string
  zone: TimeZone
}

/** What was written of actions and never saved, each with the way to its report. */
export function KeptActions({ uid, path, zone }: KeptActionsProps) {
  const { works, elsewhere } = useFreshKeptWork(uid)
  return Object.values(works)
    .filter(({ form, id }) => form === ACTION_FORM && !elsewhere.has(id))
    .map((work) => (
      <KeptNotice
        key={work.id}
        title={draftTitle({ data: work.values })}
        at={work.at}
        zone={zone}
        onDiscard={() => void discardWork(work)}
      >
        <Link to={work.subject.replace('complaints', path)} className={buttonStyle.secondary}>
          Buka laporan
        </Link>
      </KeptNotice>
    ))
}
