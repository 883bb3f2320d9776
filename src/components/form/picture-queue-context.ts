import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PictureStep } from '@/domain/picture'

interface PictureChoice {
  step: PictureStep
  /** What will be stored; null until it is prepared. */
  picture: { master: Blob } | null
}

/** The pictures that were chosen in one form and are not in it yet. */
interface PictureChoices {
  subscribe: (listener: () => void) => () => void
  choiceOf: (field: string) => PictureChoice | undefined
  choose: (field: string, file: File) => Promise<void>
  retry: (field: string) => void
  cancel: (field: string) => void
}

const ChoicesContext = createContext<PictureChoices | null>(null)

/** Fields know how a picture looks; where it is stored is given to them from outside. */
export const PictureChoicesProvider = ChoicesContext.Provider

/** What was chosen for a field and is on its way into it, and the ways to change that. */
export function usePictureChoice(field: string) {
  const choices = useContext(ChoicesContext)
  if (!choices) throw new Error('PictureField needs a PictureChoicesProvider around it.')
  const choice = useSyncExternalStore(choices.subscribe, () => choices.choiceOf(field))
  return {
    choice,
    choose: (file: File) => void choices.choose(field, file),
    retry: () => choices.retry(field),
    cancel: () => choices.cancel(field),
  }
}
