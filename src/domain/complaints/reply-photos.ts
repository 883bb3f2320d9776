/** Numbers of a reply's photos in their file names: 1 before the repair, 2 after it. */
export const REPLY_PHOTOS = [1, 2] as const
export type ReplyPhoto = (typeof REPLY_PHOTOS)[number]

export const REPLY_PHOTO_LABEL: Record<ReplyPhoto, string> = { 1: 'Sebelum', 2: 'Sesudah' }

/** Maximum width and height in pixels, because reporters load photos on phones. */
export const REPLY_PHOTO_MAX_SIDE = 1024

export function replyPhotoPath(id: string, entry: string, photo: ReplyPhoto): string {
  return `images/pengaduan/${id}/balasan/${entry}_${photo}.jpg`
}
