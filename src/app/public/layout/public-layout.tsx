import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useClockDay } from '@/components/browser/use-now'
import { useOrigin } from '@/components/browser/use-origin'
import { AfterPaint } from '@/components/hydration/use-after-paint'
import { classNames } from '@/components/ui/class-names'
import { loadable } from '@/components/loadable'
import { type Settings, locationParts } from '@/domain/settings/settings'
import { formatDay } from '@/domain/time/date'
import { settingsQuery, useSettings } from '@/lib/query/settings-query'
import type { ContentQuery } from '@/lib/query/content-query'
import { useInstall } from '@/stores/install'
import { useUpdate } from '@/stores/update'
import { ErrorBoundary } from '../../error-boundary'
import { BottomBar } from './bottom-bar'
import { Emblem } from './emblem'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

function Letterhead({ settings }: { settings: Settings }) {
  const { pathname, search } = useLocation()
  const host = useOrigin().replace(/^https?:\/\//, '')
  const today = useClockDay(settings.time_zone)
  return (
    <div className="hidden items-center gap-4 border-b-2 border-ink pb-3 print:flex">
      <Emblem settings={settings} side={56} className="size-14" />
      <div className="grow">
        <p className="text-lg leading-tight font-bold uppercase">
          Pemerintah {settings.village_name}
        </p>
        <p className="text-sm">{locationParts(settings).join(', ')}</p>
      </div>
      <p className="text-right text-xs">
        {/* The published HTML is the same for all queries and days, so the query and the day appear after hydration. */}
        {host + pathname + (today && search)}
        {today && <span className="block">Dicetak {formatDay(today)}</span>}
      </p>
    </div>
  )
}

/** Notice about stored content. Its code loads only if the page shows stored content. */
const StoredContentNotice = loadable(() => import('./stored-content-notice'))
const InstallCard = loadable(() => import('./install-card'))
const UpdateNotice = loadable(() => import('./update-notice'))

interface PublicLayoutProps {
  queries: readonly ContentQuery[]
  children: ReactNode
}

export function PublicLayout({ queries, children }: PublicLayoutProps) {
  const settings = useSettings()
  const client = useQueryClient()
  // Reserves the height of the window while the content loads, so that the footer does not move.
  const isAwaited = useMemo(
    () => queries.slice(1).some(({ queryKey }) => client.getQueryData(queryKey) === undefined),
    [client, queries],
  )
  const { suggestion } = useInstall()
  const { apply } = useUpdate()
  const { isLoading } = useQuery(settingsQuery.options)
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <a
        href="#isi"
        className="absolute top-2 left-2 z-50 [translate:0_-200%] rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:[translate:0] print:hidden"
      >
        Langsung ke isi
      </a>
      <SiteHeader settings={settings} />
      <Letterhead settings={settings} />
      <AfterPaint>
        <ErrorBoundary fallback={null}>
          <StoredContentNotice queries={queries} />
        </ErrorBoundary>
      </AfterPaint>
      {/* One boundary for page and footer, so that the footer never appears before the page. */}
      <Suspense>
        <main
          id="isi"
          tabIndex={-1}
          className={classNames('container-page grow', isAwaited && 'min-h-dvh print:min-h-0')}
        >
          {children}
        </main>
        {suggestion && (
          <ErrorBoundary fallback={null}>
            <InstallCard settings={settings} suggestion={suggestion} />
          </ErrorBoundary>
        )}
        {!isLoading && <SiteFooter settings={settings} />}
      </Suspense>
      <BottomBar />
      {apply && (
        <ErrorBoundary fallback={null}>
          <UpdateNotice />
        </ErrorBoundary>
      )}
    </div>
  )
}
