export interface Task {
  text: string
  to: string
  isLate?: boolean
}

/** Tasks of one kind, undefined while loading and null after a failure. */
export type Waiting = Task[] | null | undefined
