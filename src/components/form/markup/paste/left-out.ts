/** How many there were of what our marks cannot say. */
export interface LeftOut {
  pictures: number
  videos: number
  footnotes: number
  comments: number
  /** Their words stay. */
  links: number
  /** Their rows stay as lines. */
  tables: number
}

/** What whoever pasted should know; '' where nothing is missing. */
export function leftOutWords(leftOut: LeftOut, takesPictures: boolean): string {
  const { pictures, videos, footnotes, comments, links, tables } = leftOut
  const counted = Object.entries({
    gambar: pictures,
    video: videos,
    'catatan kaki': footnotes,
    komentar: comments,
  }).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []))
  const parts = [
    counted.length > 0 && `${new Intl.ListFormat('id').format(counted)} tidak ikut`,
    tables > 0 && `isi ${tables} tabel menjadi baris biasa`,
    links > 0 && `${links} tautan menjadi kata biasa`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return ''
  const way = pictures > 0 && takesPictures ? ' Foto dipasang dengan tombol Gambar.' : ''
  return `Dari yang ditempel, ${parts.join('; ')}.${way}`
}
