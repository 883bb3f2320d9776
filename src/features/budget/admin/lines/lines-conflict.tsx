import { useState } from 'react'
import { StaffName } from '@/components/staff/staff-name'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Alert } from '@/components/ui/states/alert'
import { Time } from '@/components/ui/time'
import { MergeDialog } from '@/components/ui/unsaved/merge-dialog'
import type { LineChange } from '@/domain/budget/budget-changes'
import type { PlanLine } from '@/domain/budget/budget-lines'
import { formatRupiah } from '@/domain/text/money'
import type { LinesConflict as Conflict } from './use-lines-editor'

interface LinesConflictProps {
  conflict: Conflict
  /** Called with the own changes to keep, or null to discard all of them. */
  onSettle: (own: readonly LineChange[] | null) => void
}

export function LinesConflict({ conflict, onSettle }: LinesConflictProps) {
  const { by, at, mine, others, conflictingChanges } = conflict
  const [isChoosing, setChoosing] = useState(false)

  function merge(own: ReadonlySet<string>) {
    const isLost = ({ id }: LineChange) =>
      !own.has(id) && conflictingChanges.some((clash) => clash.id === id)
    onSettle(mine.filter((change) => !isLost(change)))
  }

  return (
    <Alert kind="error">
      <p ref={show}>
        <StaffName uid={by} /> menyimpan anggaran ini {at && <Time at={at} />}, setelah Anda
        membukanya. Perubahan Anda belum disimpan, tetapi tidak hilang.
      </p>
      <Changes title={`Yang mereka ubah (${others.length} baris)`} changes={others} />
      <Changes title={`Yang Anda ubah (${mine.length} baris)`} changes={mine} />
      {conflictingChanges.length > 0 && (
        <div className="mt-3">
          <p className="font-semibold">Diubah oleh keduanya ({conflictingChanges.length} baris)</p>
          <ul className="mt-1 flex flex-col gap-2 text-sm">
            {conflictingChanges.map((clash) => (
              <li key={clash.id}>
                <span className="font-semibold tabular-nums">{clash.id}</span> milik Anda:{' '}
                {inWords(clash.mine)} · milik mereka: {inWords(clash.theirs)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className={buttonStyle.secondary} onClick={() => onSettle(null)}>
          Pakai yang tersimpan
        </button>
        <button type="button" className={buttonStyle.secondary} onClick={() => onSettle(mine)}>
          Tambahkan perubahan saya
        </button>
        {conflictingChanges.length > 0 && (
          <button type="button" className={buttonStyle.secondary} onClick={() => setChoosing(true)}>
            Gabungkan …
          </button>
        )}
      </div>
      {isChoosing && (
        <MergeDialog
          choices={conflictingChanges.map(({ id, mine, theirs }) => ({
            key: id,
            label: id,
            mine: inWords(mine),
            theirs: inWords(theirs),
          }))}
          onClose={() => setChoosing(false)}
          onMerge={merge}
        />
      )}
    </Alert>
  )
}

/** Scrolls to the start of the panel, which may be taller than the screen. */
function show(beginning: HTMLElement | null) {
  // Newer browsers return a promise, which React would treat as a cleanup function.
  void beginning?.scrollIntoView({ block: 'center' })
}

function Changes({ title, changes }: { title: string; changes: readonly LineChange[] }) {
  return (
    <details className="mt-3">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">{title}</summary>
      <ul className="flex flex-col gap-1 text-sm">
        {changes.map(({ id, before, after }) => (
          <li key={id}>
            <span className="font-semibold tabular-nums">{id}</span> {inWords(before)} →{' '}
            {inWords(after)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function inWords(line: PlanLine | null): string {
  if (!line) return 'tidak ada'
  return `${line.uraian || '(tanpa uraian)'}, ${formatRupiah(line.anggaran)}, terealisasi ${formatRupiah(line.realisasi)}`
}
