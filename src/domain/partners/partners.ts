/** Partner of the village. */
export interface Partner {
  name: string
  /** Address of the logo, or ''. */
  logourl: string
  url: string
}

/** `partners/1`, in the order of the home page. */
export interface Partners {
  partners: Partner[]
}
