import { controlStyle } from '@/components/form/fields/control-style'
import { Button } from '@/components/ui/buttons/button'
import { SettledStatus } from '@/components/ui/states/settled-status'
import { type DraftLine, fillFromTemplate } from '@/domain/budget/budget-lines'
import { showNotice } from '@/stores/notice'
import type { Tree } from './use-line-tree'

interface LinesToolsProps {
  lines: readonly DraftLine[]
  search: string
  onSearch: (text: string) => void
  tree: Tree
  onFill: (filled: DraftLine[], text: string) => void
}

export function LinesTools({ lines, search, onSearch, tree, onFill }: LinesToolsProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <input
        type="search"
        aria-label="Cari kode atau uraian"
        placeholder="Cari kode atau uraian"
        value={search}
        className={`${controlStyle} max-w-xs`}
        onChange={({ target }) => onSearch(target.value)}
        // Enter would submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Button look="quiet" onClick={tree.openAll}>
        Buka semua
      </Button>
      <Button look="quiet" onClick={tree.closeAll}>
        Tutup semua
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          const filled = fillFromTemplate(lines)
          const count = filled.length - lines.length
          if (count > 0) onFill(filled, `${count} baris templat ditambahkan. Belum disimpan.`)
          else showNotice({ kind: 'note', text: 'Semua baris templat sudah ada.' })
        }}
      >
        Lengkapi dari templat
      </Button>
      <SettledStatus text={shownText(tree)} />
    </div>
  )
}

function shownText({ rows, visible, matching }: Tree): string {
  if (matching)
    return matching.length > 0 ? `${matching.length} baris cocok.` : 'Tidak ada yang cocok.'
  if (visible.length === rows.length) return `Semua ${rows.length} baris tampil.`
  return visible.every(({ depth }) => depth === 1) ? 'Semua judul tertutup.' : ''
}
