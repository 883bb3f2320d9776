import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { InputField } from '@/components/form/fields/input-field'
import { FormPart } from '@/components/form/form-part'
import { SubmitButton } from '@/components/form/submit-button'
import { useSmallForm } from '@/components/form/use-small-form'
import { useStaff } from '@/components/staff/staff'
import { Button } from '@/components/ui/buttons/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Icon } from '@/components/ui/icon'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { UserFacingError } from '@/lib/errors'
import { contentDocument } from '@/lib/query/content'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { Conflict } from '@/lib/saving/conflict'
import { saveSettings } from '@/lib/saving/save-settings'
import { useSingleFlight } from '@/lib/single-flight'
import { showFailure } from '@/services/saving/warn-if-outdated'
import { refreshSession } from '@/services/session/refresh-session'
import { dismissNotice, showNotice } from '@/stores/notice'

type Intake = Pick<Settings, 'complaints_open' | 'answer_days'>

/** Stores the settings. Rejects with a UserFacingError, for example if another user has changed one of them. */
export async function saveIntake(
  before: Intake,
  wanted: Partial<Intake>,
  actor: string,
): Promise<void> {
  try {
    await saveSettings({ base: before, wanted, attempts: [], actor })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    throw new UserFacingError(
      'Gagal menyimpan: Orang lain baru saja mengubahnya. Periksa lagi, lalu simpan.',
    )
  }
}

const settingsQuery = contentDocument('site_settings', '1')

const ANSWER_DAYS_MAX = 60
const outOfRange = `Jumlah hari kerja antara 1 dan ${ANSWER_DAYS_MAX}.`

const answerDays = v.object({
  answer_days: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, outOfRange),
    v.transform(Number),
    v.minValue(1, outOfRange),
    v.maxValue(ANSWER_DAYS_MAX, outOfRange),
  ),
})

export function IntakeSettings() {
  const { uid: actor } = useStaff()
  const query = useQuery({ ...settingsQuery.options, staleTime: 0 })
  const client = useQueryClient()
  const [busy, runOnce] = useSingleFlight()

  function save(before: Intake, wanted: Partial<Intake>, done: string) {
    return runOnce(async () => {
      dismissNotice()
      try {
        await saveIntake(before, wanted, actor)
        void refreshSession()
        showNotice({ kind: 'success', text: done })
      } catch (error) {
        showFailure('Saving the intake settings failed', error)
      } finally {
        // Refetches after errors too, because another user may have changed a setting.
        await invalidateContent(client, settingsQuery.queryKey)
      }
    })
  }

  if (query.isError && !query.data)
    return (
      <LoadFailure
        text="Pengaturan penerimaan laporan belum dapat dibuka."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  if (query.isPending) return <p role="status">Memuat pengaturan …</p>
  const before = query.data ?? DEFAULT_SETTINGS
  const { complaints_open: isOpen, answer_days: days } = before
  return (
    <FormPart title="Penerimaan laporan">
      <IntakeSwitch
        isOpen={isOpen}
        busy={busy}
        onSwitch={() =>
          void save(
            before,
            { complaints_open: !isOpen },
            isOpen ? 'Penerimaan laporan ditutup.' : 'Penerimaan laporan dibuka.',
          )
        }
      />
      <AnswerDays
        key={days}
        days={days}
        busy={busy}
        onSave={(wanted) =>
          void save(
            before,
            { answer_days: wanted },
            `Batas waktu jawaban sekarang ${wanted} hari kerja.`,
          )
        }
      />
    </FormPart>
  )
}

interface IntakeSwitchProps {
  isOpen: boolean
  busy: boolean
  onSwitch: () => void
}

function IntakeSwitch({ isOpen, busy, onSwitch }: IntakeSwitchProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-hairline bg-surface p-4">
      <p className="flex gap-3">
        <Icon
          name={isOpen ? 'circle-check' : 'lock'}
          className={`mt-0.5 size-5 ${isOpen ? 'text-primary' : 'text-danger'}`}
        />
        <span>
          <strong>{isOpen ? 'Dibuka.' : 'Ditutup.'}</strong>{' '}
          {isOpen
            ? 'Warga dapat mengirim laporan lewat situs.'
            : 'Warga tidak dapat mengirim laporan lewat situs, dan halaman Pengaduan memberi tahu mereka.'}
        </span>
      </p>
      <Button disabled={busy} onClick={() => (isOpen ? setAsking(true) : onSwitch())}>
        {isOpen ? 'Tutup penerimaan …' : 'Buka penerimaan'}
      </Button>
      {asking && (
        <ConfirmDialog
          title="Tutup penerimaan laporan?"
          action="Tutup penerimaan"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onSwitch()
          }}
        >
          Laporan warga tidak diterima lagi, juga yang masih menunggu jaringan di ponsel mereka
          (isinya tetap tersimpan di sana). Petugas tetap dapat mencatat laporan, dan laporan yang
          sudah masuk tetap dapat diikuti.
        </ConfirmDialog>
      )}
    </div>
  )
}

interface AnswerDaysProps {
  days: number
  busy: boolean
  onSave: (days: number) => void
}

function AnswerDays({ days, busy, onSave }: AnswerDaysProps) {
  const form = useSmallForm()
  return (
    <form
      {...form.attributes}
      aria-label="Batas waktu jawaban"
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = form.check(answerDays)
        if (typed) onSave(typed.answer_days)
      }}
    >
      <InputField
        label="Batas waktu jawaban (hari kerja)"
        hint="Tampil di halaman Pengaduan dan tanda terima. Laporan yang belum dijawab sampai batas ini ditandai terlambat. Hari kantor tutup tidak dihitung."
        error={form.errors['answer_days']}
        name="answer_days"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={days}
        className="max-w-32"
      />
      <SubmitButton label="Simpan batas waktu" busyLabel="Menyimpan …" busy={busy} />
    </form>
  )
}
