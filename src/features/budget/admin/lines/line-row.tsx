import { memo } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { DraftLine } from '@/domain/budget/budget-lines'
import { formatRupiah } from '@/domain/text/money'
import { AmountCell, CELL, moveOnArrowKeys } from './amount-cell'
import type { AmountColumn, Column } from './draft-lines'

export type RowAction = 'below' | 'beside' | 'rename' | 'remove'

interface RowActionsProps {
  code: string
  below: number
  onAct: (action: RowAction) => void
}

function RowActions({ code, below, onAct }: RowActionsProps) {
  const button = (action: RowAction, label: string, isDanger = false) => (
    <Button
      look="quiet"
      className={`!px-3 ${isDanger ? '!text-danger' : ''}`}
      onClick={() => onAct(action)}
    >
      {label}
    </Button>
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

interface RowHandlers {
  type: (code: string, column: Column, value: number | string) => void
  /** Pastes cells of a spreadsheet into this cell and the cells below and to the right. */
  paste: (code: string, column: AmountColumn, cells: readonly (readonly string[])[]) => void
  toggle: (code: string) => void
  showActions: (code: string | null) => void
  act: (code: string, action: RowAction) => void
}

interface LineRowProps extends RowHandlers {
  line: DraftLine
  /** Index of the row among all rows. Only rows near the visible area are rendered. */
  index: number
  count: number
  gap: number
  measure: ((row: HTMLElement | null) => void) | undefined
  depth: number
  isHeading: boolean
  total: number
  realized: number
  isOpen: boolean
  below: number
  hasActions: boolean
  codeProblem: string | undefined
  uraianProblem: string | undefined
  anggaranProblem: string | undefined
  realisasiProblem: string | undefined
}

/** Grid of a row: a card on phones, and a table row indented by depth on wide screens. */
const GRID =
  'grid items-center gap-x-2 gap-y-1 py-1 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] @max-[16rem]:grid-cols-[minmax(0,1fr)_auto] @2xl:grid-cols-[minmax(0,1fr)_11rem_11rem_3rem]'
/** Layout of an amount. Two amounts of billions are shown side by side only if they fit. */
const AMOUNT =
  '@max-[26rem]:col-span-full @max-[26rem]:flex @max-[26rem]:items-center @max-[26rem]:gap-2 @max-[16rem]:block'
const LABEL = 'shrink-0 text-xs text-ink-2 @max-[26rem]:w-16 @2xl:hidden'
const INDENT = [
  '',
  '',
  '',
  'pl-2 @2xl:pl-4',
  'pl-4 @2xl:pl-8',
  'pl-5 @2xl:pl-12',
  'pl-6 @2xl:pl-16',
]

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, count, gap, measure, depth, isHeading, isOpen, below, hasActions } = props
  const { type, paste, toggle, showActions, act } = props
  const { id, uraian } = line
  const problems = [
    props.codeProblem,
    props.uraianProblem,
    props.anggaranProblem,
    props.realisasiProblem,
  ].filter((text) => text !== undefined)
  const code = (
    <span
      className={classNames(
        'shrink-0 tabular-nums @2xl:w-24',
        isHeading ? 'font-semibold' : 'text-sm text-ink-2',
        props.codeProblem !== undefined && 'text-danger',
      )}
    >
      {id}
    </span>
  )
  return (
    <li
      ref={measure}
      aria-label={`${id} ${uraian}`}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-code={id}
      data-index={index}
      style={gap ? { marginTop: gap } : undefined}
      className={classNames('border-b border-hairline px-2', isHeading && 'bg-surface-2')}
    >
      <div className={classNames(GRID, INDENT[Math.min(depth, 6)])}>
        {isHeading ? (
          <button
            type="button"
            data-column="uraian"
            className="flex min-h-12 items-center gap-2 rounded-control text-left hover:text-primary @max-2xl:col-span-2 @max-[16rem]:col-span-1 @max-[16rem]:flex-wrap"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Tutup' : 'Buka'} ${id} ${uraian} (${below} baris)`}
            onClick={() => toggle(id)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} className="size-5 shrink-0" />
            {code}
            <span className="min-w-0 font-semibold hyphens-auto @max-[16rem]:basis-full">
              {uraian}
            </span>
          </button>
        ) : (
          <div className="flex min-w-0 items-center gap-2 @max-2xl:col-span-2 @max-2xl:flex-col @max-2xl:items-stretch @max-[16rem]:col-span-1 @2xl:pl-7">
            {code}
            <textarea
              rows={1}
              aria-label={`Uraian ${id}`}
              aria-invalid={props.uraianProblem !== undefined}
              title={props.uraianProblem}
              data-column="uraian"
              value={uraian}
              onKeyDown={moveOnArrowKeys}
              onChange={({ target }) => type(id, 'uraian', target.value.replace(/\n/g, ' '))}
              className={classNames(CELL, 'field-sizing-content resize-none')}
            />
          </div>
        )}
        <button
          type="button"
          className="grid size-12 place-items-center rounded-control text-primary hover:bg-primary-soft @max-[16rem]:size-[48px] @2xl:order-last"
          aria-expanded={hasActions}
          aria-label={`Pilihan untuk ${id}`}
          onClick={() => showActions(hasActions ? null : id)}
        >
          <Icon name="ellipsis-vertical" />
        </button>
        {isHeading ? (
          <p className="contents">
            <Sum name="Anggaran" amount={props.total} />
            <Sum name="Realisasi" amount={props.realized} />
          </p>
        ) : (
          <div className="contents">
            <div className={AMOUNT}>
              <span className={LABEL} aria-hidden>
                Anggaran
              </span>
              <AmountCell
                value={line.anggaran}
                label={`Anggaran ${id}`}
                column="anggaran"
                problem={props.anggaranProblem}
                onChange={(value) => type(id, 'anggaran', value)}
                onPaste={(cells) => paste(id, 'anggaran', cells)}
              />
            </div>
            <div className={classNames(AMOUNT, '@max-2xl:col-span-2')}>
              <span className={LABEL} aria-hidden>
                Realisasi
              </span>
              <AmountCell
                value={line.realisasi}
                label={`Realisasi ${id}`}
                column="realisasi"
                problem={props.realisasiProblem}
                onChange={(value) => type(id, 'realisasi', value)}
                onPaste={(cells) => paste(id, 'realisasi', cells)}
              />
            </div>
          </div>
        )}
      </div>
      {problems.length > 0 && (
        <p className="pb-2 text-sm font-semibold text-danger">{problems.join(' ')}</p>
      )}
      {hasActions && <RowActions code={id} below={below} onAct={(action) => act(id, action)} />}
    </li>
  )
})

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <span className="pb-1 text-xs whitespace-nowrap tabular-nums last:@max-2xl:col-span-2 @max-[16rem]:col-span-2 @2xl:px-3 @2xl:pb-0 @2xl:text-right @2xl:text-sm @2xl:font-semibold">
      <span className="block text-xs text-ink-2 @2xl:hidden">{name}</span>
      {formatRupiah(amount)}
    </span>
  )
}
