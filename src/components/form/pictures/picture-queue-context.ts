import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PictureQueue } from '@/lib/images/picture-queue'
import type { ChosenPicture, PicturePurpose } from '@/lib/images/prepared-picture'

const QueueContext = createContext<PictureQueue | null>(null)

/** Around a form: where its picture fields put what is chosen. */
export const PictureQueueProvider = QueueContext.Provider

/** Where a text's pictures go; null in a form that has none. */
export function useOptionalPictureQueue(): PictureQueue | null {
  return useContext(QueueContext)
}

/** What was chosen for a field and is on its way into it, and the ways to change that. */
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
