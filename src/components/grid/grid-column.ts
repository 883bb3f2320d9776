export interface GridColumn {
  field: string
  label: string
  /** Type of the cells. `computed` cells are read-only and show the given texts. */
  kind: 'text' | 'number' | 'count' | 'colour' | 'computed'
  /** CSS grid width on wide screens, e.g. `minmax(12rem, 2fr)`. */
  width: string
  /** CSS grid width on phones, or `below` for a cell below the others. If unset, only expanded rows show the cell. */
  narrow?: string
  /** Normalises the text when the cell loses the focus: `1223` → `1.223`. */
  tidy?: (text: string) => string
}

export const isInFirstLine = ({ narrow = 'below' }: GridColumn) => narrow !== 'below'

export const isNumeric = ({ kind }: GridColumn) => kind === 'number' || kind === 'count'
