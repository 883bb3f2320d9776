export interface GridColumn {
  /** Of `GridRow.cells`. */
  field: string
  label: string
  /** `computed` is never typed: the grid is given its texts. */
  kind: 'text' | 'number' | 'count' | 'colour' | 'computed'
  /** Of a CSS grid, on wide screens: `minmax(12rem, 2fr)`. */
  width: string
  /** The same on a phone; without it, only of a row that is opened it is shown there. */
  narrow?: string
  /** How what was typed is written once the cell is left: `1223` → `1.223`. */
  tidy?: (text: string) => string
}

export const isNumeric = ({ kind }: GridColumn) => kind === 'number' || kind === 'count'
