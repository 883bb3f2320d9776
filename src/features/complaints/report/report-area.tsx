import { useEffect, useState, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { create } from 'zustand'
import { useOrigin } from '@/components/hydration/hydration'
import { ButtonLink } from '@/components/ui/buttons/button'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { Icon } from '@/components/ui/icon'
import { Alert } from '@/components/ui/states/alert'
import { Time } from '@/components/ui/time'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { COMPLAINT_SUCCESS_MILLISECONDS } from '@/domain/complaints/complaint'
import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import { LIMITS } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { type Settings, contactValue } from '@/domain/settings/settings'
import { truncate } from '@/domain/text/characters'
import { logError } from '@/lib/log'
import { renewIfSubscribed } from '@/lib/push/renew-if-subscribed'
import { type SharedContent, dropShared, readShared } from '@/lib/reports/shared-content'
import { refreshReports } from '@/services/reports/outbox'
import { type SentReport, submitReport } from '@/services/reports/submit-report'
import { useReports } from '@/stores/reports'
import { TrackingCode } from '../tracking/tracking-code'
import { ComplaintForm } from './complaint-form'
import { ComplaintFormSkeleton } from './complaint-form-skeleton'
import { DiscardDraft, DraftNotices } from './draft-parts'
import { OwnReports } from './own-reports'
import { sentenceOf, StateChip, stateOf } from './report-state'
import { useReportDraft } from './use-report-draft'

function useSharedContent() {
  const [shared, setShared] = useState<SharedContent | null>(null)
  const [isRead, setIsRead] = useState(false)

  useEffect(() => {
    void readShared()
      .then(setShared)
      .catch((error: unknown) => logError('Reading the shared content failed', error))
      .then(() => setIsRead(true))
  }, [])

  function keep(left: SharedContent): void {
    const isLeft = left.text !== '' || left.photo !== null
    setShared(isLeft ? left : null)
    if (!isLeft)
      void dropShared().catch((error: unknown) =>
        logError('Deleting the shared content failed', error),
      )
  }

  return { shared, isRead, keep }
}

/** Last sent report. Its tracking code is shown above the form until it is dismissed, even after a navigation. */
const useSentReport = create<{ card: SentReport | null }>(() => ({ card: null }))

export function dismissSentReport(): void {
  useSentReport.setState({ card: null })
}

const SENT = 'Laporan terkirim. Terima kasih, petugas pengaduan akan membacanya.'

export default function ReportArea({ settings }: { settings: Settings }) {
  const draft = useReportDraft()
  const [search] = useSearchParams()
  const shared = useSharedContent()
  const [isRead, setIsRead] = useState(false)
  const card = useSentReport(({ card }) => card)
  const [thanks, setThanks] = useState<SentReport | null>(null)

  useEffect(() => void refreshReports().then(() => setIsRead(true)), [])
  useEffect(() => {
    if (!thanks) return
    const timer = setTimeout(() => setThanks(null), COMPLAINT_SUCCESS_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [thanks])

  async function send(input: ComplaintInput, photo: Blob) {
    const sent = await draft.send(() => submitReport(input, photo))
    useSentReport.setState({ card: sent })
    setThanks(sent)
    await draft.reread()
  }

  async function edit(id: string) {
    await draft.takeBack(id)
    if (card?.id === id) dismissSentReport()
    setThanks(null)
    await draft.reread()
    document.getElementById('tulis-laporan')?.focus()
  }

  if (!draft.opened || !isRead || !shared.isRead) return <ComplaintFormSkeleton />
  const { draft: restored, opening } = draft.opened
  const subject = truncate(search.get('tentang') ?? '', LIMITS.caption)
  // The subject from the address applies to the first form, but not to the form after a sent report.
  const isAbout = subject !== '' && !restored && opening === 1
  const address = contactValue(settings, 'address')
  const discardButton = <DiscardDraft draft={draft} what="Tulisan dan fotonya" />
  return (
    <>
      {card && <SentCard key={card.id} sent={card} onDismiss={dismissSentReport} />}
      {thanks && (
        // Above the code card, which can be as tall as the screen if text is enlarged.
        <div className="sticky top-20 bottom-[calc(72px+env(safe-area-inset-bottom))] z-10 rounded-card raised lg:bottom-4">
          <Alert kind={thanks.obstacle ? 'note' : 'success'}>
            {thanks.state === 'sent' ? SENT : sentenceOf(thanks, 'Tersimpan')}
          </Alert>
        </div>
      )}
      <OwnReports onEdit={edit} />
      {!thanks && (
        <section aria-labelledby="tulis-laporan" className="flex flex-col gap-6 print:gap-3">
          <h2 id="tulis-laporan" tabIndex={-1} className="text-xl font-bold md:text-2xl">
            Tulis laporan
          </h2>
          <p className="hidden print:block">
            Isian ini dapat ditulis tangan dan diserahkan ke kantor desa{address && `, ${address}`}.
            Anda dijawab paling lambat {settings.answer_days} hari kerja setelah laporan diterima.
            Hanya petugas pengaduan dan administrator desa yang membacanya.
          </p>
          {restored && (
            <Alert kind="note">
              <p>
                Isian Anda dari <Time at={restored.at} /> dipulihkan.
              </p>
              <div className="-mx-3 -mb-2">{discardButton}</div>
            </Alert>
          )}
          <DraftNotices draft={draft} />
          <ComplaintForm
            key={opening}
            start={
              isAbout ? { values: { report: `Tentang: ${subject}\n` }, photo: null } : restored
            }
            shared={shared.shared}
            onShared={shared.keep}
            isOpen={settings.complaints_open}
            isKept={!!restored || draft.state.at !== undefined}
            problem={draft.state.problem}
            onChange={draft.change}
            onLeave={() => void draft.flush()}
            onSend={send}
          />
          <div className="-mr-3 flex min-h-12 flex-wrap items-center justify-between gap-x-4 print:hidden">
            <AutosaveLine {...draft.state} problem={undefined} />
            {!restored && draft.state.at !== undefined && discardButton}
          </div>
        </section>
      )}
    </>
  )
}

/** Shows the tracking code of the last sent report until it is dismissed. */
function SentCard({ sent, onDismiss }: { sent: SentReport; onDismiss: () => void }) {
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
    // Adds the report to the push subscription, if the reporter is notified of replies.
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
          <Icon name="x" />
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
            <ButtonLink to={paths.trackedComplaint(id)} look="quiet">
              Lihat perkembangan
              <Icon name="chevron-right" />
            </ButtonLink>
            <ButtonLink to={paths.notifications} look="quiet">
              Beri tahu saya bila dibalas
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  )
}
