import { pictureSource } from '@/components/ui/pictures/picture'
import { pictureUrl } from '@/domain/links/safe-url'
import { largerPicture, pictureSrcSet } from '@/domain/pictures/picture'

/** Picture of the gallery: the picture fields of a document with an id. */
export interface ShownPicture {
  id: string
  /** Text below the picture, or ''. */
  caption: string
  imageurl: string
  /** Width in pixels, or 0 if unknown. */
  imagewidth: number
  imageheight: number
  imagealt: string
}

/** Returns width divided by height, or 3/2, the ratio of most cameras, if unknown. */
export const ratioOf = ({ imagewidth, imageheight }: ShownPicture) =>
  imagewidth > 0 && imageheight > 0 ? imagewidth / imageheight : 3 / 2

/** Decides whether a picture is a long strip, which scrolls because it would be illegible when scaled. */
export const isStrip = (picture: ShownPicture) => ratioOf(picture) < 0.4

/** Returns the source that the page has already loaded with the same `sizes`. */
export const smallSource = ({ imageurl, imagewidth }: ShownPicture, sizes: string) => ({
  sizes,
  srcSet: pictureSrcSet(imageurl, imagewidth),
  ...pictureSource(imageurl),
})

export const largeSource = (picture: ShownPicture) => ({
  ...smallSource(
    picture,
    isStrip(picture) ? '100vw' : `min(100vw, ${Math.round(100 * ratioOf(picture))}vh)`,
  ),
  src: pictureUrl(largerPicture(picture.imageurl)),
})
