const STORAGE = /\/v0\/b\/|\/o\//

const PUBLIC_PICTURE =
  /\/v0\/b\/[^/\s]+\/o\/images%2F\d{13}(?:\.(?:png|jpg|gif|webp)|_(?:320|640|1280))\?alt=media/g

/**
 * Returns whether all Storage addresses in a text belong to public pictures. firestore.rules contain the same
 * allow-list. Staged pictures, which their owners can replace, and private photos of reports are not public.
 */
export function showsPublicPictures(text: string): boolean {
  return !STORAGE.test(text.replace(PUBLIC_PICTURE, ''))
}

/**
 * Returns whether all Storage addresses in a text belong to pictures that a contributor may use in a draft: pictures in
 * the project's bucket that are public or staged by `uid`. firestore.rules contain the same allow-list.
 */
export function showsOwnPictures(text: string, uid: string, projectId: string): boolean {
  const own = new RegExp(
    String.raw`(https://firebasestorage\.googleapis\.com|^|[\t\n\f\r (])/v0/b/${projectId}\.(appspot\.com|firebasestorage\.app)/o/images%2F(usulan%2F${uid}%2F)?\d{13}\.(png|jpg|gif|webp)\?alt=media`,
    'g',
  )
  return !STORAGE.test(text.replace(own, ''))
}
