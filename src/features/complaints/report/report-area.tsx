import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { create } from 'zustand'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { DeferredConfirm } from '@/components/ui/dialogs/deferred-confirm'
import { Alert } from '@/components/ui/states/alert'
import { Time } from '@/components/ui/time'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { COMPLAINT_SUCCESS_MILLISECONDS } from '@/domain/complaints/complaint'
import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import { LIMITS } from '@/domain/limits'
import { type Settings, contactValue } from '@/domain/settings/settings'
import { truncate } from '@/domain/text/characters'
import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'
import { type SharedContent, dropShared, readShared } from '@/lib/reports/shared-content'
import { moveBackToDraft, refreshReports } from '@/services/reports/outbox'
import { useReports } from '@/stores/reports'
import { dropReportDraft } from '@/services/reports/report-draft'
import { NotStored, type SentReport, submitReport } from '@/services/reports/submit-report'
import { ComplaintForm } from './complaint-form'
import { ComplaintFormSkeleton } from './complaint-form-skeleton'
import { OwnReports } from './own-reports'
import { sentenceOf } from './report-state'
import { SentCard } from './sent-card'
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

/** Report whose code is shown above the form, even after the visitor has opened other pages. */
const useSentReport = create<{ card: SentReport | null }>(() => ({ card: null }))

export function dismissSentReport(): void {
  useSentReport.setState({ card: null })
}

const ELSEWHERE = 'Formulir pengaduan sedang terbuka di tab lain. Ubah laporan ini di sana.'

const SENT = 'Laporan terkirim. Terima kasih, petugas pengaduan akan membacanya.'

export default function ReportArea({ settings }: { settings: Settings }) {
  const draft = useReportDraft()
  const [search] = useSearchParams()
  const hasReports = useReports(({ reports }) => reports.length > 0)
  const shared = useSharedContent()
  const [isRead, setIsRead] = useState(false)
  const card = useSentReport(({ card }) => card)
  const [thanks, setThanks] = useState<SentReport | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isUndiscarded, setIsUndiscarded] = useState(false)

  useEffect(() => void refreshReports().then(() => setIsRead(true)), [])
  useEffect(() => {
    if (!thanks) return
    const timer = setTimeout(() => setThanks(null), COMPLAINT_SUCCESS_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [thanks])

  async function send(input: ComplaintInput, photo: Blob) {
    // A queued report is no draft any more. If it could not be queued, the draft stays.
    const filled = draft.forget()
    const sent = await submitReport(input, photo).catch((error: unknown) => {
      if (filled && error instanceof NotStored) draft.change(filled)
      throw error
    })
    useSentReport.setState({ card: sent })
    setThanks(sent)
    await draft.reread()
  }

  async function edit(id: string) {
    if (!draft.isOwn) throw new UserFacingError(ELSEWHERE)
    await draft.flush()
    await moveBackToDraft(id)
    if (card?.id === id) dismissSentReport()
    setThanks(null)
    await draft.reread()
    document.getElementById('tulis-laporan')?.focus()
  }

  async function discard() {
    setIsAsking(false)
    setIsUndiscarded(false)
    draft.forget()
    try {
      if (draft.isOwn) await dropReportDraft()
    } catch (error) {
      logError('Deleting the report draft from the device failed', error)
      setIsUndiscarded(true)
    }
    // Restores what the device still stores.
    await draft.reread()
  }

  if (!draft.opened || !isRead || !shared.isRead) return <ComplaintFormSkeleton />
  const { draft: restored, opening } = draft.opened
  const subject = truncate(search.get('tentang') ?? '', LIMITS.caption)
  // Only the first form starts with the subject, not the form after a sent report.
  const isAbout = subject !== '' && !restored && opening === 1
  const address = contactValue(settings, 'address')
  const discardButton = (
    <button
      type="button"
      className={`${buttonStyle.quiet} px-3!`}
      onClick={() => setIsAsking(true)}
    >
      Hapus isian
    </button>
  )
  return (
    <>
      {card && <SentCard key={card.id} sent={card} onDismiss={dismissSentReport} />}
      {thanks && (
        // The code card may be as tall as the screen. With enlarged text, its top stays visible.
        <div className="sticky top-20 bottom-[calc(72px+env(safe-area-inset-bottom))] z-10 rounded-card raised lg:bottom-4">
          <Alert kind={thanks.obstacle ? 'note' : 'success'}>
            {thanks.state === 'sent' ? SENT : sentenceOf(thanks, 'Tersimpan')}
          </Alert>
        </div>
      )}
      {hasReports && <OwnReports onEdit={edit} />}
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
          {isUndiscarded && (
            <Alert kind="error">Isian belum terhapus dari perangkat ini. Coba hapus lagi.</Alert>
          )}
          {!draft.isOwn && (
            <Alert kind="note">
              Formulir ini juga terbuka di tab lain. Tulisan di sini tidak tersimpan bila tab ini
              ditutup.
            </Alert>
          )}
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
      {isAsking && (
        <DeferredConfirm
          title="Hapus isian?"
          action="Hapus"
          danger
          onClose={() => setIsAsking(false)}
          onConfirm={() => void discard()}
        >
          Tulisan dan fotonya dihapus dari perangkat ini dan tidak dapat dikembalikan.
        </DeferredConfirm>
      )}
    </>
  )
}
