import { loadable } from '@/components/loadable'
import { useSharing } from '@/stores/sharing'

const ShareSheet = loadable(() => import('./share-sheet'))

/** Around every screen, for the sheet is opened from several. */
export function ShareHost() {
  const { item } = useSharing()
  if (!item) return null
  return <ShareSheet item={item} onClose={() => useSharing.setState({ item: null })} />
}
