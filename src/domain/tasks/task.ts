/** Pending task in one sentence, with a link. */
export interface Task {
  text: string
  to: string
  /** It is overdue. */
  isLate?: boolean
}

/** Tasks of one kind, undefined while loading and null after a failure. */
export type Waiting = Task[] | null | undefined
