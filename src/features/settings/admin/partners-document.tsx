import { useFormContext } from 'react-hook-form'
import { ulid } from 'ulid'
import { RowsField } from '@/components/form/fields/rows-field'
import { TextField } from '@/components/form/fields/text-field'
import type { FormWords } from '@/components/form/form-conflict'
import { PictureField } from '@/components/form/pictures/picture-field'
import type { Values } from '@/components/form/validate'
import type { Versions } from '@/components/ui/unsaved/differences'
import { LIMITS } from '@/domain/limits'
import {
  partnersInput,
  type Partner,
  type Partners,
  partners,
} from '@/domain/partners/partners-schema'
import { mergeInto } from '@/lib/saving/merge-into'
import { settingsDocument } from './settings-document'

/** Partner in the form. Its logo is in the field `logoField(key)`, so that moving rows does not affect uploads. */
interface PartnerRow {
  key: string
  name: string
  url: string
}

const logoField = (key: string) => `logo_${key}`

function partnersValues({ partners }: Partners): Values {
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

const partnerRows = (values: Values) => values['partners'] as readonly PartnerRow[]

function partnersOf(values: Values): Partner[] {
  return partnerRows(values).map(({ key, name, url }) => {
    const logo = values[logoField(key)]
    return { name, logourl: typeof logo === 'string' ? logo : '', url }
  })
}

function PartnerFields() {
  const form = useFormContext()

  function fresh(): PartnerRow {
    const key = ulid()
    // A picture can only be set on a registered field.
    form.setValue(logoField(key), '')
    return { key, name: '', url: '' }
  }

  return (
    <RowsField name="partners" noun="Mitra" limit={LIMITS.logos} fresh={fresh}>
      {(path, { key }) => (
        <>
          <TextField name={`${path}.name`} label="Nama mitra" />
          <TextField name={`${path}.url`} label="Situs mitra" type="url" inputMode="url" optional />
          <PictureField name={logoField(key)} label="Logo" small optional />
        </>
      )}
    </RowsField>
  )
}

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
    const label = `Mitra ${name || '(tanpa nama)'}`
    const logo = { label: `Logo ${name}`, mine: one?.logourl, theirs: other?.logourl }
    return [
      { label, mine: partnerText(one), theirs: partnerText(other) },
      ...(logo.mine === logo.theirs ? [] : [{ ...logo, isPicture: true }]),
    ]
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

export const PARTNERS = settingsDocument<Partners>({
  collection: 'partners',
  label: 'Mitra desa',
  stored: partners,
  input: partnersInput,
  toValues: partnersValues,
  inputOf: (values) => ({ partners: partnersOf(values) }),
  words: PARTNERS_WORDS,
  merge: (edited) => mergeInto('partners/1', partners, 'Gagal menyimpan mitra:', edited),
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
