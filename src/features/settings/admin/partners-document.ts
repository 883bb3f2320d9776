import type { Partners } from '@/domain/partners/partners'
import { partnersInput } from '@/domain/partners/partners-input'
import { partners } from '@/domain/partners/partners-schema'
import { toUserFacing } from '@/lib/firebase/errors'
import { Conflict } from '@/lib/saving/conflict'
import { mergeInto } from '@/lib/saving/merge-into'
import { PartnerFields } from './partner-fields'
import { partnersOf, partnersValues } from './partner-values'
import { PARTNERS_WORDS } from './partner-words'
import { settingsDocument } from './settings-document'

/** Replaces `before` by `wanted`, repeatably. Throws a Conflict or a UserFacingError. */
async function savePartners(
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

export const PARTNERS = settingsDocument<Partners>({
  collection: 'partners',
  label: 'Mitra desa',
  stored: partners,
  input: partnersInput,
  toValues: partnersValues,
  inputOf: (values) => ({ partners: partnersOf(values) }),
  words: PARTNERS_WORDS,
  merge: savePartners,
  parts: [
    {
      id: 'mitra',
      title: 'Mitra',
      purpose: 'Tampil di beranda dengan logonya, menurut urutan ini.',
      fields: [{ name: 'partners', label: 'Mitra' }],
      Fields: PartnerFields,
    },
  ],
})
