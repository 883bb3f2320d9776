import type { Partners } from '@/domain/partners/partners'
import { partners } from '@/domain/partners/partners-schema'
import { toUserFacing } from '@/lib/firebase/errors'
import { Conflict } from '@/lib/saving/conflict'
import { mergeInto } from '@/lib/saving/merge-into'

/** Replaces `before` by `wanted`. Can be repeated. Throws a Conflict or a UserFacingError. */
export async function savePartners(
  before: Partial<Partners>,
  wanted: Partial<Partners>,
  attempts: readonly Partial<Partners>[],
  actor: string,
): Promise<Partners> {
  try {
    return await mergeInto('partners/1', partners, { base: before, wanted, attempts, actor })
  } catch (error) {
    if (error instanceof Conflict) throw error
    throw toUserFacing('Gagal menyimpan mitra:', error)
  }
}
