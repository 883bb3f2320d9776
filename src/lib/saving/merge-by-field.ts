import { isDeepEqual } from '../plain-data'
import { Conflict } from './conflict'

type Field<Values> = keyof Values & string

export interface MergeInput<Values> {
  /** Version that the user edited. */
  base: Partial<Values>
  wanted: Partial<Values>
  now: Values | null
  stored: { updatedBy?: string; updatedAt?: string } | null
  actor: string
  /** Values that the user's earlier attempts to save may have stored although their response was lost. */
  attempts: readonly Partial<Values>[]
}

export interface Fields<Values> {
  /** Fields that belong together, such as latitude and longitude, and are merged as one. */
  groups?: readonly (readonly Field<Values>[])[]
  isSame?: (one: unknown, other: unknown, field: Field<Values>) => boolean
}

/**
 * Merges three versions by field: returns the values of `wanted` that must be stored in addition to the changes of
 * other users since `base`. Throws a Conflict if both changed the same field.
 */
export function mergeByField<Values extends object>(
  { base, wanted, now, stored, actor, attempts }: MergeInput<Values>,
  { groups = [], isSame = isDeepEqual }: Fields<Values> = {},
): Partial<Values> {
  const agree = (part: readonly Field<Values>[], one: Partial<Values>, other: Partial<Values>) =>
    part.every((field) => isSame(one[field], other[field], field))
  const self = stored?.updatedBy === actor
  const missing = partsOf(wanted, groups).filter(
    (part) => !agree(part, wanted, base) && !(now && agree(part, now, wanted)),
  )
  const theirs = missing.filter(
    (part) =>
      now &&
      !agree(part, now, base) &&
      !(self && attempts.some((attempt) => agree(part, attempt, now))),
  )
  if (now && theirs.length > 0)
    throw new Conflict(now, theirs.flat(), { by: stored?.updatedBy, at: stored?.updatedAt })
  return pick(wanted, missing.flat())
}

/** Returns the fields of `values` for `differences`. Fields of a group are one part. */
export function partsOf<Values extends object>(
  values: Partial<Values>,
  groups: readonly (readonly Field<Values>[])[] = [],
): (readonly Field<Values>[])[] {
  const alone = (Object.keys(values) as Field<Values>[]).filter(
    (field) => !groups.some((group) => group.includes(field)),
  )
  const together = groups.filter((group) => group.every((field) => field in values))
  return [...alone.map((field) => [field]), ...together]
}

export function pick<Values extends object>(
  values: Values,
  fields: readonly string[],
): Partial<Values> {
  const found = Object.entries(values).filter(([field]) => fields.includes(field))
  return Object.fromEntries(found) as Partial<Values>
}
