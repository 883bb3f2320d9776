interface Answer {
  label: string
  values?: Readonly<Record<string, unknown>>
}

/** A question about a value that is allowed but implausible, asked once before it is saved. */
export interface Doubt {
  /** Identifies the question and the values that it is about. If these change, the user is asked again. */
  key: string
  title: string
  reason: string
  values?: readonly string[]
  keep?: string
  /** Values that the answer “keep” sets in the form, so that the user is not asked again. */
  keepValues?: Answer['values']
  corrections?: readonly Answer[]
}
