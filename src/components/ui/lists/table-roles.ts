/**
 * Explicit ARIA roles of tables. Some browsers drop the semantics of tables with another `display` value
 * (adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
export const ROLE = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  head: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
