import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { paths } from '@/domain/paths'

/** Marks history entries below which the gallery itself lies, so that closing can go back to it. */
const FROM_GALLERY = 'galeri'

/** Where the gallery shows a picture in large. */
export const pictureAddress = (id: string) => ({ pathname: paths.gallery, hash: id })

/** What a link inside the gallery needs for opening a picture. */
export const openInGallery = (id: string) => ({ to: pictureAddress(id), state: FROM_GALLERY })

/**
 * The picture that the address asks for ('' when none). Opening one is one step in the browser's
 * history, whatever is looked at from there on, so that Back closes it.
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
