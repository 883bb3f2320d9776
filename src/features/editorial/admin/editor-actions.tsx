import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { TimeZone } from '@/domain/date'
import type { EditorialAction, Standing } from '@/domain/draft'
import type { EditorialKind } from './editorial-kind'
import { ScheduleDialog } from './schedule-dialog'

const LABEL: Record<EditorialAction, { idle: string; busy: string }> = {
  save: { idle: 'Simpan draf', busy: 'Menyimpan …' },
  submit: { idle: 'Ajukan ke editor', busy: 'Mengajukan …' },
  withdraw: { idle: 'Kembalikan jadi draf', busy: 'Mengembalikan …' },
  schedule: { idle: 'Jadwalkan …', busy: 'Menjadwalkan …' },
  publish: { idle: 'Terbitkan', busy: 'Menerbitkan …' },
  unpublish: { idle: 'Tarik dari situs …', busy: 'Menarik …' },
  delete: { idle: 'Hapus …', busy: 'Menghapus …' },
}

interface EditorActionsProps {
  kind: EditorialKind
  standing: Standing
  /** What may be done; the first is what the form is for. */
  actions: readonly EditorialAction[]
  running: EditorialAction | null
  zone: TimeZone
  onRun: (action: EditorialAction, publishAt?: Date) => void
  onPreview: () => void
}

/**
 * On a PC a column beside the form. On a phone what is needed most is a bar at the bottom of the
 * screen, and the rest stands below the form.
 */
export function EditorActions(props: EditorActionsProps) {
  const { kind, standing, actions, running, zone, onRun, onPreview } = props
  const [asking, setAsking] = useState<'schedule' | 'unpublish' | 'delete' | null>(null)
  const [primary, ...others] = actions

  function press(action: EditorialAction) {
    if (action === 'schedule' || action === 'unpublish' || action === 'delete') setAsking(action)
    else onRun(action)
  }

  function labelOf(action: EditorialAction) {
    if (running === action) return LABEL[action].busy
    const hasDraft = standing !== 'terbit' && standing !== 'terjadwal'
    return action === 'save' && !hasDraft ? 'Simpan' : LABEL[action].idle
  }

  function button(action: EditorialAction, style: string) {
    return (
      <button
        key={action}
        type="button"
        disabled={running !== null}
        onClick={() => press(action)}
        className={`${style} disabled:opacity-60`}
      >
        {labelOf(action)}
      </button>
    )
  }

  return (
    <div className="flex flex-col gap-2 lg:sticky lg:top-24 lg:rounded-card lg:border lg:border-hairline lg:bg-surface lg:p-5">
      <div className="flex gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-hairline max-lg:bg-surface max-lg:px-4 max-lg:py-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:flex-col">
        {primary && button(primary, `${buttonStyle.primary} grow`)}
        {others.includes('save') && button('save', buttonStyle.secondary)}
      </div>
      <button type="button" className={buttonStyle.secondary} onClick={onPreview}>
        Pratinjau
      </button>
      {others
        .filter((action) => action !== 'save')
        .map((action) =>
          button(action, `${buttonStyle.quiet} ${action === 'delete' ? '!text-danger' : ''}`),
        )}
      {asking === 'schedule' && (
        <ScheduleDialog
          zone={zone}
          onClose={() => setAsking(null)}
          onChoose={(publishAt) => {
            setAsking(null)
            onRun('schedule', publishAt)
          }}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={`Hapus ${kind.noun} ini?`}
          action="Hapus"
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null)
            onRun('delete')
          }}
        >
          Salinannya disimpan 30 hari di tempat sampah, lalu hilang selamanya.
        </ConfirmDialog>
      )}
      {asking === 'unpublish' && (
        <ConfirmDialog
          title={`Tarik ${kind.noun} ini dari situs?`}
          action="Tarik"
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null)
            onRun('unpublish')
          }}
        >
          Warga tidak dapat membacanya lagi. Tulisannya menjadi draf dan dapat diterbitkan kembali
          dengan alamat yang sama.
        </ConfirmDialog>
      )}
    </div>
  )
}
