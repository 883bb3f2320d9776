import { useMemo, useState } from 'react'
import type { GridRows } from '@/components/grid/grid-rows'
import { useGrid } from '@/components/grid/use-grid'
import type { Doubt } from '@/domain/doubts/doubt'
import type { Slice } from '@/domain/statistics/statistics'
import { MIN_COUNT, MIN_RUPIAH, outlierDoubts, outliersBetween } from '@/domain/tables/outliers'
import { undoStep } from '@/domain/tables/undo-step'
import { showNotice, undoing } from '@/stores/notice'
import { namedKind } from './named-kind'
import {
  checkDraft,
  type NamedDraft,
  type NamedTable,
  numberWriter,
  removeEmptyRows,
  validLines,
} from './named-rows'
import { type EditedTable, useTableEditor } from './use-table-editor'

interface EditedNamedTable extends Pick<
  EditedTable<NamedTable, NamedDraft>,
  'key' | 'label' | 'seen' | 'saved'
> {
  /** Date of a new table. Omitted for a table without a date. */
  today?: string
  totalDoubts: (lines: readonly Slice[], asof: string) => readonly Doubt[]
}

export function useNamedTable({ today = '', totalDoubts, ...table }: EditedNamedTable) {
  const { key, label, seen } = table
  const [name] = useState(key.table)
  const [kind] = useState(() => namedKind(name, today))
  const [opened] = useState(() => kind.draftOf(seen))
  const grid = useGrid(opened.rows)
  const [asof, setAsof] = useState(opened.asof)
  const draft = useMemo(() => ({ rows: removeEmptyRows(grid.rows), asof }), [grid.rows, asof])
  const lines = useMemo(() => validLines(name, draft.rows), [name, draft])
  const editor = useTableEditor<NamedTable, NamedDraft>({
    ...table,
    kind,
    draft,
    setDraft({ rows, asof }) {
      grid.actions.replace(rows)
      setAsof(asof)
    },
    parse: (version) =>
      checkDraft(key, draft, version).table ??
      `${label} belum disimpan: ada isian yang perlu diperbaiki.`,
    doubts(wanted, base) {
      const least = name === 'budget_alokasi' ? MIN_RUPIAH : MIN_COUNT
      const outliers = outliersBetween(validLines(name, base.rows), wanted.lines, least)
      return [...outlierDoubts(outliers, numberWriter(name)), ...totalDoubts(wanted.lines, asof)]
    },
  })
  return {
    ...editor,
    table: name,
    grid,
    draft,
    asof,
    setAsof,
    /** Lines of the valid rows. */
    lines,
    problems: editor.hasTried ? checkDraft(key, draft, '').problems : null,
    save() {
      // Empty rows would shift the row numbers in the messages.
      if (draft.rows.length < grid.rows.length) grid.actions.replace(draft.rows)
      editor.save()
    },
    /** Replaces the rows and shows a notice with an undo button. Undo keeps later edits. */
    replace(rows: GridRows, text: string, day = asof) {
      grid.actions.replace(rows)
      setAsof(day)
      const undo = () => {
        grid.actions.change((now) => undoStep(draft.rows, rows, now, ({ key }) => key))
        if (day !== asof) setAsof(asof)
      }
      showNotice({ kind: 'note', text, actions: undoing(undo) })
    },
  }
}

export type NamedTableEditor = ReturnType<typeof useNamedTable>
