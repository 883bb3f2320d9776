/** Start of a placeholder address for a picture in a text while it is being uploaded. */
export const STORING = '#foto-'

export function isPendingPicture({ src }: { src: string }): boolean {
  return src.startsWith(STORING)
}

/** Returns whether a text with markup (markup.ts) contains a picture that is still being uploaded. */
export function containsPendingPicture(text: string): boolean {
  return text.includes(`](${STORING}`)
}
