import { useEffect, useEffectEvent, useState } from 'react'
import {
  createPictureQueue,
  type PendingPictures,
  type PictureQueue,
} from '@/lib/images/picture-queue'
import { containsPicture, type PictureForm } from '../markup/text-pictures'
import { fillPicture } from './picture-values'

/** Returns the queue of an open form, which starts with the autosaved pictures `restored`. */
export function usePictureQueue(restored: PendingPictures = {}): PictureQueue {
  const [queue] = useState(() => {
    const queue = createPictureQueue()
    queue.restore(restored)
    return queue
  })
  return queue
}

/**
 * Uploads chosen pictures to `folder` (see `pictureFolder`) and fills them into the form while it is open.
 * `onPending` is called when the autosaved pictures change.
 */
export function useSendPictures(
  queue: PictureQueue,
  form: PictureForm,
  folder: string,
  onPending: () => void,
): void {
  const autosave = useEffectEvent(onPending)
  useEffect(
    () =>
      queue.start({
        folder,
        onPending: () => autosave(),
        onStored: (field, picture) => fillPicture(form, field, picture),
        isWanted: (field) => containsPicture(form, field),
      }),
    [queue, form, folder],
  )
}
