import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonStyle } from '@/components/ui/button-style'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { ROLE_LABEL } from '@/domain/role'
import type { Changes, Conflict } from './edit-conflict'

const LABELS: Record<keyof Changes, string> = {
  name: 'Nama',
  email: 'E-mail untuk masuk',
  role: 'Peran',
  avatarurl: 'Foto',
  disabled: 'Akses',
}

interface ConflictNoticeProps {
  conflict: Conflict
  onOverwrite: () => void
  onTake: () => void
}

/** What somebody else changed in the same fields, beside one's own, and the choice between them. */
export function ConflictNotice({ conflict, onOverwrite, onTake }: ConflictNoticeProps) {
  const { theirs, mine, self } = conflict
  const who = self ? 'Anda di tab lain' : 'Orang lain'
  const [asking, setAsking] = useState(false)
  const fields = Object.keys(theirs) as (keyof Changes)[]
  return (
    <Alert kind="error">
      <p ref={show}>
        {who} mengubah isian yang sama sejak Anda membuka halaman ini. Belum ada yang disimpan.
      </p>
      {fields.map((field) => (
        <dl key={field} aria-label={LABELS[field]} className="mt-3 grid gap-2 sm:grid-cols-2">
          <Version label={`${LABELS[field]}, isian Anda`} text={textOf(field, mine)} />
          <Version label={`${LABELS[field]}, yang terbaru`} text={textOf(field, theirs)} />
        </dl>
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className={buttonStyle.secondary} onClick={onTake}>
          Pakai yang terbaru
        </button>
        <button type="button" className={buttonStyle.quiet} onClick={() => setAsking(true)}>
          Timpa …
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Timpa yang terbaru?"
          action="Timpa"
          danger
          onClose={() => setAsking(false)}
          onConfirm={onOverwrite}
        >
          {fields.map((field) => (
            <p key={field}>
              {LABELS[field]}: {textOf(field, theirs)} menjadi {textOf(field, mine)}.
            </p>
          ))}
        </ConfirmDialog>
      )}
    </Alert>
  )
}

const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 rounded-control border border-hairline p-3">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-semibold break-words">{text}</dd>
    </div>
  )
}

function textOf(field: keyof Changes, values: Changes): string {
  if (field === 'role') return values.role ? ROLE_LABEL[values.role] : ''
  if (field === 'disabled') return values.disabled ? 'Nonaktif' : 'Aktif'
  if (field === 'avatarurl') return values.avatarurl ? 'foto lain' : 'tanpa foto'
  return values[field] ?? ''
}
