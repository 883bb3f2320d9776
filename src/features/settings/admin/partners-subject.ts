import type { Partners } from '@/domain/partners/partners'
import { partnersInput } from '@/domain/partners/partners-input'
import { partners } from '@/domain/partners/partners-schema'
import { PartnerFields } from './partner-fields'
import { partnersOf, partnersValues } from './partner-values'
import { PARTNERS_WORDS } from './partner-words'
import { savePartners } from './save-partners'
import type { SettingsSubject } from './settings-subject'

export const PARTNERS: SettingsSubject<Partners> = {
  collection: 'partners',
  label: 'Mitra desa',
  stored: partners,
  input: partnersInput,
  valuesOf: partnersValues,
  inputOf: (values) => ({ partners: partnersOf(values) }),
  words: PARTNERS_WORDS,
  save: savePartners,
  parts: [
    {
      id: 'mitra',
      title: 'Mitra',
      purpose: 'Tampil di beranda dengan logonya, menurut urutan ini.',
      fields: [{ name: 'partners', label: 'Mitra' }],
      Fields: PartnerFields,
    },
  ],
}
