import { fileURLToPath } from 'node:url'
import type { News } from '@/domain/news/article-schema'
import { VARIANT_WIDTHS } from '@/domain/pictures/picture'
import { pictureMark } from '@/domain/pictures/picture-mark'
import { withShare } from '@/domain/pictures/share-picture'
import { withSize } from '@/domain/settings/screenshot'
import { pdfText } from './pdf'
import { PICTURES, type PictureKey } from './pictures/catalogue'

export interface SampleObject {
  name: string
  contentType: string
  cacheControl: string
  /** Path of a local file with the content. Omitted if `base64` contains the content. */
  file?: string
  base64?: string
}

const CACHED = 'public,max-age=31536000,immutable'

const CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

function contentTypeOf(file: string): string {
  const type = CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)]
  if (type === undefined) throw new Error(`${file}: unknown picture type`)
  return type
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`pictures/files/${file}`, import.meta.url))
}

const FIRST_PDF = 1_790_000_000_000

export function pdfFile(number: number, title: string, lines: readonly string[]) {
  const content = pdfText(title, lines)
  const name = `${FIRST_PDF + number}.pdf`
  const address = `/v0/b/demo-desa.firebasestorage.app/o/documents%2F${name}?alt=media#${content.length}`
  const object: SampleObject = {
    name: `documents/${name}`,
    contentType: 'application/pdf',
    cacheControl: CACHED,
    base64: Buffer.from(content, 'latin1').toString('base64'),
  }
  return { address, object }
}

/** Returns the picture's URL without origin, so that it works on any port. */
export function addressOf(picture: PictureKey): string {
  const object = encodeURIComponent(`images/${PICTURES[picture].file}`)
  return `/v0/b/demo-desa.firebasestorage.app/o/${object}?alt=media`
}

export function screenshotOf(picture: PictureKey): string {
  return withSize(addressOf(picture), PICTURES[picture])
}

export function pictureOf(
  picture: PictureKey | null,
): Pick<News, 'imageurl' | 'imagewidth' | 'imageheight' | 'imagealt'> {
  if (picture === null) return { imageurl: '', imagewidth: 0, imageheight: 0, imagealt: '' }
  const { width, height, alt, shared } = PICTURES[picture]
  const address = addressOf(picture)
  const imageurl = shared ? withShare(address) : address
  return { imageurl, imagewidth: width, imageheight: height, imagealt: alt }
}

export function markOf(picture: PictureKey): string {
  const { width, height, alt } = PICTURES[picture]
  return pictureMark({ src: addressOf(picture), alt, width, height })
}

export function pictureObjects(): SampleObject[] {
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
      cacheControl: CACHED,
      file: pathOf(name),
    }))
  })
}

/** Returns a photo of a report or reply. Reuses the file of `picture`, and forbids caching. */
export function complaintPhoto(name: string, picture: PictureKey): SampleObject {
  const { file } = PICTURES[picture]
  return {
    name,
    contentType: contentTypeOf(file),
    cacheControl: 'private,no-store',
    file: pathOf(file),
  }
}
