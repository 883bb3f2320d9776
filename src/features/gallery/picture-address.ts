import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { paths } from '@/domain/paths'

/** State of history entries that follow the gallery, so that closing can go back to the gallery. */
const FROM_GALLERY = 'galeri'

export const pictureAddress = (id: string) => ({ pathname: paths.gallery, hash: id })

export const openInGallery = (id: string) => ({ to: pictureAddress(id), state: FROM_GALLERY })

/** Returns the picture in the address. All viewed pictures share one history entry, so Back closes the lightbox. */
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
