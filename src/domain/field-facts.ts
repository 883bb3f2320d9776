import * as v from 'valibot'
import { INPUT, STORED } from './collection-schemas'
import { COLLECTIONS, type DraftKind } from './collections'

/* Properties of form fields, derived from their schemas. */

type Part = {
  type: string
  wrapped?: Part
  options?: readonly unknown[]
  pipe?: readonly Part[]
  title?: string
  requirement?: unknown
  default?: unknown
  literal?: unknown
}

/** Returns a schema followed by the schemas and validations inside it. */
function partsOf(part: Part): Part[] {
  const inner = [part.wrapped, ...(part.options ?? []), ...(part.pipe ?? [])]
  return [part, ...inner.flatMap((each) => (isPart(each) ? partsOf(each) : []))]
}

const isPart = (each: unknown): each is Part => typeof each === 'object' && each !== null

/** Returns the schema inside `optional` or `nullable`. */
const innermost = (part: Part): Part => (part.wrapped ? innermost(part.wrapped) : part)

export function titleOf(schema: v.GenericSchema): string | undefined {
  return partsOf(schema as Part).find(({ type }) => type === 'title')?.title
}

/** Returns the maximum length of a text, or undefined if it has none. */
export function maxLengthOf(schema: v.GenericSchema): number | undefined {
  const length = partsOf(schema as Part).find(({ type }) => type === 'max_length')
  return length?.requirement as number | undefined
}

/** Returns the type of a value, without `optional` and `nullable`: `string`, `picklist`, `union`, … */
export const typeOf = (schema: v.GenericSchema): string => innermost(schema).type

/** Returns the values of a field with a fixed list of choices, or undefined. */
export function choicesOf(schema: v.GenericSchema): readonly string[] | undefined {
  const { type, options, literal } = innermost(schema)
  if (type === 'literal') return [literal as string]
  return type === 'picklist' ? (options as readonly string[]) : undefined
}

/** Returns the smallest and the largest number that a schema accepts. */
export function boundsOf(schema: v.GenericSchema): [min: number, max: number] {
  const requirementOf = (wanted: string) =>
    partsOf(schema as Part).find(({ type }) => type === wanted)?.requirement as number | undefined
  return [
    requirementOf('min_value') ?? Number.MIN_SAFE_INTEGER,
    requirementOf('max_value') ?? Number.MAX_SAFE_INTEGER,
  ]
}

function emptyOf(schema: v.GenericSchema): unknown {
  const { default: initial, literal = '' } = schema as Part
  return initial === undefined ? literal : initial
}

/** Returns the initial values of all fields of the form. */
export function emptyForm(kind: DraftKind): Record<string, unknown> {
  const fields = Object.entries<v.GenericSchema>(INPUT[kind].entries)
  const empty = fields.map(([field, schema]): [string, unknown] => [field, emptyOf(schema)])
  return { ...Object.fromEntries(empty), ...COLLECTIONS[kind].form }
}

type Stored<Kind extends DraftKind> = (typeof STORED)[Kind]['entries']

/** Values of a form. Required fields may still be empty. */
export type FormItem<Kind extends DraftKind> = {
  [Field in keyof (typeof INPUT)[Kind]['entries'] & keyof Stored<Kind>]:
    | v.InferOutput<Stored<Kind>[Field] & v.GenericSchema>
    | (undefined extends v.InferInput<Stored<Kind>[Field] & v.GenericSchema> ? never : '')
}

/** Returns the values of a form as an item for a preview. Values of a wrong type become empty values. */
export function formItem<Kind extends DraftKind>(
  kind: Kind,
  values: Readonly<Record<string, unknown>>,
): FormItem<Kind> {
  const stored: v.ObjectEntries = STORED[kind].entries
  const shown = Object.entries<v.GenericSchema>(INPUT[kind].entries).map(([field, input]) => {
    const value = values[field]
    const type = typeOf(stored[field] as v.GenericSchema)
    // A preview also shows incomplete texts and numbers that the schema rejects.
    const isShown =
      type === 'string' || type === 'number'
        ? typeof value === type
        : value !== undefined && v.is(stored[field] as v.GenericSchema, value)
    return [field, isShown ? value : emptyOf(input)]
  })
  return Object.fromEntries(shown) as FormItem<Kind>
}
