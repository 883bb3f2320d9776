/** Matches the address of an uploaded emblem: a square PNG of 512 pixels, from which smaller files are derived. */
export const OWN_EMBLEM =
  /^((?:https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/[a-z0-9._-]{3,222}\/o\/images%2F\d{13})\.png\?alt=media$/

export function emblemPicture(emblemurl: string): string {
  const [, stem] = OWN_EMBLEM.exec(emblemurl) ?? []
  return stem === undefined ? '/emblem.svg' : `${stem}_emblem?alt=media`
}
