import { ConfirmButton } from '@/components/ui/buttons/confirm-button'
import { Alert } from '@/components/ui/states/alert'
import type { useReportDraft } from './use-report-draft'

type DraftProps = Record<'draft', Pick<ReturnType<typeof useReportDraft>, DraftPart>>
type DraftPart = 'isOwn' | 'isUndiscarded' | 'discard'

/** Shows messages about the draft above its form. */
export function DraftNotices({ draft }: DraftProps) {
  return (
    <>
      {draft.isUndiscarded && (
        <Alert kind="error">Isian belum terhapus dari perangkat ini. Coba hapus lagi.</Alert>
      )}
      {!draft.isOwn && (
        <Alert kind="note">
          Formulir ini juga terbuka di tab lain. Tulisan di sini tidak tersimpan bila tab ini
          ditutup.
        </Alert>
      )}
    </>
  )
}

export function DiscardDraft({ draft, what }: DraftProps & { what: string }) {
  return (
    <ConfirmButton
      label="Hapus isian"
      look="quiet"
      className="px-3!"
      title="Hapus isian?"
      action="Hapus"
      danger
      onConfirm={() => void draft.discard()}
    >
      {what} dihapus dari perangkat ini dan tidak dapat dikembalikan.
    </ConfirmButton>
  )
}
