import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/buttons/button'
import { Loaded, type LoadedQuery } from '@/components/ui/states/loaded'
import { formatTrackingCode, isTrackingCode, normaliseTrackingCode } from '@/domain/ids/id'
import { sentAs, type SentKind } from '@/domain/requests/sent-kind'
import { UnknownCode } from '@/features/complaints/tracking/unknown-code'
import { DeferredTrackingForm } from '../deferred-tracking-form'
import { PageHead } from './page-head'

interface TrackingFrameProps<Data> {
  kind?: SentKind
  /** Tracking code as written in the address. */
  written: string
  query: LoadedQuery<Data>
  children: (data: NonNullable<Data>) => ReactNode
}

export function TrackingFrame<Data>({ kind, written, query, children }: TrackingFrameProps<Data>) {
  const code = normaliseTrackingCode(written)
  const { noun, page } = sentAs(kind)
  // A missing report may have arrived meanwhile, so it counts as loading during a refetch.
  const data = query.data === null && query.isFetching ? undefined : query.data
  return (
    <>
      <PageHead
        title={`Lacak ${noun}`}
        unlisted
        purpose={
          isTrackingCode(code)
            ? `Perkembangan ${noun} ${formatTrackingCode(code)}`
            : `Perkembangan ${noun} menurut kodenya`
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 pb-16 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)] lg:gap-16 print:pb-0">
        <Loaded
          query={{ ...query, data }}
          subject={`perkembangan ${noun}`}
          skeleton={
            <div className="flex flex-col gap-6" data-skeleton>
              <div className="h-72 skeleton rounded-card" />
              <div className="h-7 w-40 skeleton" />
              <div className="h-32 skeleton rounded-card" />
            </div>
          }
          failure={`Perkembangan ${noun} belum dapat dimuat.`}
          empty={<UnknownCode key={code} kind={kind} code={code} />}
        >
          {children}
        </Loaded>
        <div className="flex flex-col gap-6 print:hidden">
          <DeferredTrackingForm key={code} kind={kind} after={query} />
          <ButtonLink to={page} className="self-start">
            Tulis {noun} baru
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
