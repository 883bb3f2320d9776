import type { ReactNode } from 'react'
import { BarList } from '@/components/charts/bar-list'
import { Donut } from '@/components/charts/donut'
import { Ring } from '@/components/charts/ring'
import { SliceList } from '@/components/charts/slice-list'
import { totalOf, type PopulationTable, type Slice } from '@/domain/statistics/statistics'
import { formatCount } from '@/domain/text/money'
import { formatDay } from '@/domain/time/date'
import { chartLabel, formatPeople, UNIT } from './population-view'

interface PopulationChartProps {
  table: PopulationTable
  title: string
  slices: readonly Slice[]
  /** Date of the numbers, or '' if it is not known yet. */
  asof: string
  heading?: ReactNode
}

/** Chart of a population table: a donut with a list for the two genders, otherwise a ring with bars. */
export function PopulationChart({ table, title, slices, asof, heading }: PopulationChartProps) {
  const label = chartLabel(title, slices)
  const value = formatCount(totalOf(slices))
  const head = (
    <div className="min-w-0 flex-1 basis-44">
      {heading}
      {asof && <p className="text-sm text-ink-2">Keadaan per {formatDay(asof)}</p>}
    </div>
  )
  if (table === 'population_gender')
    return (
      <>
        {head}
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 lg:mt-2 lg:flex-col">
          <div className="w-[7rem] max-w-full shrink-0 md:w-[10rem] print:w-28">
            <Donut
              slices={slices}
              format={formatPeople}
              label={label}
              middle={{ value, unit: UNIT }}
            />
          </div>
          <div className="min-w-0 flex-1 basis-40 lg:w-full lg:flex-none">
            <SliceList slices={slices} format={formatPeople} />
          </div>
        </div>
      </>
    )
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-x-4">
        <div className="w-[4.5rem] max-w-full shrink-0 md:w-[6rem] print:w-20">
          <Ring slices={slices} label={label} middle={{ value }} numbered={false} />
        </div>
        {head}
      </div>
      <BarList slices={slices} format={formatPeople} />
    </>
  )
}
