import { isAlike } from '../plain-data'
import { Conflict } from './conflict'

type Field<Values> = keyof Values & string

export interface Sides<Values> {
  /** What was edited. */
  base: Partial<Values>
  /** What it was made into. */
  wanted: Partial<Values>
  /** What is stored; null where nothing is. */
  now: Values | null
  /** Who stored it, and when. */
  stored: { updatedBy?: string; updatedAt?: string } | null
  actor: string
  /** Earlier tries of the actor's, which may have been stored though no answer came. */
  attempts: readonly Partial<Values>[]
}

export interface Fields<Values> {
  /** Those that say something only together, so that nobody changes one beside another's. */
  groups?: readonly (readonly Field<Values>[])[]
  isSame?: (one: unknown, other: unknown, field: Field<Values>) => boolean
}

/**
 * Merges three versions field by field: returns what of `wanted` is still to be stored beside what others
 * have changed since `base`. Throws a Conflict where both have changed the same.
 */
export function mergeByField<Values extends object>(
  { base, wanted, now, stored, actor, attempts }: Sides<Values>,
  { groups = [], isSame = isAlike }: Fields<Values> = {},
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
    throw new Conflict(now, theirs.flat(), { by: stored?.updatedBy, at: stored?.updatedAt, self })
  return pick(wanted, missing.flat())
}

/** The fields of `values`, those together that are of one group. */
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

/** The values of these fields alone. */
export function pick<Values extends object>(
  values: Values,
  fields: readonly string[],
): Partial<Values> {
  const found = Object.entries(values).filter(([field]) => fields.includes(field))
  return Object.fromEntries(found) as Partial<Values>
}
