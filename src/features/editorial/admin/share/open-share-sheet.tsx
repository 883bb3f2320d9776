import { create } from 'zustand'
import { loadable } from '@/components/loadable'
import type { DraftKind } from '@/domain/collections'
import { logUnexpected } from '@/lib/log'
import { showNotice } from '@/stores/notice'
import type { EditorialKind } from '../editorial-kind'

const ShareSheet = loadable(() => import('./share-sheet'))

export function ShareHost() {
  const { item } = useSharing()
  if (!item) return null
  return <ShareSheet item={item} onClose={() => useSharing.setState({ item: null })} />
}

export interface SharedItem {
  kind: DraftKind
  path: string
  values: Readonly<Record<string, unknown>>
}

const useSharing = create<{ item: SharedItem | null }>(() => ({ item: null }))

export async function openShareSheet(
  { kind, publicPath }: EditorialKind,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await import('./share-sheet')
    useSharing.setState({ item: { kind, path: publicPath(id), values } })
  } catch (error) {
    logUnexpected('Opening the share sheet failed', error)
    showNotice({
      kind: 'error',
      text: 'Lembar Bagikan belum dapat dibuka. Periksa jaringan, lalu coba lagi.',
    })
  }
}
