const NONE = {
  pictures: 0,
  videos: 0,
  footnotes: 0,
  comments: 0,
  rules: 0,
  links: 0,
  tables: 0,
  // Text styles that were dropped although their text was kept.
  italics: 0,
  strikes: 0,
  quotes: 0,
  codes: 0,
}

/** Counts of pasted elements that the stored markup cannot express. */
export type DroppedContent = typeof NONE

export const noDroppedContent = (): DroppedContent => ({ ...NONE })

export function describeDroppedContent(leftOut: DroppedContent, takesPictures: boolean): string {
  const { pictures, videos, footnotes, comments, rules, links, tables } = leftOut
  const counted = Object.entries({
    gambar: pictures,
    video: videos,
    'catatan kaki': footnotes,
    komentar: comments,
    'garis pemisah': rules,
  }).flatMap(([noun, count]) => (count > 0 ? [`${count} ${noun}`] : []))
  const { italics, strikes, quotes, codes } = leftOut
  const looks = Object.entries({
    'huruf miring': italics,
    coretan: strikes,
    kutipan: quotes,
    kode: codes,
  }).flatMap(([noun, count]) => (count > 0 ? [noun] : []))
  const parts = [
    counted.length > 0 && `${LIST.format(counted)} tidak ikut`,
    tables > 0 && `isi ${tables} tabel menjadi baris biasa`,
    links > 0 && `${links} tautan menjadi kata biasa`,
    looks.length > 0 && `${LIST.format(looks)} menjadi tulisan biasa`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return ''
  const way = pictures > 0 && takesPictures ? ' Pasang foto dengan tombol Foto.' : ''
  return `Dari teks yang ditempel, ${parts.join('; ')}.${way}`
}

const LIST = new Intl.ListFormat('id')
