import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { paths } from '@/domain/paths'

/** State of history entries that follow the gallery, so that closing can go back to it. */
const FROM_GALLERY = 'galeri'

export const pictureAddress = (id: string) => ({ pathname: paths.gallery, hash: id })

/** Props of a link inside the gallery that opens a picture. */
export const openInGallery = (id: string) => ({ to: pictureAddress(id), state: FROM_GALLERY })

/**
 * Manages the picture in the address ('' for none). Opening one adds one history entry, whatever is
 * viewed afterwards, so that Back closes the lightbox.
 */
export function useAddressedPicture() {
  const { hash, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  return {
    id: hash.slice(1),
    show: (id: string) => void navigate(pictureAddress(id), { replace: true, state }),
    close: () =>
      void (state === FROM_GALLERY ? navigate(-1) : navigate(paths.gallery, { replace: true })),
  }
}
