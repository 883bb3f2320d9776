import { type ComponentType, Fragment, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useToday } from '@/components/browser/use-now'
import { AttachmentsField } from '@/components/form/fields/attachments-field'
import { ChipsField } from '@/components/form/fields/chips-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField, type TextFieldProps } from '@/components/form/fields/text-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { choicesOf, maxLengthOf, titleOf } from '@/domain/field-facts'
import { useZone } from '@/lib/query/settings-query'

export interface FieldProps {
  name: string
  label: string
  hint?: string
  optional: boolean
  /** Maximum length of a text in UTF-16 units. */
  limit: number
}

type Describe = (typed: string, today: string) => string | false | undefined

/** Presentation of a field. Its type, length and default label come from its schema. */
export interface FormField extends Pick<
  TextFieldProps,
  'hint' | 'type' | 'inputMode' | 'suggestions' | 'tidy'
> {
  label?: string
  /** Marks a field that may stay empty. Defaults to whether the schema accepts ''. */
  optional?: boolean
  limit?: number
  rows?: number
  /** True for a text area with a single paragraph, where Enter moves to the next field. */
  next?: boolean
  /** Returns a text for display below the field. */
  result?: Describe
  warning?: Describe
  /** Other words that users may search for. */
  synonyms?: string
  /** Component of a field with special behaviour, or null if another field shows it. */
  Field?: ComponentType<FieldProps> | null
  Group?: ComponentType<{ children: ReactNode }>
}

type ShownField = FormField & FieldProps & { choices: readonly string[] | undefined }

interface FieldTable {
  fields: readonly ShownField[]
  labels: Readonly<Record<string, string>>
  Fields: ComponentType
}

export function fieldTable(
  schemas: v.ObjectEntries,
  table: Readonly<Record<string, FormField | undefined>>,
): FieldTable {
  const fields = Object.entries(table).map(([name, field]): ShownField => {
    const schema = (schemas[name] ?? v.never()) as v.GenericSchema
    return {
      ...{ name, label: titleOf(schema) ?? '', limit: maxLengthOf(schema) ?? 0 },
      ...{ optional: v.is(schema, ''), choices: choicesOf(schema) },
      ...field,
    }
  })
  return {
    fields,
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    Fields: () => <Groups fields={fields} />,
  }
}

function Groups({ fields }: { fields: readonly ShownField[] }) {
  const groups: { Group: ComponentType<{ children: ReactNode }>; members: ShownField[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && last.Group === field.Group) last.members.push(field)
    else groups.push({ Group: field.Group ?? Fragment, members: [field] })
  }
  return groups.map(({ Group, members }) => (
    <Group key={members[0]?.name}>
      {members.map((field) => (
        <ShownField key={field.name} {...field} />
      ))}
    </Group>
  ))
}

function ShownField(field: ShownField) {
  const { Field, choices, rows, ...props } = field
  if (Field) return <Field {...props} />
  if (Field === null) return null
  if (choices) return <ChipsField name={field.name} label={field.label} options={choices} />
  return rows ? <TextArea {...props} rows={rows} /> : <DescribedTextField {...props} />
}

function DescribedTextField({ result, warning, ...field }: FormField & FieldProps) {
  const today = useToday(useZone())
  const typed = String(useWatch({ name: field.name }) ?? '').trim()
  return (
    <TextField
      {...field}
      result={result?.(typed, today) || undefined}
      warning={warning?.(typed, today) || undefined}
    />
  )
}

/** Places fields next to each other on wide screens. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">{children}</div>
}

/** PDFs of an item. */
export const ATTACHMENTS = { label: 'Lampiran', Field: AttachmentsField } as const

/** Picture of an item and its description. */
export const PICTURE = {
  imageurl: {
    hint: 'Foto PNG, JPEG, GIF, atau WebP sampai 40 MB. Lokasi dan data kamera dihapus dari foto.',
    Field: PictureField,
  },
  imagealt: { hint: 'Sebutkan apa yang terlihat di foto. Dibacakan untuk tunanetra.' },
} as const
