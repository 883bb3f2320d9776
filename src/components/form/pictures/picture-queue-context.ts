import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PictureQueue } from '@/lib/images/picture-queue'
import type { ChosenPicture, PicturePurpose } from '@/lib/images/prepare-picture'

const QueueContext = createContext<PictureQueue | null>(null)

export const PictureQueueProvider = QueueContext.Provider

export function useOptionalPictureQueue(): PictureQueue | null {
  return useContext(QueueContext)
}

/** Returns the pending picture of a field and the actions to change it. */
export function usePictureChoice(field: string) {
  const queue = useContext(QueueContext)
  if (!queue) throw new Error('PictureField needs a PictureQueueProvider around it.')
  const choice = useSyncExternalStore(queue.subscribe, () => queue.choiceOf(field))
  return {
    choice,
    choose: (file: Blob, purpose?: PicturePurpose) => void queue.choose(field, file, purpose),
    retry: () => queue.retry(field),
    cancel: () => queue.cancel(field),
    resume: (picture: ChosenPicture) => void queue.resume(field, picture),
  }
}
