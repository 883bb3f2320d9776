import type { FormWords } from '@/components/form/form-conflict'
import type { Versions } from '@/components/ui/unsaved/differences'
import type { Partner } from '@/domain/partners/partners'
import { logoField, partnerRows, partnersOf } from './partner-values'

export const PARTNERS_WORDS: FormWords = {
  labels: { partners: 'Mitra' },
  text: (_, values) =>
    partnersOf(values)
      .map((partner) => `${partner.name}: ${partnerText(partner)}`)
      .join('\n'),
  alongside: (_, values) => partnerRows(values).map(({ key }) => logoField(key)),
  pieces: (_, mine, theirs) => partnerVersions(partnersOf(mine), partnersOf(theirs)),
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
