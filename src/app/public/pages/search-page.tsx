import { lazy, Suspense, useDeferredValue } from 'react'
import { Navigate } from 'react-router-dom'
import { useAfterPaint } from '@/components/hydration/use-after-paint'
import { Section } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/buttons/button'
import { formatTrackingCode, trackingCodeIn } from '@/domain/ids/id'
import { paths, SEARCH_FIELD } from '@/domain/paths'
import { searchTerm } from '@/domain/search/search-term'
import { PageLinks } from '@/features/search/page-links'
import { SearchField } from '@/features/search/search-field'
import { useSearchAddress } from '@/features/search/use-search-address'
import { ALL_LINKS } from '../layout/menu'
import { PageHead } from '../layout/page-head'

const PAGES = ALL_LINKS.filter(({ path }) => path !== paths.home)

const SearchResults = lazy(() => import('@/features/search/search-results'))
const RecentSearches = lazy(() => import('@/features/search/recent-searches'))

export default function SearchPage() {
  const { typed, settled, submitted, type, submit, leave } = useSearchAddress()
  const isPainted = useAfterPaint()
  const shown = useDeferredValue(typed)
  const isEmpty = searchTerm(shown).plain === ''
  const trackingCode = trackingCodeIn(submitted)
  const code = trackingCodeIn(shown)
  // A tracking code gives access to its report, so it must not reach the server or the search history.
  if (trackingCode !== null) return <Navigate to={paths.trackedComplaint(trackingCode)} replace />
  return (
    <>
      <PageHead
        title="Pencarian"
        unlisted
        purpose="Untuk menemukan berita, agenda, layanan, dan isi situs lainnya."
      />
      <SearchField
        id={SEARCH_FIELD}
        value={typed}
        onType={type}
        onSearch={(_, field) => {
          submit()
          // Hides the phone's keyboard, so that the results are visible.
          if (matchMedia('(pointer: coarse)').matches) field.blur()
        }}
      />
      {isEmpty ? (
        <>
          <p className="mt-6 text-lg text-ink-2">Ketik kata kunci untuk mulai mencari.</p>
          <Suspense>{isPainted && <RecentSearches />}</Suspense>
          <Section title="Jelajahi situs desa">
            <PageLinks pages={PAGES} />
          </Section>
        </>
      ) : code !== null ? (
        <ButtonLink to={paths.trackedComplaint(code)} className="mt-6">
          Buka laporan {formatTrackingCode(code)}
        </ButtonLink>
      ) : (
        // Reserves the height of the window, so that results do not move other content.
        <div className="min-h-dvh">
          <Suspense fallback={<p className="mt-6 text-ink-2">Mencari …</p>}>
            {isPainted && (
              <SearchResults
                typed={shown}
                isSettled={shown === settled}
                submitted={submitted}
                pages={PAGES}
                onOpen={leave}
              />
            )}
          </Suspense>
        </div>
      )}
    </>
  )
}
