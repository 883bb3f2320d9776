import { buttonStyle } from '@/components/ui/buttons/button-style'

export type RowAction = 'below' | 'beside' | 'rename' | 'remove'

interface RowActionsProps {
  code: string
  below: number
  onAct: (action: RowAction) => void
}

export function RowActions({ code, below, onAct }: RowActionsProps) {
  const button = (action: RowAction, label: string, isDanger = false) => (
    <button
      type="button"
      className={`${buttonStyle.quiet} !px-3 ${isDanger ? '!text-danger' : ''}`}
      onClick={() => onAct(action)}
    >
      {label}
    </button>
  )
  return (
    <div role="group" aria-label={`Pilihan untuk ${code}`} className="flex flex-wrap gap-1 pb-2">
      {code.split('.').length < 6 && button('below', 'Tambah di bawahnya')}
      {code.includes('.') && button('beside', 'Tambah di sebelahnya')}
      {button('rename', 'Ubah kode atau uraian …')}
      {button('remove', below > 0 ? `Hapus dengan ${below} baris di bawahnya …` : 'Hapus …', true)}
    </div>
  )
}
