import { create } from 'zustand'
import type { DraftKind } from '@/domain/collections'

/** Something public that is to be passed on. */
export interface SharedItem {
  kind: DraftKind
  /** Where the public reads it, within this site. */
  path: string
  values: Readonly<Record<string, unknown>>
}

/** What the sheet in sight is about. */
export const useSharing = create<{ item: SharedItem | null }>(() => ({ item: null }))
