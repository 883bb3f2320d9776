import type { Values } from '@/components/form/validate'
import type { Partner, Partners } from '@/domain/partners/partners'

/** The logo has a separate field (`logoField`) that does not depend on the row's position. */
export interface PartnerRow {
  key: string
  name: string
  url: string
}

export const logoField = (key: string) => `logo_${key}`

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
