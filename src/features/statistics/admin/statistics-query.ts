import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '@/lib/query/admin-keys'
import { formQueryOptions } from '@/lib/query/admin-query'
import { readTable } from '@/lib/tables/read-table'
import type { StatisticTable } from './statistic-tables'

export const statisticsQuery = (table: StatisticTable) =>
  queryOptions({
    queryKey: adminKeys.statistics(table),
    queryFn: () => readTable({ table }),
    staleTime: 0,
  })

export const openedStatisticsQuery = (table: StatisticTable) =>
  queryOptions({
    queryKey: adminKeys.statisticsForm(table),
    queryFn: () => readTable({ table }),
    ...formQueryOptions,
  })
