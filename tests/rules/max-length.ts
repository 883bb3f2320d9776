import type * as v from 'valibot'

type Part = v.GenericSchema & {
  wrapped?: Part
  options?: readonly Part[]
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** The most characters that a schema lets a text have; undefined where it says nothing of it. */
export function maxLengthOf({ wrapped, options, pipe }: Part): number | undefined {
  if (wrapped) return maxLengthOf(wrapped)
  for (const option of options ?? []) if (typeof option === 'object') return maxLengthOf(option)
  return pipe?.find(({ type }) => type === 'max_length')?.requirement as number | undefined
}
