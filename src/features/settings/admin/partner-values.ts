import type { Values } from '@/components/form/validate'
import type { Partner, Partners } from '@/domain/partners/partners'

/** A partner in the form; the logo stands in a field of its own (`logoField`), whatever its row is. */
export interface PartnerRow {
  key: string
  name: string
  url: string
}

export const logoField = (key: string) => `logo_${key}`

/** The form's values of the partners. */
export function partnersValues({ partners }: Partners): Values {
  const rows: PartnerRow[] = partners.map(({ name, url }, index) => ({
    key: String(index),
    name,
    url,
  }))
  return {
    partners: rows,
    ...Object.fromEntries(
      partners.map(({ logourl }, index) => [logoField(String(index)), logourl]),
    ),
  }
}

export const partnerRows = (values: Values) => values['partners'] as readonly PartnerRow[]

export function partnersOf(values: Values): Partner[] {
  return partnerRows(values).map(({ key, name, url }) => {
    const logo = values[logoField(key)]
    return { name, logourl: typeof logo === 'string' ? logo : '', url }
  })
}
