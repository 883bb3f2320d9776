import { useEffect, useEffectEvent, useState } from 'react'
import {
  createPictureQueue,
  type KeptPictures,
  type PictureQueue,
  type StoredPicture,
} from './picture-queue'

/** The pictures of the form in which this is called; see `PictureForm` for what it is told. */
export function usePictureQueue(
  folder: string,
  onKept: (pictures: KeptPictures) => void,
  onStored: (field: string, picture: StoredPicture) => void,
): PictureQueue {
  const [queue] = useState(createPictureQueue)
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
  return queue
}
