import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { CATEGORY_LABEL } from '@/domain/complaints/complaint'
import { formatTrackingCode } from '@/domain/ids/id'
import type { Settings } from '@/domain/settings/settings'
import { adminKeys } from '@/lib/query/admin-keys'
import { refreshSession } from '@/services/session/refresh-session'
import { showNotice } from '@/stores/notice'
import { ComplaintActions } from '../actions/complaint-actions'
import { CorrectReply } from '../actions/correct-reply'
import type { ComplaintFile } from '../complaints-query'
import { StatusChip } from '../status-chip'
import { ComplaintAge } from './complaint-age'
import { HistoryList } from './history-list'
import { PrintedReport } from './printed-report'
import { ReportCard } from './report-card'

interface OpenedComplaintProps {
  file: ComplaintFile
  path: string
  settings: Settings
}

export function OpenedComplaint(props: OpenedComplaintProps) {
  const person = useStaff()
  const { file, path, settings } = props
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
            <ComplaintAge complaint={complaint} settings={settings} />
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
            <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
              Cetak
            </button>
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
            <ComplaintActions {...props} />
          </div>
        </div>
      </div>
      <PrintedReport file={file} settings={settings} />
    </>
  )
}
