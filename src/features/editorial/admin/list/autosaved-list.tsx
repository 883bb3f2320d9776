import { Link, useNavigate } from 'react-router-dom'
import { useOnline } from '@/components/browser/use-online'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { DiscardButton } from '@/components/ui/buttons/discard-button'
import { draftTitle } from '@/domain/drafts/draft'
import { formatInstant, type TimeZone } from '@/domain/time/date'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { discardEntry } from '@/services/autosave/entries'
import { useFreshEntries } from '@/services/autosave/use-fresh-entries'
import { handOver } from '@/stores/handover'
import type { Person } from '@/stores/session'
import { waitingText } from '../editor/postponed-line'
import { formPath, type Source } from '../editor/work'
import type { EditorialKind } from '../editorial-kind'

interface AutosavedListProps {
  kinds: readonly EditorialKind[]
  person: Person
  zone: TimeZone
}

interface Autosaved {
  entry: AutosavedEntry
  kind: EditorialKind
}

/** So many stand open, the newest, and all that wait to be published; a stack of old ones would hide what is to be done today. */
const SHOWN = 2

/** What is on this device alone, of these kinds; nothing where there is nothing. */
export function AutosavedList({ kinds, person, zone }: AutosavedListProps) {
  const { entries, elsewhere } = useFreshEntries(person.uid)
  const isOnline = useOnline()
  const navigate = useNavigate()
  const autosaved = Object.values(entries)
    .flatMap((entry) => {
      const kind = kinds.find(({ kind }) => kind === entry.form)
      return kind ? [{ entry, kind }] : []
    })
    .sort(
      ({ entry: one }, { entry: other }) =>
        Number(other.isPostponed ?? false) - Number(one.isPostponed ?? false) || other.at - one.at,
    )
  if (autosaved.length === 0) return null
  const postponed = autosaved.filter(({ entry }) => entry.isPostponed).length
  const shown = Math.max(SHOWN, postponed)

  /** In its form, which says what becomes of it and has the ways on. */
  function publish({ entry, kind }: Autosaved) {
    const path = formPath(kind, sourceOf(entry))
    handOver({ path, publishing: entry.id })
    void navigate(path)
  }

  const toRow = ({ entry, kind }: Autosaved) => (
    <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <p className="min-w-0">
        <Link
          to={formPath(kind, sourceOf(entry))}
          className="inline-flex min-h-12 items-center font-semibold text-primary hover:underline"
        >
          {draftTitle({ data: entry.values })}
        </Link>
        <span className="block text-sm text-ink-2">
          {kind.label}, {formatInstant(zone, new Date(entry.at))}
          {entry.isPostponed &&
            `. ${isOnline ? 'Siap diterbitkan.' : waitingText(sourceOf(entry).type === 'item')}`}
        </span>
      </p>
      {elsewhere.has(entry.id) ? (
        <span className={`${buttonStyle.quiet} !text-ink-2`}>Terbuka di tab lain</span>
      ) : (
        <span className="mt-1 flex flex-wrap gap-x-1">
          {entry.isPostponed && isOnline && (
            <button
              type="button"
              aria-label={`Terbitkan sekarang: ${draftTitle({ data: entry.values })}`}
              className={buttonStyle.primary}
              onClick={() => publish({ entry, kind })}
            >
              Terbitkan sekarang
            </button>
          )}
          <DiscardButton
            title={draftTitle({ data: entry.values })}
            onDiscard={() => void discardEntry(entry)}
          />
        </span>
      )}
    </li>
  )
  return (
    <section
      aria-labelledby="belum-disimpan"
      className="rounded-card border border-l-4 border-hairline border-l-accent bg-surface p-4"
    >
      <h2 id="belum-disimpan" className="font-bold">
        Belum disimpan, hanya di perangkat ini
      </h2>
      <ul className="mt-2 divide-y divide-hairline">{autosaved.slice(0, shown).map(toRow)}</ul>
      {autosaved.length > shown && (
        <details className="border-t border-hairline">
          <summary className="min-h-12 cursor-pointer py-3 font-semibold">
            {autosaved.length - shown} tulisan lebih lama
          </summary>
          <ul className="divide-y divide-hairline">{autosaved.slice(shown).map(toRow)}</ul>
        </details>
      )}
    </section>
  )
}

function sourceOf({ id, subject }: AutosavedEntry): Source {
  if (subject === '') return { type: 'new', id }
  const [collection, document = ''] = subject.split('/')
  return { type: collection === 'drafts' ? 'draft' : 'item', id: document }
}
