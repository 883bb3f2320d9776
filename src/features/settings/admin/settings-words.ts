import type { FormWords } from '@/components/form/form-conflict'
import type { Versions } from '@/components/ui/unsaved/differences'
import { weekdayName } from '@/domain/office/office-hours'
import type { Partner } from '@/domain/settings/settings'
import { SETTINGS_GROUPS } from '@/lib/saving/save-settings'
import { logoField, partnerRows, partnersOf, SETTINGS_LABELS } from './settings-values'

export const SETTINGS_WORDS: FormWords = {
  labels: SETTINGS_LABELS,
  groups: SETTINGS_GROUPS,
  text(field, values) {
    const value = values[field]
    if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
    if (field === 'partners')
      return partnersOf(values)
        .map((partner) => `${partner.name}: ${partnerText(partner)}`)
        .join('\n')
    if (!Array.isArray(value)) return String(value)
    return value.map((day) => weekdayName(Number(day))).join(', ')
  },
  alongside: (field, values) =>
    field === 'partners' ? partnerRows(values).map(({ key }) => logoField(key)) : [],
  pieces: (field, mine, theirs) =>
    field === 'partners' ? partnerVersions(partnersOf(mine), partnersOf(theirs)) : undefined,
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
