import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useOrigin } from '@/components/browser/use-origin'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { Icon } from '@/components/ui/icon'
import { formatTrackingCode } from '@/domain/ids/id'
import { paths } from '@/domain/paths'
import { renewIfSubscribed } from '@/lib/push/renew-if-subscribed'
import { useReports } from '@/stores/reports'
import type { SentReport } from '@/services/reports/submit-report'
import { TrackingCode } from '../tracking/tracking-code'
import { StateChip, sentenceOf, stateOf } from './report-state'

interface SentCardProps {
  sent: SentReport
  onDismiss: () => void
}

/** Shows the code of the report that was just written, until it is dismissed. */
export function SentCard({ sent, onDismiss }: SentCardProps) {
  const { id } = sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { reports, sending } = useReports()
  const report = reports.find((one) => one.id === id)
  const state = stateOf(report ?? sent, sending)
  useEffect(() => {
    // Reporters who have enabled notifications of replies also get them for this report.
    if (state === 'Terkirim') void renewIfSubscribed()
  }, [state])
  const address = useOrigin() + paths.trackedComplaint(id)
  const message = `Kode laporan saya ke kantor desa: ${formatTrackingCode(id)}\nPerkembangannya: ${address}`
  return (
    <section
      aria-labelledby="kode-laporan"
      className="rounded-card border border-l-4 border-hairline border-l-primary bg-surface p-4 md:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <h2
          ref={heading}
          id="kode-laporan"
          aria-describedby="kode"
          tabIndex={-1}
          className="mt-2 scroll-mt-8 text-lg font-semibold"
        >
          Kode laporan Anda
        </h2>
        <button
          type="button"
          aria-label="Tutup kode laporan"
          className="-mt-1 -mr-1 grid size-12 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-surface-2"
          onClick={onDismiss}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <p
        id="kode"
        className="mt-2 rounded-control bg-surface-2 px-4 py-3 text-center text-balance select-all"
      >
        <TrackingCode code={id} className="text-lg sm:text-xl sm:tracking-wider md:text-2xl" />
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateChip state={state} />
        <span className="text-sm text-ink-2">{sentenceOf(report ?? sent, state)}</span>
      </p>
      <p className="mt-2">
        Simpan kode ini: siapa pun yang memegangnya dapat melihat perkembangan laporan, tanpa nama
        dan alamat Anda.
      </p>
      <div className="mt-4 flex flex-col flex-wrap gap-3 sm:flex-row">
        <WhatsappLink number="" message={message}>
          Bagikan lewat WhatsApp
        </WhatsappLink>
        <CopyButton what="kode" text={formatTrackingCode(id)} />
        {state === 'Terkirim' && (
          <>
            <Link to={paths.trackedComplaint(id)} className={buttonStyle.quiet}>
              Lihat perkembangan
              <Icon name="chevron-right" className="size-5" />
            </Link>
            <Link to={paths.notifications} className={buttonStyle.quiet}>
              Beri tahu saya bila dibalas
            </Link>
          </>
        )}
      </div>
    </section>
  )
}
