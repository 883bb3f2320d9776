import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { StaffName } from '@/components/staff/staff-name'
import { BackLink } from '@/components/ui/buttons/back-link'
import { Button } from '@/components/ui/buttons/button'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { Icon } from '@/components/ui/icon'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import { Time } from '@/components/ui/time'
import { CATEGORY_LABEL, CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import type { ComplaintHistory } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import { adminKeys } from '@/lib/query/admin-keys'
import { refreshSession } from '@/services/session/refresh-session'
import { showNotice } from '@/stores/notice'
import ReplyPhotos from '../../tracking/reply-photos'
import { ComplaintActions } from '../actions/complaint-actions'
import { CorrectReply } from '../actions/correct-reply'
import { complaintFileQuery, type ComplaintFile } from '../complaints-query'
import { StatusChip } from '../status-chip'
import { ComplaintAge } from './complaint-age'
import { PrintedReport } from './printed-report'
import { ReportCard } from './report-card'

/** Screen of one report. */
export function ComplaintDetail({ id, path }: { id: string; path: string }) {
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
        {(file) => <OpenedComplaint file={file} path={path} />}
      </Loaded>
    </div>
  )
}

function OpenedComplaint({ file, path }: { file: ComplaintFile; path: string }) {
  const person = useStaff()
  const client = useQueryClient()
  const { complaint, progress } = file
  const { id, status, category, duplicateOf } = complaint

  async function corrected(notice: string) {
    void refreshSession()
    await client.invalidateQueries({ queryKey: adminKeys.complaint(id) })
    showNotice({ kind: 'success', text: notice })
  }

  return (
    <>
      <div className="@container mt-2 flex flex-col gap-6 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <StatusChip status={status} />
            <span>{CATEGORY_LABEL[category]}</span>
            <ComplaintAge complaint={complaint} />
            {progress.verdict && (
              <span>Pelapor: {progress.verdict === 'ya' ? 'sudah beres' : 'belum beres'}</span>
            )}
            {duplicateOf && (
              <span>
                Sama dengan{' '}
                <Link
                  to={`${path}/${duplicateOf}`}
                  className="font-semibold text-primary tabular-nums underline underline-offset-4"
                >
                  {formatTrackingCode(duplicateOf)}
                </Link>
              </span>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-2 sm:justify-end sm:text-right">
            <Button onClick={() => print()}>Cetak</Button>
            <CopyButton what="kode" text={formatTrackingCode(id)} />
          </div>
        </div>
        <div className="grid grid-cols-1 items-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
          <div className="flex min-w-0 flex-col gap-8">
            <ReportCard complaint={complaint} />
            <HistoryList
              file={file}
              replyActions={(entry, reply) =>
                person.role === 'admin' && (
                  <CorrectReply
                    id={id}
                    entry={entry}
                    text={reply.text}
                    photos={reply.photos}
                    onDone={(notice) => void corrected(notice)}
                  />
                )
              }
            />
          </div>
          <div className="min-w-0 @4xl:sticky @4xl:top-0 @4xl:-mx-1 @4xl:-mt-6 @4xl:max-h-dvh @4xl:overflow-y-auto @4xl:px-1 @4xl:py-6">
            <ComplaintActions file={file} path={path} />
          </div>
        </div>
      </div>
      <PrintedReport file={file} />
    </>
  )
}

interface HistoryListProps {
  file: ComplaintFile
  replyActions: (entry: string, reply: ComplaintProgress['replies'][string]) => ReactNode
}

/** Shows the history of a report, oldest entry first. Replies have their published, possibly corrected text. */
function HistoryList({ file, replyActions }: HistoryListProps) {
  const { complaint, progress, history } = file
  return (
    <section aria-labelledby="riwayat">
      <h2 id="riwayat" className="mb-3 text-lg font-bold">
        Riwayat
      </h2>
      <ol className="ml-2 flex flex-col gap-5 border-l-2 border-hairline pl-5">
        <Event at={complaint.receivedAt} title="Laporan diterima">
          {complaint.channel !== 'situs' && (
            <p className="text-sm text-ink-2">{CHANNEL_LABEL[complaint.channel]}</p>
          )}
        </Event>
        {history.map((entry) => {
          const reply = progress.replies[entry.id]
          return (
            <Event key={entry.id} at={entry.at} by={entry.by} title={<Title entry={entry} />}>
              {reply && (
                <div className="rounded-card rounded-tl-none bg-primary-soft px-4 py-3">
                  <p className="flex flex-wrap items-center gap-x-2 text-xs font-semibold text-primary">
                    Balasan untuk pelapor
                    {reply.correctedAt && <span className="font-normal">(dikoreksi)</span>}
                  </p>
                  <p className="mt-1 whitespace-pre-line">{reply.text}</p>
                  {reply.photos && (
                    <ReplyPhotos id={complaint.id} entry={entry.id} photos={reply.photos} />
                  )}
                  <div className="-mb-2 -ml-5 empty:hidden">{replyActions(entry.id, reply)}</div>
                </div>
              )}
              {entry.note && (
                <div className="rounded-card rounded-tl-none border border-dashed border-control px-4 py-3">
                  <p className="flex items-center gap-1.5 text-xs font-semibold text-ink-2">
                    <Icon name="lock" className="size-3.5" />
                    {entry.by === '' ? 'Pelapor: belum beres' : 'Hanya untuk petugas'}
                  </p>
                  <p className="mt-1 whitespace-pre-line">{entry.note}</p>
                </div>
              )}
            </Event>
          )
        })}
      </ol>
    </section>
  )
}

interface EventProps {
  at: string
  /** Uid of the staff member, or '' if the reporter caused the event. */
  by?: string
  title: ReactNode
  children?: ReactNode
}

function Event({ at, by = '', title, children }: EventProps) {
  return (
    <li className="relative flex flex-col gap-2 before:absolute before:top-1.5 before:-left-[1.65rem] before:size-2.5 before:rounded-full before:bg-control before:outline-4 before:outline-paper last:before:bg-primary">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">{title}</p>
        <p className="text-sm text-ink-2">
          {by && (
            <>
              <StaffName uid={by} self="Anda" />,{' '}
            </>
          )}
          <Time at={at} />
        </p>
      </div>
      {children}
    </li>
  )
}

function Title({ entry: { kind, from, to } }: { entry: ComplaintHistory }) {
  if (kind === 'catatan') return 'Catatan'
  if (kind === 'panggilan') return 'Telepon'
  if (from === to) return 'Balasan'
  return (
    <>
      <StatusChip status={from} />
      <Icon name="chevron-right" className="size-4" />
      <span className="sr-only">menjadi</span>
      <StatusChip status={to} />
    </>
  )
}
