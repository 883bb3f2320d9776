import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Alert } from '@/components/ui/states/alert'

interface MissingHeadingsProps {
  missing: readonly { id: string; uraian: string }[]
  onAdd: () => void
}

export function MissingHeadings({ missing, onAdd }: MissingHeadingsProps) {
  if (missing.length === 0) return null
  return (
    <Alert kind="note">
      <p>
        Induk yang belum ada:{' '}
        {missing.map(({ id, uraian }) => (uraian ? `${id} ${uraian}` : id)).join('; ')}.
      </p>
      <button type="button" className={`mt-2 ${buttonStyle.secondary}`} onClick={onAdd}>
        Tambahkan {missing.length} baris induk
      </button>
    </Alert>
  )
}

export function UnreadableLines({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Alert kind="note">
      <p>
        {count} baris tersimpan tidak dapat dibaca dan tidak tampil di sini. Bila Anda menyimpan,
        baris itu pindah ke tempat sampah.
      </p>
    </Alert>
  )
}
