import { useState } from 'react'
import { useStaff } from '@/components/staff/staff'
import { Button } from '@/components/ui/buttons/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { isClosed } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { useSingleFlight } from '@/lib/single-flight'
import { showFailure } from '@/services/saving/warn-if-outdated'
import { dismissNotice } from '@/stores/notice'
import { administer, reports } from './administer'

const ACTIONS = {
  anonymise: {
    button: 'Anonimkan …',
    action: 'Anonimkan',
    busy: 'Menganonimkan …',
    gone: 'Nama, alamat, nomor telepon, isi laporan, foto, catatan, dan balasan dihapus. Status, kategori, dan tanggalnya tetap ada.',
  },
  delete: {
    button: 'Hapus …',
    action: 'Hapus',
    busy: 'Menghapus …',
    gone: 'Laporan, foto, riwayat, dan halaman perkembangannya hilang dan tidak masuk tempat sampah. Hapus hanya kiriman yang jelas bukan laporan.',
  },
} as const

interface AdministerActionsProps {
  complaints: readonly Pick<Complaint, 'id' | 'status'>[]
  /** Called after success. `notice` describes the result. The next page shows it. */
  onDone: (notice: string, action: keyof typeof ACTIONS) => void
}

export function AdministerActions({ complaints, onDone }: AdministerActionsProps) {
  const person = useStaff()
  const [asking, setAsking] = useState<keyof typeof ACTIONS | null>(null)
  const [busy, setBusy] = useState<keyof typeof ACTIONS | null>(null)
  const [, runOnce] = useSingleFlight()
  if (person.role !== 'admin') return null
  const ids = complaints.map(({ id }) => id)
  // Open reports cannot be anonymised, because the desk could not close them afterwards.
  const mayAnonymise = complaints.every(({ status }) => isClosed(status))

  function run(action: keyof typeof ACTIONS) {
    setAsking(null)
    return runOnce(async () => {
      setBusy(action)
      dismissNotice()
      try {
        onDone(await administer(action, ids), action)
      } catch (error) {
        showFailure(`The action ${action} on the complaint failed`, error)
      } finally {
        setBusy(null)
      }
    })
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {(mayAnonymise ? (['anonymise', 'delete'] as const) : (['delete'] as const)).map((action) => (
        <Button
          key={action}
          disabled={ids.length === 0 || busy !== null}
          look="quiet"
          className={action === 'delete' ? '!text-danger' : ''}
          onClick={() => setAsking(action)}
        >
          {busy === action ? ACTIONS[action].busy : ACTIONS[action].button}
        </Button>
      ))}
      {asking && (
        <ConfirmDialog
          title={`${ACTIONS[asking].action} ${reports(ids.length)}?`}
          action={ACTIONS[asking].action}
          danger
          onClose={() => setAsking(null)}
          onConfirm={() => void run(asking)}
        >
          {ACTIONS[asking].gone} <strong className="text-ink">Ini tidak dapat dibatalkan.</strong>
        </ConfirmDialog>
      )}
    </div>
  )
}
