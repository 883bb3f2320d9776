import { useLayoutEffect } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { clearChecklist, restoreChecklists, setChecked, useChecklists } from '@/stores/checklists'

/** Checklist of the documents to bring. Ticks are stored only on this device. */
export function Checklist({ id, lines }: { id: string; lines: readonly string[] }) {
  const ticked = useChecklists((state) => state.ticked[id]) ?? []
  // A layout effect runs before the first paint, so the page does not move.
  useLayoutEffect(restoreChecklists, [])
  const count = lines.filter((line) => ticked.includes(line)).length
  return (
    <>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface reading print:text-sm">
        {lines.map((line) => (
          <li key={line}>
            <label className="flex min-h-12 cursor-pointer items-start gap-3 px-4 py-3 hover:bg-primary-soft print:min-h-0 print:py-0.5">
              <input
                type="checkbox"
                checked={ticked.includes(line)}
                onChange={({ target }) => setChecked(id, line, target.checked)}
                className="mt-0.5 size-6 shrink-0 accent-primary print:mt-0 print:size-4"
              />
              <span className="min-w-0 wrap-anywhere">{line}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex min-h-12 flex-wrap items-center justify-between gap-x-4 print:hidden">
        <p role="status" className="text-ink-2">
          {count === lines.length
            ? 'Semua sudah siap dibawa.'
            : count > 0
              ? `${count} dari ${lines.length} sudah siap.`
              : 'Centang yang sudah siap; tersimpan di perangkat ini.'}
        </p>
        {count > 0 && (
          <Button
            look="quiet"
            className="-mx-3 px-3!"
            onClick={({ currentTarget }) => {
              // Moves the focus before the clicked button disappears.
              currentTarget.closest('section')?.querySelector('input')?.focus()
              clearChecklist(id)
            }}
          >
            Kosongkan centang
          </Button>
        )}
      </div>
    </>
  )
}
