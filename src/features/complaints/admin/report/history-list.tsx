import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Time } from '@/components/ui/time'
import { CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import type { ComplaintHistory } from '@/domain/complaints/complaint-schema'
import ReplyPhotos from '../../tracking/reply-photos'
import type { ComplaintFile } from '../complaints-query'
import { StatusChip } from '../status-chip'
import { StaffName } from '@/components/staff/staff-name'

interface HistoryListProps {
  file: ComplaintFile
  replyActions: (entry: string, reply: ComplaintProgress['replies'][string]) => ReactNode
}

/** History of a report, newest entry last. Replies are shown in their published version. */
export function HistoryList({ file, replyActions }: HistoryListProps) {
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
  /** Uid of the staff member, or '' for events that staff did not cause. */
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
