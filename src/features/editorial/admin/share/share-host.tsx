import { lazy, Suspense } from 'react'
import { useSharing } from '@/stores/sharing'

const ShareSheet = lazy(() => import('./share-sheet'))

/** Around every screen, for the sheet is opened from several. */
export function ShareHost() {
  const { item } = useSharing()
  if (!item) return null
  return (
    <Suspense>
      <ShareSheet item={item} onClose={() => useSharing.setState({ item: null })} />
    </Suspense>
  )
}
