import { Link, useNavigate } from 'react-router-dom'
import { useOnline } from '@/components/browser/use-online'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { DiscardButton } from '@/components/ui/buttons/discard-button'
import { Time } from '@/components/ui/time'
import { discardEntry } from '@/services/autosave/entries'
import { useFreshEntries } from '@/services/autosave/use-fresh-entries'
import { setNavigationPayload } from '@/stores/navigation-payload'
import { waitingText } from '../editor/postponed-line'
import type { EditorialKind } from '../editorial-kind'
import { type AutosavedRow, autosavedRows } from './autosaved-rows'

interface AutosavedListProps {
  kinds: readonly EditorialKind[]
}

/** Minimum number of visible rows. Postponed rows are always visible. With more rows, today's tasks would be out of sight. */
const SHOWN = 2

/** List of unsaved input of the given kinds on this device. Renders nothing if there is none. */
export function AutosavedList({ kinds }: AutosavedListProps) {
  const person = useStaff()
  const { entries, elsewhere } = useFreshEntries(person.uid)
  const isOnline = useOnline()
  const navigate = useNavigate()
  const rows = autosavedRows(Object.values(entries), kinds, elsewhere)
  if (rows.length === 0) return null
  const shown = Math.max(SHOWN, rows.filter(({ isPostponed }) => isPostponed).length)

  /** Opens the form with a request to publish. The form shows the result and handles failures. */
  function publish({ path, entries }: AutosavedRow) {
    setNavigationPayload({ path, publishing: entries.map(({ id }) => id) })
    void navigate(path)
  }

  const toItem = (row: AutosavedRow) => (
    <li
      key={row.entries[0].id}
      className="flex flex-wrap items-center justify-between gap-x-4 py-2"
    >
      <p className="min-w-0">
        <Link
          to={row.path}
          className="inline-flex min-h-12 items-center font-semibold text-primary hover:underline"
        >
          {row.title}
        </Link>
        <span className="block text-sm text-ink-2">
          {row.kind.label}, <Time at={row.entries[0].at} />
          {row.isPostponed && `. ${isOnline ? 'Siap diterbitkan.' : waitingText(row.isChange)}`}
        </span>
      </p>
      {row.isElsewhere ? (
        <span className={`${buttonStyle.quiet} !text-ink-2`}>Terbuka di tab lain</span>
      ) : (
        <span className="mt-1 flex flex-wrap gap-x-1">
          {row.isPostponed && isOnline && (
            <button
              type="button"
              aria-label={`Terbitkan sekarang: ${row.title}`}
              className={buttonStyle.primary}
              onClick={() => publish(row)}
            >
              Terbitkan sekarang
            </button>
          )}
          <DiscardButton
            title={row.title}
            onDiscard={() => {
              for (const entry of row.entries) void discardEntry(entry)
            }}
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
      <ul className="mt-2 divide-y divide-hairline">{rows.slice(0, shown).map(toItem)}</ul>
      {rows.length > shown && (
        <details className="border-t border-hairline">
          <summary className="min-h-12 cursor-pointer py-3 font-semibold">
            {rows.length - shown} tulisan lebih lama
          </summary>
          <ul className="divide-y divide-hairline">{rows.slice(shown).map(toItem)}</ul>
        </details>
      )}
    </section>
  )
}
