import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '@/lib/query/admin-keys'
import { openedInForm } from '@/lib/query/admin-query'
import { readTable } from '@/lib/tables/read-table'
import type { FigureTable } from './figure-tables'

/** A table for the overview. */
export const figuresQuery = (table: FigureTable) =>
  queryOptions({
    queryKey: adminKeys.figures(table),
    queryFn: () => readTable({ table }),
    staleTime: 0,
  })

/** The same for the form that changes it. */
export const openedFiguresQuery = (table: FigureTable) =>
  queryOptions({
    queryKey: adminKeys.figuresForm(table),
    queryFn: () => readTable({ table }),
    ...openedInForm,
  })
