import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { paths } from '@/domain/paths'

/** History state of a picture that was opened in the gallery. Closing it can then go back in the history. */
const FROM_GALLERY = 'galeri'

export const pictureAddress = (id: string) => ({ pathname: paths.gallery, hash: id })

export const openInGallery = (id: string) => ({ to: pictureAddress(id), state: FROM_GALLERY })

/** Returns the picture in the address. All pictures share one history entry, so that Back closes the lightbox. */
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
