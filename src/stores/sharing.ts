import { create } from 'zustand'
import type { DraftKind } from '@/domain/collections'

export interface SharedItem {
  kind: DraftKind
  path: string
  values: Readonly<Record<string, unknown>>
}

/** Item of the open share sheet. */
export const useSharing = create<{ item: SharedItem | null }>(() => ({ item: null }))
