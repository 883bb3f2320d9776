import { useEffect, useEffectEvent, useState } from 'react'
import {
  createPictureQueue,
  type KeptPictures,
  type PictureQueue,
  type StoredPicture,
} from './picture-queue'

/** The pictures of the form in which this is called. */
export function usePictureQueue(): PictureQueue {
  const [queue] = useState(createPictureQueue)
  return queue
}

/** Sends what is chosen, for as long as the form is open; see `PictureForm` for what it is told. */
export function useSendPictures(
  queue: PictureQueue,
  folder: string,
  onKept: (pictures: KeptPictures) => void,
  onStored: (field: string, picture: StoredPicture) => void,
): void {
  const keep = useEffectEvent(onKept)
  const fill = useEffectEvent(onStored)
  useEffect(
    () =>
      queue.start({
        folder,
        onKept: (pictures) => keep(pictures),
        onStored: (field, picture) => fill(field, picture),
      }),
    [queue, folder],
  )
}
