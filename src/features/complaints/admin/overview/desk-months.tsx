import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/ui/states/loaded'
import { addDays } from '@/domain/time/date'
import { addMonths } from '@/domain/time/months'
import { MonthsView } from '../../over-time/months-view'
import { countedTotalsQuery } from '../complaints-query'
import { listAddress } from '../list/complaint-filter'

const NONE = 'Belum ada laporan yang dihitung.'

/** Published totals of the last months, each linked to its reports. Reads one document. */
export function DeskMonths({ path }: { path: string }) {
  return (
    <Loaded
      query={useQuery(countedTotalsQuery)}
      subject="rekap pengaduan"
      empty={<p className="text-ink-2">{NONE}</p>}
      skeleton={<div className="h-96 skeleton rounded-card" data-skeleton />}
    >
      {({ months }) =>
        months.some(({ received }) => received > 0) ? (
          <>
            <p className="mb-3 text-ink-2">Tanpa duplikat; diperbarui tiap lima menit.</p>
            <MonthsView months={months} linkOf={(month) => addressOf(path, month)} />
          </>
        ) : (
          <p className="text-ink-2">{NONE}</p>
        )
      }
    </Loaded>
  )
}

function addressOf(path: string, month: string): string {
  const from = `${month}-01`
  return listAddress(path, { status: 'semua', from, until: addDays(addMonths(from, 1), -1) })
}
