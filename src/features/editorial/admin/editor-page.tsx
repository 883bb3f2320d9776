import { Link } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/button-style'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import type { TimeZone } from '@/domain/date'
import { dayIn } from '@/domain/date'
import type { Person } from '@/stores/session'
import { Editor } from './editor'
import type { EditorialKind } from './editorial-kind'
import { type Source, useWork } from './use-work'

interface EditorPageProps {
  kind: EditorialKind
  source: Source
  person: Person
  zone: TimeZone
}

/** The form of one piece of work: loading, gone, unreadable, or open. */
export function EditorPage({ kind, source, person, zone }: EditorPageProps) {
  const { work, isFetching, refetch } = useWork(kind, source, person, dayIn(zone, new Date()))
  // What is edited is what the server has now, never what was cached.
  if (isFetching) return <EditorSkeleton />
  if (work === undefined)
    return <LoadFailure text={`${kind.label} ini belum dapat dibuka.`} onRetry={refetch} />
  if (work === null)
    return (
      <EmptyState
        text={`${kind.label} ini tidak ada lagi.`}
        reason="Mungkin sudah dihapus, diterbitkan, atau ditarik orang lain."
      >
        <Link to={kind.path} className={buttonStyle.primary}>
          Ke daftar {kind.noun}
        </Link>
      </EmptyState>
    )
  return (
    <Editor
      key={work.seen}
      kind={kind}
      work={work}
      person={person}
      zone={zone}
      onReload={refetch}
    />
  )
}

function EditorSkeleton() {
  return (
    <div role="status" aria-label="Memuat isian" className="flex max-w-3xl flex-col gap-6 py-6">
      {[12, 12, 24, 64].map((height, index) => (
        <div key={index} className="skeleton" style={{ height: `${height / 4}rem` }} />
      ))}
    </div>
  )
}
