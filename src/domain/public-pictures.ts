const PUBLIC_PICTURE =
  /\/v0\/b\/[^/\s]+\/o\/images%2F\d{13}(?:\.(?:png|jpg|gif|webp)|_(?:320|640|1280))\?alt=media/g

/**
 * Whether all that a text names of Storage are public pictures; the same allow-list as in
 * firestore.rules. Proposals can still be exchanged by who made them, and photos of complaints are
 * nobody's to see.
 */
export function showsPublicPictures(text: string): boolean {
  return !/\/v0\/b\/|\/o\//.test(text.replace(PUBLIC_PICTURE, ''))
}
