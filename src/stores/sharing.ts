import { create } from 'zustand'
import type { DraftKind } from '@/domain/collections'

/** Published item to share. */
export interface SharedItem {
  kind: DraftKind
  /** Path of its public page. */
  path: string
  values: Readonly<Record<string, unknown>>
}

/** Item of the open share sheet. */
export const useSharing = create<{ item: SharedItem | null }>(() => ({ item: null }))
