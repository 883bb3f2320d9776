import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loaded } from '@/components/ui/states/loaded'
import { contentDocument } from '@/lib/query/content'
import { realisations } from './realisation/realisation'

interface LoadedSummaryProps {
  skeleton: ReactNode
  children: (numbers: ReturnType<typeof realisations>) => ReactNode
}

/** Loads the budget summary. Shows zeros and a reason if it is missing or cannot be loaded. */
export function LoadedSummary({ skeleton, children }: LoadedSummaryProps) {
  const summary = useQuery(contentDocument('budget_summary', '1').options)
  const zeros = children(realisations(null))
  return (
    <Loaded
      query={summary}
      subject="realisasi APBDes"
      skeleton={skeleton}
      failure={
        <>
          {zeros}
          <LoadFailure
            text="Angka realisasi belum dapat dimuat."
            error={summary.error}
            onRetry={() => void summary.refetch()}
          />
        </>
      }
      empty={
        <>
          {zeros}
          <p className="mt-4 text-ink-2">Ringkasan anggaran belum diisi.</p>
        </>
      }
    >
      {(found) => children(realisations(found))}
    </Loaded>
  )
}
