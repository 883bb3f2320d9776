import { logUnexpected } from '@/lib/log'
import { showNotice } from '@/stores/notice'
import { useSharing } from '@/stores/sharing'
import type { EditorialKind } from '../editorial-kind'

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
