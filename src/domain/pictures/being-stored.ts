/** What the address of a picture in a text begins with while that is still being stored. */
export const STORING = '#foto-'

export function isBeingStored({ src }: { src: string }): boolean {
  return src.startsWith(STORING)
}

/** Whether a text with marks (markup.ts) names a picture that is still being stored. */
export function namesUnstored(text: string): boolean {
  return text.includes(`](${STORING}`)
}
