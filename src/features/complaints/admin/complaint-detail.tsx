import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Loaded } from '@/components/ui/loaded'
import { formatTrackingCode } from '@/domain/id'
import type { Settings } from '@/domain/settings'
import type { Person } from '@/stores/session'
import { complaintFileQuery } from './complaints-query'

interface ComplaintDetailProps {
  id: string
  /** Of the list. */
  path: string
  person: Person
  settings: Settings
}

/** One report with all that the desk knows of it and can do. Opening it changes nothing. */
export function ComplaintDetail({ id, path }: ComplaintDetailProps) {
  const query = useQuery(complaintFileQuery(id))
  return (
    <div className="flex flex-col gap-6 pb-16">
      <header>
        <Link
          to={path}
          className="inline-flex min-h-12 items-center gap-2 font-semibold text-primary hover:underline"
        >
          <Icon name="arrow-left" className="size-5" />
          Pengaduan
        </Link>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          Laporan {formatTrackingCode(id)}
        </h1>
      </header>
      <Loaded
        query={query}
        subject="laporan"
        empty={<EmptyState text="Laporan ini tidak ada. Mungkin sudah dihapus." />}
        skeleton={<div className="h-96 skeleton rounded-card" />}
      >
        {({ complaint }) => <p className="whitespace-pre-line">{complaint.report}</p>}
      </Loaded>
    </div>
  )
}
