/** What a reply may show of the work: how it was, and how it is now. Each is the number in its file's name. */
export const REPLY_PHOTOS = [1, 2] as const
export type ReplyPhoto = (typeof REPLY_PHOTOS)[number]

export const REPLY_PHOTO_LABEL: Record<ReplyPhoto, string> = { 1: 'Sebelum', 2: 'Sesudah' }

/** A photo is at most so many pixels wide and high: whoever has the code loads it on a phone. */
export const REPLY_PHOTO_MAX_SIDE = 1024

/** Where a photo of the reply that came with the history's `entry` lies in the bucket. */
export function replyPhotoPath(id: string, entry: string, photo: ReplyPhoto): string {
  return `images/pengaduan/${id}/balasan/${entry}_${photo}.jpg`
}
