import { fileURLToPath } from 'node:url'
import type { News } from '@/domain/news/article-schema'
import { VARIANT_WIDTHS } from '@/domain/pictures/picture'
import { pictureMark } from '@/domain/pictures/picture-mark'
import { withShare } from '@/domain/pictures/share-picture'
import { withSize } from '@/domain/settings/screenshot'
import { PICTURES, type PictureKey } from './pictures/catalogue'

/** An object that the bucket starts with. */
export interface SampleObject {
  /** Object name in the bucket. */
  name: string
  contentType: string
  cacheControl: string
  /** Where the object's bytes are on this machine. */
  file: string
}

const CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

function contentTypeOf(file: string): string {
  const type = CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)]
  if (type === undefined) throw new Error(`${file}: no known kind of picture`)
  return type
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`pictures/files/${file}`, import.meta.url))
}

/** The picture's address below the site's own root, so that it is right on whatever port. */
export function addressOf(picture: PictureKey): string {
  const object = encodeURIComponent(`images/${PICTURES[picture].file}`)
  return `/v0/b/demo-desa.firebasestorage.app/o/${object}?alt=media`
}

/** The address of a screenshot, which says its size. */
export function screenshotOf(picture: PictureKey): string {
  return withSize(addressOf(picture), PICTURES[picture])
}

/** What a document says of its picture, or of having none. */
export function pictureOf(
  picture: PictureKey | null,
): Pick<News, 'imageurl' | 'imagewidth' | 'imageheight' | 'imagealt'> {
  if (picture === null) return { imageurl: '', imagewidth: 0, imageheight: 0, imagealt: '' }
  const { width, height, alt, shared } = PICTURES[picture]
  const address = addressOf(picture)
  const imageurl = shared ? withShare(address) : address
  return { imageurl, imagewidth: width, imageheight: height, imagealt: alt }
}

/** A line that shows the picture within a text. */
export function markOf(picture: PictureKey): string {
  const { width, height, alt } = PICTURES[picture]
  return pictureMark({ src: addressOf(picture), alt, width, height })
}

/** Every master of the catalogue with the variants that stand beside it. */
export function pictureObjects(): SampleObject[] {
  const cacheControl = 'public,max-age=31536000,immutable'
  return Object.values(PICTURES).flatMap(({ file, width, shared, alone }) => {
    const stem = file.slice(0, file.lastIndexOf('.'))
    const variants = VARIANT_WIDTHS.filter((variant) => !alone && variant < width)
    return [
      { name: file, contentType: contentTypeOf(file) },
      ...variants.map((variant) => ({ name: `${stem}_${variant}`, contentType: 'image/webp' })),
      ...(shared ? [{ name: `${stem}_share`, contentType: 'image/jpeg' }] : []),
    ].map(({ name, contentType }) => ({
      name: `images/${name}`,
      contentType,
      cacheControl,
      file: pathOf(name),
    }))
  })
}

/** A photo of a report or of a reply, of which no cache keeps a copy; `picture` serves as what was photographed. */
export function complaintPhoto(name: string, picture: PictureKey): SampleObject {
  const { file } = PICTURES[picture]
  return {
    name,
    contentType: contentTypeOf(file),
    cacheControl: 'private,no-store',
    file: pathOf(file),
  }
}
