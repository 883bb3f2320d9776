/** A question about a value that is allowed but implausible, asked once before it is saved. */
export interface Doubt {
  /** Identifies the doubt, with the values it is about: other values are asked about anew. */
  key: string
  title: string
  reason: string
  /** The values in question, where there are several. */
  values?: readonly string[]
  /** Label of the button that keeps the value and saves. */
  keep?: string
  /** Answers that change fields of the form with one tap. */
  corrections?: readonly { label: string; values: Readonly<Record<string, unknown>> }[]
}
