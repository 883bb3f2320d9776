import { useState } from 'react'
import { useStaff } from '@/components/staff/staff'
import { ConfirmButton } from '@/components/ui/buttons/confirm-button'
import { isClosed } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { LIMITS } from '@/domain/limits'
import { formatCount } from '@/domain/text/money'
import { useSaving } from '@/services/saving/use-saving'
import { callDesk } from '../call-desk'

const ACTIONS = {
  anonymise: {
    action: 'Anonimkan',
    busy: 'Menganonimkan …',
    gone: 'Nama, alamat, nomor telepon, isi laporan, foto, catatan, dan balasan dihapus. Status, kategori, dan tanggalnya tetap ada.',
    failed: 'Gagal menganonimkan:',
    done: 'dianonimkan',
  },
  delete: {
    action: 'Hapus',
    busy: 'Menghapus …',
    gone: 'Laporan, foto, riwayat, dan halaman perkembangannya hilang dan tidak masuk tempat sampah. Hapus hanya kiriman yang jelas bukan laporan.',
    failed: 'Gagal menghapus:',
    done: 'dihapus',
  },
} as const
type Action = keyof typeof ACTIONS

/**
 * Deletes or anonymises reports. Resolves with a message about all of them, even those that an earlier attempt
 * processed.
 */
export async function administer(action: Action, ids: readonly string[]): Promise<string> {
  const { failed, done } = ACTIONS[action]
  let count = 0
  for (let from = 0; from < ids.length; from += LIMITS.administered) {
    const some = ids.slice(from, from + LIMITS.administered)
    count += (await callDesk('complaints-administer', { action, ids: some }, failed)).done
  }
  return `${reports(count)} ${done}.`
}

export function reports(count: number): string {
  return `${formatCount(count)} laporan`
}

interface AdministerActionsProps {
  complaints: readonly Pick<Complaint, 'id' | 'status'>[]
  /** Called after success. `notice` describes the result. The next page shows it. */
  onDone: (notice: string, action: Action) => void
}

export function AdministerActions({ complaints, onDone }: AdministerActionsProps) {
  const person = useStaff()
  const [latest, setLatest] = useState<Action>()
  const { busy, saving } = useSaving('Administering the complaints failed')
  if (person.role !== 'admin') return null
  const ids = complaints.map(({ id }) => id)
  // Open reports cannot be anonymised, because the desk could not close them afterwards.
  const mayAnonymise = complaints.every(({ status }) => isClosed(status))
  const actions: readonly Action[] = mayAnonymise ? ['anonymise', 'delete'] : ['delete']

  function run(action: Action) {
    setLatest(action)
    void saving(async () => onDone(await administer(action, ids), action))
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {actions.map((action) => (
        <ConfirmButton
          key={action}
          label={busy && latest === action ? ACTIONS[action].busy : `${ACTIONS[action].action} …`}
          disabled={ids.length === 0 || busy}
          look="quiet"
          className={action === 'delete' ? '!text-danger' : ''}
          title={`${ACTIONS[action].action} ${reports(ids.length)}?`}
          action={ACTIONS[action].action}
          danger
          onConfirm={() => run(action)}
        >
          {ACTIONS[action].gone} <strong className="text-ink">Ini tidak dapat dibatalkan.</strong>
        </ConfirmButton>
      ))}
    </div>
  )
}
