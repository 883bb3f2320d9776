import type { Values } from '@/components/form/validate'
import type { Versions } from '@/components/ui/conflict-notice'
import { weekdayName } from '@/domain/office-hours'
import type { Partner, Settings } from '@/domain/settings'
import type { Conflict } from '@/lib/saving/conflict'
import { SETTINGS_LABELS, settingsOf, settingsValues } from './settings-values'

/** The fields of a conflict in words; of partners those that differ, with their logos. */
export function versionsOf({ fields, theirs }: Conflict<Settings>, mine: Values): Versions[] {
  const stored = settingsValues(theirs)
  return fields.flatMap((field) =>
    field === 'partners'
      ? partnerVersions(settingsOf(mine)['partners'] as Partner[], theirs.partners)
      : {
          label: SETTINGS_LABELS[field],
          mine: inWords(field, mine[field]),
          theirs: inWords(field, stored[field]),
        },
  )
}

function inWords(field: keyof Settings, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (field !== 'service_days' || !Array.isArray(value)) return String(value) || '(kosong)'
  return value.map((day) => weekdayName(Number(day))).join(', ') || '(kosong)'
}

function partnerVersions(mine: readonly Partner[], theirs: readonly Partner[]): Versions[] {
  const [here, there] = [mine, theirs].map(
    (partners) => new Map(partners.map((partner) => [partner.name, partner])),
  )
  const differing = [...new Set([...mine, ...theirs].map(({ name }) => name))].flatMap((name) => {
    const [one, other] = [here?.get(name), there?.get(name)]
    if (one && one.url === other?.url && one.logourl === other.logourl) return []
    return {
      label: `Mitra ${name || '(tanpa nama)'}`,
      mine: partnerText(one),
      theirs: partnerText(other),
      ...(one?.logourl !== other?.logourl && {
        pictures: { mine: one?.logourl ?? '', theirs: other?.logourl ?? '' },
      }),
    }
  })
  const namesOf = (partners: readonly Partner[]) =>
    partners.map(({ name }) => name).join(', ') || '(kosong)'
  return differing.length > 0
    ? differing
    : [{ label: 'Urutan mitra', mine: namesOf(mine), theirs: namesOf(theirs) }]
}

function partnerText(partner: Partner | undefined): string {
  if (!partner) return '(tidak ada)'
  return [partner.url || 'tanpa situs', partner.logourl ? 'dengan logo' : 'tanpa logo'].join(', ')
}
