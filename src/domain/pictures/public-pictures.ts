const STORAGE = /\/v0\/b\/|\/o\//

const PUBLIC_PICTURE =
  /\/v0\/b\/[^/\s]+\/o\/images%2F\d{13}(?:\.(?:png|jpg|gif|webp)|_(?:320|640|1280))\?alt=media/g

/**
 * Whether all that a text names of Storage are public pictures; the same allow-list as in
 * firestore.rules. Staged pictures can still be exchanged by who made them, and photos of complaints are
 * nobody's to see.
 */
export function showsPublicPictures(text: string): boolean {
  return !STORAGE.test(text.replace(PUBLIC_PICTURE, ''))
}

/**
 * Whether all that a text names of Storage are pictures that a contributor may put into a draft: of
 * the project's own bucket, public or proposed by `uid`; the same allow-list as in firestore.rules, which know no other spaces.
 */
export function showsOwnPictures(text: string, uid: string, projectId: string): boolean {
  const own = new RegExp(
    String.raw`(https://firebasestorage\.googleapis\.com|^|[\t\n\f\r (])/v0/b/${projectId}\.(appspot\.com|firebasestorage\.app)/o/images%2F(usulan%2F${uid}%2F)?\d{13}\.(png|jpg|gif|webp)\?alt=media`,
    'g',
  )
  return !STORAGE.test(text.replace(own, ''))
}
