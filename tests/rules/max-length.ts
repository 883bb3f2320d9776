import type * as v from 'valibot'

type Part = v.GenericSchema & {
  wrapped?: Part
  options?: readonly Part[]
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** Returns the maximum length of a text in a schema, or undefined if it has none. */
export function maxLengthOf({ wrapped, options, pipe }: Part): number | undefined {
  if (wrapped) return maxLengthOf(wrapped)
  for (const option of options ?? []) if (typeof option === 'object') return maxLengthOf(option)
  return pipe?.find(({ type }) => type === 'max_length')?.requirement as number | undefined
}
