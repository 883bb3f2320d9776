/**
 * Elements of tables that are laid out as anything else lose their meaning in some browsers, which say
 * no more what column a cell is of; their roles named keep it
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
