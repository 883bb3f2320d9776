/** Something that waits for whoever looks, in one sentence, and where it is done. */
export interface Task {
  text: string
  to: string
  /** It has waited longer than it should. */
  isLate?: boolean
}
