import { Link, useNavigate } from 'react-router-dom'
import { useOnline } from '@/components/browser/use-online'
import { useStaff } from '@/components/staff/staff'
import { Button, buttonStyle } from '@/components/ui/buttons/button'
import { DiscardButton } from '@/components/ui/unsaved/recovery-offers'
import { Time } from '@/components/ui/time'
import { draftTitle } from '@/domain/drafts/draft'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { discardEntry } from '@/services/autosave/entries'
import { useFreshEntries } from '@/services/autosave/use-fresh-entries'
import { setNavigationPayload } from '@/stores/navigation-payload'
import { hasPicture } from '../bulk-upload/upload-entry'
import { formPath, type Source } from '../editor/editor-document'
import { waitingText } from '../editor/postponed-line'
import type { EditorialKind } from '../editorial-kind'

/** Number of visible rows, unless more rows are postponed. Other rows are collapsed. */
const SHOWN = 2

/** Lists the autosave entries of the given kinds on this device. Renders nothing if there are none. */
export function AutosavedList({ kinds }: { kinds: readonly EditorialKind[] }) {
  const person = useStaff()
  const { entries, elsewhere } = useFreshEntries(person.uid)
  const isOnline = useOnline()
  const navigate = useNavigate()
  const rows = autosavedRows(Object.values(entries), kinds, elsewhere)
  if (rows.length === 0) return null
  const shown = Math.max(SHOWN, rows.filter(({ isPostponed }) => isPostponed).length)

  /** Opens the form with a request to publish. The form then shows the result. */
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
            <Button
              aria-label={`Terbitkan sekarang: ${row.title}`}
              look="primary"
              onClick={() => publish(row)}
            >
              Terbitkan sekarang
            </Button>
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

/** Row of the list: one autosave entry, or all photos that bulk upload continues together. */
interface AutosavedRow {
  kind: EditorialKind
  entries: readonly [AutosavedEntry, ...AutosavedEntry[]]
  title: string
  path: string
  isPostponed: boolean
  isChange: boolean
  /** True if the entries are open in another tab. */
  isElsewhere: boolean
}

function autosavedRows(
  entries: readonly AutosavedEntry[],
  kinds: readonly EditorialKind[],
  elsewhere: ReadonlySet<string>,
): AutosavedRow[] {
  const groups = new Map<string, AutosavedRow['entries']>()
  for (const entry of entries.toSorted((one, other) => other.at - one.at)) {
    const { id, form, isPostponed = false } = entry
    const key = isOfMany(entry, kinds) ? `${form} ${isPostponed} ${elsewhere.has(id)}` : id
    const group = groups.get(key)
    groups.set(key, group ? [...group, entry] : [entry])
  }
  return [...groups.values()]
    .flatMap((group) => {
      const kind = kinds.find(({ kind }) => kind === group[0].form)
      return kind ? [toRow(kind, group, elsewhere)] : []
    })
    .sort((one, other) => Number(other.isPostponed) - Number(one.isPostponed))
}

/** Returns whether bulk upload can continue the entry, which requires a photo. */
function isOfMany(entry: AutosavedEntry, kinds: readonly EditorialKind[]): boolean {
  const bulk = kinds.find(({ kind }) => kind === entry.form)?.bulkUpload
  return bulk !== undefined && entry.subject === '' && hasPicture(entry, bulk.picture)
}

function toRow(
  kind: EditorialKind,
  entries: AutosavedRow['entries'],
  elsewhere: ReadonlySet<string>,
): AutosavedRow {
  const [first, ...others] = entries
  const source = sourceOf(first)
  const isMany = others.length > 0
  const titles = [...new Set(entries.map(({ values }) => draftTitle({ data: values })))]
  const [title = ''] = titles
  const more = titles.length > 1 ? ', …' : ''
  return {
    kind,
    entries,
    title: isMany ? `${entries.length} foto: ${title}${more}` : title,
    path: isMany ? `${kind.path}/beberapa` : formPath(kind, source),
    isPostponed: first.isPostponed ?? false,
    isChange: source.type === 'item',
    isElsewhere: elsewhere.has(first.id),
  }
}

function sourceOf({ id, subject }: AutosavedEntry): Source {
  if (subject === '') return { type: 'new', id }
  const [collection, document = ''] = subject.split('/')
  return { type: collection === 'drafts' ? 'draft' : 'item', id: document }
}
