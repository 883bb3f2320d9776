import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { draftTitle } from '@/domain/draft'
import type { KeptWork } from '@/lib/kept-work'
import { dropWork } from '@/stores/kept-work'

/** Throws away what was typed and never saved, after having asked. */
export function DiscardKept({ kept }: { kept: KeptWork }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyle.quiet} onClick={() => setAsking(true)}>
        Buang …
      </button>
      {asking && (
        <ConfirmDialog
          title={`Buang tulisan “${draftTitle({ data: kept.values })}”?`}
          action="Buang"
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => void dropWork(kept.id)}
        >
          Tulisan ini hanya ada di perangkat ini dan tidak dapat dikembalikan.
        </ConfirmDialog>
      )}
    </>
  )
}
