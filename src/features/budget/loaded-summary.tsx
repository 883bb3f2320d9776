import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Loaded } from '@/components/ui/states/loaded'
import { contentDocument } from '@/lib/query/content'
import { realisations } from './realisation/realisation'

interface LoadedSummaryProps {
  skeleton: ReactNode
  children: (numbers: ReturnType<typeof realisations>) => ReactNode
}

/** The three numbers of the budget: zeros where nothing is known, as specified, and why. */
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
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-ink-2">Angka realisasi belum dapat dimuat.</p>
            <button
              type="button"
              className={buttonStyle.secondary}
              onClick={() => void summary.refetch()}
            >
              Coba lagi
            </button>
          </div>
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
