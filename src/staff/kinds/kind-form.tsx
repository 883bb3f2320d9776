import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Values } from '@/components/form/validate'
import { INPUT } from '@/domain/collection-schemas'
import type { DraftKind } from '@/domain/collections'
import type { Doubt } from '@/domain/doubts/doubt'
import { type FormItem, formItem } from '@/domain/field-facts'
import { type FormField, fieldTable } from '../fields/field-table'

export interface KindForm {
  labels: Readonly<Record<string, string>>
  Fields: ComponentType
  /** Values of the field `category`, if the user chooses it. */
  categories?: readonly string[] | undefined
  /** Preview of the input as the public will see it. */
  Preview: ComponentType<{ values: Values }>
  /**
   * Returns questions about implausible values. `today` is the day of publication, `stored` contains the stored values.
   */
  doubts?: (
    values: Values,
    known: { client: QueryClient; today: string; itemId: string; stored: Values },
  ) => readonly Doubt[]
  bulkUpload?: BulkUpload
  /** Returns button label and values for a follow-up item, e.g. for a project's next year, or null. */
  successor?: (stored: Values, itemId: string) => { label: string; values: Values } | null
}

export interface BulkUpload {
  picture: string
  text: string
}

interface FormTable<Kind extends DraftKind> extends Pick<
  KindForm,
  'doubts' | 'bulkUpload' | 'successor'
> {
  fields: Partial<Record<keyof FormItem<Kind>, FormField>>
  Preview: ComponentType<{ item: FormItem<Kind> }>
}

/** Builds the form of a kind of content, e.g. news, from the table of its fields. */
export function kindForm<Kind extends DraftKind>(
  kind: Kind,
  { fields, Preview, ...form }: FormTable<Kind>,
): KindForm {
  const table = fieldTable(INPUT[kind].entries, fields)
  return {
    ...form,
    labels: table.labels,
    categories: table.fields.find(({ name }) => name === 'category')?.choices,
    Fields: table.Fields,
    Preview: ({ values }) => <Preview item={formItem(kind, values)} />,
  }
}
