import { loadable } from '@/components/loadable'
import { useSharing } from '@/stores/sharing'

const ShareSheet = loadable(() => import('./share-sheet'))

/** Renders the share sheet around every screen, because several screens open it. */
export function ShareHost() {
  const { item } = useSharing()
  if (!item) return null
  return <ShareSheet item={item} onClose={() => useSharing.setState({ item: null })} />
}
