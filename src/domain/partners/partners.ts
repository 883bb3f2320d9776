/** Somebody who works with the village. */
export interface Partner {
  name: string
  /** '' where there is none. */
  logourl: string
  url: string
}

/** `partners/1`, in the order in which home shows them. */
export interface Partners {
  partners: Partner[]
}
