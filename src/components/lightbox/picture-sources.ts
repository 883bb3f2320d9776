import { pictureSource } from '@/components/ui/pictures/picture-source'
import { pictureUrl } from '@/domain/links/safe-url'
import { largerPicture, pictureSrcSet } from '@/domain/pictures/picture'

/** What is shown large: the fields of a picture inside a document, and what it is known by. */
export interface ShownPicture {
  id: string
  /** Stands below it; may be ''. */
  caption: string
  imageurl: string
  /** In pixels; 0 when unknown. */
  imagewidth: number
  imageheight: number
  imagealt: string
}

/** Width by height; 3 to 2 when unknown, as most cameras have it. */
export const ratioOf = ({ imagewidth, imageheight }: ShownPicture) =>
  imagewidth > 0 && imageheight > 0 ? imagewidth / imageheight : 3 / 2

/** A long strip fills the width and is scrolled: as high as the window it would be illegible. */
export const isStrip = (picture: ShownPicture) => ratioOf(picture) < 0.4

/** The very file that the page has loaded for these `sizes`, since the browser chooses by the same words. */
export const smallSource = ({ imageurl, imagewidth }: ShownPicture, sizes: string) => ({
  sizes,
  srcSet: pictureSrcSet(imageurl, imagewidth),
  ...pictureSource(imageurl),
})

/** The file that fills the window. */
export const largeSource = (picture: ShownPicture) => ({
  ...smallSource(
    picture,
    isStrip(picture) ? '100vw' : `min(100vw, ${Math.round(100 * ratioOf(picture))}vh)`,
  ),
  src: pictureUrl(largerPicture(picture.imageurl)),
})
