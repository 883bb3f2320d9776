import type { AuditEntry } from '@/domain/audit/audit-schema'
import { DESK_SETTINGS_LABELS } from '@/features/complaints/admin/settings/desk-settings-form'
import { SETTINGS_LABELS } from '@/features/settings/admin/fields/site-settings-parts'
import { PARTNERS_WORDS } from '@/features/settings/admin/partners-document'
import { KINDS } from './kinds'
import { USER_LABELS } from '@/features/users/admin/change-user'

type Labels = Readonly<Record<string, string>>

const LABELS: Readonly<Record<string, Labels>> = {
  ...Object.fromEntries(KINDS.map(({ kind, labels }) => [kind, labels])),
  desk_settings: DESK_SETTINGS_LABELS,
  pages: { title: 'Judul', content: 'Isi' },
  partners: PARTNERS_WORDS.labels,
  site_settings: SETTINGS_LABELS,
  users: USER_LABELS,
}

export function changedLabels({ collection, fields = [] }: AuditEntry): string[] {
  const labels = Object.hasOwn(LABELS, collection) ? LABELS[collection] : {}
  return Object.entries(labels ?? {}).flatMap(([field, label]) =>
    fields.includes(field) ? [label] : [],
  )
}
