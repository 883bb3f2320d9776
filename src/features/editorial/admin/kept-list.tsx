import { Link } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/button-style'
import { DiscardButton } from '@/components/ui/discard-button'
import { formatInstant, type TimeZone } from '@/domain/date'
import { draftTitle } from '@/domain/draft'
import type { KeptWork } from '@/lib/kept-work'
import { discardWork } from '@/stores/kept-work'
import type { Person } from '@/stores/session'
import { useFreshKeptWork } from '@/services/autosave/use-fresh-kept-work'
import type { EditorialKind } from './editorial-kind'
import { formPath, type Source } from './work'

interface KeptListProps {
  kinds: readonly EditorialKind[]
  person: Person
  zone: TimeZone
}

interface Kept {
  work: KeptWork
  kind: EditorialKind
}

/** So many stand open, the newest; a stack of old ones would hide what is to be done today. */
const SHOWN = 2

/** What is on this device alone, of these kinds; nothing where there is nothing. */
export function KeptList({ kinds, person, zone }: KeptListProps) {
  const { works, elsewhere } = useFreshKeptWork(person.uid)
  const kept = Object.values(works)
    .flatMap((work) => {
      const kind = kinds.find(({ kind }) => kind === work.form)
      return kind ? [{ work, kind }] : []
    })
    .sort((one, other) => other.work.at - one.work.at)
  if (kept.length === 0) return null
  const toRow = ({ work, kind }: Kept) => (
    <li key={work.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <p className="min-w-0">
        <Link
          to={formPath(kind, sourceOf(work))}
          className="inline-flex min-h-12 items-center font-semibold text-primary hover:underline"
        >
          {draftTitle({ data: work.values })}
        </Link>
        <span className="block text-sm text-ink-2">
          {kind.label}, {formatInstant(zone, new Date(work.at))}
        </span>
      </p>
      {elsewhere.has(work.id) ? (
        <span className={`${buttonStyle.quiet} !text-ink-2`}>Terbuka di tab lain</span>
      ) : (
        <DiscardButton
          title={draftTitle({ data: work.values })}
          onDiscard={() => void discardWork(work)}
        />
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
      <ul className="mt-2 divide-y divide-hairline">{kept.slice(0, SHOWN).map(toRow)}</ul>
      {kept.length > SHOWN && (
        <details className="border-t border-hairline">
          <summary className="min-h-12 cursor-pointer py-3 font-semibold">
            {kept.length - SHOWN} tulisan lebih lama
          </summary>
          <ul className="divide-y divide-hairline">{kept.slice(SHOWN).map(toRow)}</ul>
        </details>
      )}
    </section>
  )
}

function sourceOf({ id, subject }: KeptWork): Source {
  if (subject === '') return { type: 'new', id }
  const [collection, document = ''] = subject.split('/')
  return { type: collection === 'drafts' ? 'draft' : 'item', id: document }
}
