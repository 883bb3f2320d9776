import { Link, useLocation, useNavigate, type Location } from 'react-router-dom'
import { Picture } from '@/components/ui/pictures/picture'
import type { GalleryInput, GalleryPicture } from '@/domain/gallery/gallery-schema'
import { itemIn, paths } from '@/domain/paths'

/** History state of a picture that was opened in the gallery. Closing it can then go back in the history. */
const FROM_GALLERY = 'galeri'

/** Returns the picture in the address. All pictures share one history entry, so that Back closes the lightbox. */
export function useAddressedPicture() {
  const { hash, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  return {
    id: hash.slice(1),
    show: (id: string) => void navigate(itemIn(paths.gallery, id), { replace: true, state }),
    close: () =>
      void (state === FROM_GALLERY ? navigate(-1) : navigate(paths.gallery, { replace: true })),
  }
}

/** Value of `sizes`: the grid has two columns on phones, three on tablets, and otherwise four. */
export const TILE_SIZES = '(width < 48rem) 50vw, (width < 64rem) 33vw, 17rem'

export function PictureTile({ picture, eager }: { picture: GalleryPicture; eager: boolean }) {
  return (
    <Link
      to={itemIn(paths.gallery, picture.id)}
      state={FROM_GALLERY}
      className="group block rounded-card"
    >
      <TileContent picture={picture} eager={eager} />
    </Link>
  )
}

export function TileContent({ picture, eager }: { picture: GalleryInput; eager: boolean }) {
  return (
    <>
      <div className="overflow-hidden rounded-card">
        <Picture
          src={picture.imageurl}
          of={picture.caption}
          alt={picture.imagealt}
          width={picture.imagewidth}
          height={picture.imageheight}
          sizes={TILE_SIZES}
          eager={eager}
          className="aspect-4/3 w-full transition-transform duration-200 group-hover:[scale:1.03]"
        />
      </div>
      <p className="mt-2 text-sm text-ink-2 group-hover:text-primary">{picture.caption}</p>
    </>
  )
}
