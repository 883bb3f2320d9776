/** Something that waits for whoever looks, in one sentence, and where it is done. */
export interface Task {
  text: string
  to: string
  /** It has waited longer than it should. */
  isLate?: boolean
}

/** What waits of one sort; undefined while that is not known, null where it could not be learned. */
export type Waiting = Task[] | null | undefined
