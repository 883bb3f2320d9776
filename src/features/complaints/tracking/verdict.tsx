import { lazy, Suspense, useRef } from 'react'
import { useNow } from '@/components/browser/use-now'
import { Time } from '@/components/ui/time'
import { isClosed } from '@/domain/complaints/complaint'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import type { Settings } from '@/domain/settings/settings'
import { OfficeContacts } from '../office-contacts'

const VerdictForm = lazy(() => import('./verdict-form'))

interface VerdictProps {
  progress: ComplaintProgress
  settings: Settings
}

/** Asks the reporter of a closed report whether the problem is solved, until the deadline or the answer. */
export function Verdict({ progress, settings }: VerdictProps) {
  const { id, status, verdict, verdictUntil = '' } = progress
  const now = useNow()
  const top = useRef<HTMLElement>(null)
  const isAsked = status === 'Selesai' && now <= Date.parse(verdictUntil)
  if (!verdict && !isAsked) return null
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-labelledby="beres"
      className="rounded-card border border-l-4 border-hairline border-l-primary bg-surface p-4 md:p-6"
    >
      <h2 id="beres" className="text-xl font-bold">
        Sudah beres?
      </h2>
      {verdict ? (
        <GivenVerdict {...progress} settings={settings} />
      ) : (
        <>
          <p className="mt-2">
            Anda dapat menjawab sekali, paling lambat{' '}
            <strong>
              <Time at={verdictUntil} />
            </strong>
            .
          </p>
          <Suspense fallback={<div className="mt-4 h-12 skeleton" data-skeleton />}>
            {/* The clicked button has been removed, so the focus moves to the section. */}
            <VerdictForm key={id} id={id} onAnswered={() => top.current?.focus()} />
          </Suspense>
        </>
      )}
    </section>
  )
}

function GivenVerdict({ status, verdict, settings }: ComplaintProgress & { settings: Settings }) {
  if (verdict === 'ya')
    return <p className="mt-2">Dijawab: sudah beres. Terima kasih atas kabarnya.</p>
  if (!isClosed(status))
    return (
      <p className="mt-2">
        Dijawab: belum beres. Laporan ini dibuka lagi dan petugas membaca alasannya.
      </p>
    )
  return (
    <>
      <p className="mt-2">
        Dijawab: belum beres. Petugas membaca alasannya. Tiap laporan hanya dapat dijawab sekali;
        bila sesudah dikerjakan lagi masih belum beres, hubungi kantor desa:
      </p>
      <div className="mt-4">
        <OfficeContacts settings={settings} message="Laporan yang belum beres" />
      </div>
    </>
  )
}
