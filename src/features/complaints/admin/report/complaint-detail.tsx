import { useQuery } from '@tanstack/react-query'
import { BackLink } from '@/components/ui/buttons/back-link'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import { formatTrackingCode } from '@/domain/ids/id'
import type { Settings } from '@/domain/settings/settings'
import { complaintFileQuery } from '../complaints-query'
import { OpenedComplaint } from './opened-complaint'

interface ComplaintDetailProps {
  id: string
  path: string
  settings: Settings
}

/** Screen of one report. Opening it does not change the report. */
export function ComplaintDetail({ id, path, settings }: ComplaintDetailProps) {
  const query = useQuery(complaintFileQuery(id))
  return (
    <div className="flex flex-col pb-16">
      <BackLink to={path}>Pengaduan</BackLink>
      <h1 tabIndex={-1} className="text-xl font-bold tabular-nums print:hidden">
        Laporan <span className="inline-block">{formatTrackingCode(id)}</span>
      </h1>
      <Loaded
        query={query}
        subject="laporan"
        failure="Laporan ini belum dapat dibuka."
        empty={<EmptyState text="Laporan ini tidak ada. Mungkin sudah dihapus." />}
        skeleton={<div className="mt-12 h-96 skeleton rounded-card" />}
      >
        {(file) => <OpenedComplaint file={file} path={path} settings={settings} />}
      </Loaded>
    </div>
  )
}
