export interface Partner {
  name: string
  logourl: string
  url: string
}

/** `partners/1`, in the order of the home page. */
export interface Partners {
  partners: Partner[]
}
