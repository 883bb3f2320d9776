import { largerPicture, pictureSrcSet } from '@/domain/picture'
import type { GalleryPicture } from '@/domain/schemas/gallery'

/** How wide a picture is in the grid: two columns on phones, three, then four. */
export const TILE_SIZES = '(width < 48rem) 50vw, (width < 64rem) 33vw, 17rem'

/** Width by height; 3 to 2 when unknown, as most cameras have it. */
export const ratioOf = ({ imagewidth, imageheight }: GalleryPicture) =>
  imagewidth > 0 && imageheight > 0 ? imagewidth / imageheight : 3 / 2

/** The very file that the grid has loaded, since the browser chooses by the same words. */
export const smallSource = ({ imageurl, imagewidth }: GalleryPicture) => ({
  sizes: TILE_SIZES,
  srcSet: pictureSrcSet(imageurl, imagewidth),
  src: imageurl,
})

/** The file that fills the window. */
export const largeSource = (picture: GalleryPicture) => ({
  ...smallSource(picture),
  sizes: `min(100vw, ${Math.round(100 * ratioOf(picture))}vh)`,
  src: largerPicture(picture.imageurl),
})
