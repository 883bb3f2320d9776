import type { PictureStep } from '@/domain/pictures/picture-file'
import { UserFacingError } from '../errors'
import { errorText } from '../firebase/errors'
import { logError, logUnexpected } from '../log'
import { preparePicture } from './prepare-picture'
import type { PicturePurpose, PreparedPicture } from './prepared-picture'
import { uploadPicture } from './upload-picture'

/** Pictures by the field that they were chosen for. */
export type PendingPictures = Readonly<Record<string, PreparedPicture>>

export interface StoredPicture {
  url: string
  width: number
  height: number
}

interface PictureForm {
  /** Where they are stored; see `pictureFolder`. */
  folder: string
  /** `pending` gives something else now. */
  onPending: () => void
  /** Puts a stored picture into the form. Only after this is it no longer pending. */
  onStored: (field: string, picture: StoredPicture) => void
  /** Whether what was chosen for `field` still has a place in the form. */
  isWanted?: (field: string) => boolean
}

export interface Choice {
  step: PictureStep
  /** null until it is prepared. */
  picture: PreparedPicture | null
}

/**
 * The pictures that were chosen in one open form, each on its way into it: prepared at once, with or
 * without a network, then autosaved on the device until it is stored. Of two choices for one field the
 * last one counts; what stood in the field before stays until then.
 */
export interface PictureQueue {
  /** Begins to send, and sends what waits whenever the network returns. Returns the stop. */
  start: (form: PictureForm) => () => void
  subscribe: (listener: () => void) => () => void
  /** What was chosen for a field and is not in the form yet. */
  choiceOf: (field: string) => Choice | undefined
  choose: (field: string, file: Blob, purpose?: PicturePurpose) => Promise<void>
  /** Goes on with what was autosaved on the device, and with nothing that was chosen since. */
  restore: (pictures: PendingPictures) => void
  /** Goes on with one that was autosaved on the device, beside all others. */
  resume: (field: string, picture: PreparedPicture) => void
  retry: (field: string) => void
  cancel: (field: string) => void
  /** All that are prepared and not in the form yet: to be autosaved with what is typed. */
  pending: () => PendingPictures
  /**
   * Resolves when all are in the form that have a place there; drops the others. Rejects with a UserFacingError when nothing is under way any more
   * and one could not be sent, or could not be used at all.
   */
  settled: () => Promise<void>
}

const UNSENT = 'Foto belum terunggah. Unggah lagi atau batalkan fotonya, lalu coba lagi.'

export function createPictureQueue(): PictureQueue {
  const choices = new Map<string, Choice>()
  /** Of each field, what is done with its choice now; aborted when that no longer counts. */
  const works = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  let form: PictureForm | null = null
  let sends = false

  function notify() {
    for (const listener of [...listeners]) listener()
  }

  function put(field: string, choice: Choice) {
    choices.set(field, choice)
    notify()
  }

  function begin(field: string): AbortSignal {
    works.get(field)?.abort()
    const work = new AbortController()
    works.set(field, work)
    return work.signal
  }

  function pending(): PendingPictures {
    return Object.fromEntries(
      [...choices].flatMap(([field, { picture }]) => (picture ? [[field, picture]] : [])),
    )
  }

  function drop(field: string) {
    works.get(field)?.abort()
    choices.delete(field)
    form?.onPending()
    notify()
  }

  async function choose(field: string, file: Blob, purpose?: PicturePurpose): Promise<void> {
    const signal = begin(field)
    put(field, { step: { name: 'preparing' }, picture: null })
    try {
      const picture = await preparePicture(file, purpose)
      if (signal.aborted) return
      // What waits for this choice must not see a moment in which nothing is under way.
      void send(field, picture)
    } catch (error) {
      if (signal.aborted) return
      logUnexpected('Foto gagal disiapkan', error)
      const problem =
        error instanceof UserFacingError ? error.message : 'Foto gagal disiapkan di perangkat ini.'
      put(field, { step: { name: 'failed', problem, final: true }, picture: null })
    }
    form?.onPending()
  }

  async function send(field: string, picture: PreparedPicture): Promise<void> {
    const signal = begin(field)
    if (!form || !sends || !navigator.onLine)
      return put(field, { step: { name: 'waiting' }, picture })
    const { folder, onStored } = form
    const onProgress = (share: number) => {
      if (!signal.aborted) put(field, { step: { name: 'sending', share }, picture })
    }
    onProgress(0)
    try {
      const url = await uploadPicture(picture, folder, { onProgress, signal })
      onStored(field, { url, width: picture.width, height: picture.height })
      drop(field)
    } catch (error) {
      if (signal.aborted) return
      logError('Foto gagal diunggah', error)
      const problem = `Foto gagal diunggah. ${errorText(error)}`
      put(field, { step: { name: 'failed', problem, final: false }, picture })
    }
  }

  function sendAll() {
    for (const [field, { step, picture }] of [...choices])
      if (picture && step.name !== 'sending') void send(field, picture)
  }

  /** Takes back what is being sent; it is sent anew, under another name. */
  function pause() {
    for (const [field, { step, picture }] of [...choices]) {
      if (step.name !== 'sending') continue
      works.get(field)?.abort()
      put(field, { step: { name: 'waiting' }, picture })
    }
  }

  return {
    start(started) {
      form = started
      sends = true
      addEventListener('online', sendAll)
      addEventListener('offline', pause)
      sendAll()
      return () => {
        sends = false
        removeEventListener('online', sendAll)
        removeEventListener('offline', pause)
        pause()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choiceOf: (field) => choices.get(field),
    choose,
    restore(pictures) {
      for (const work of works.values()) work.abort()
      choices.clear()
      for (const [field, picture] of Object.entries(pictures)) void send(field, picture)
      notify()
    },
    resume: (field, picture) => void send(field, picture),
    retry(field) {
      const picture = choices.get(field)?.picture
      if (picture) void send(field, picture)
    },
    cancel: drop,
    pending,
    settled: () =>
      new Promise((resolve, reject) => {
        for (const field of [...choices.keys()])
          if (form?.isWanted && !form.isWanted(field)) drop(field)
        function look() {
          const steps = [...choices.values()].map(({ step }) => step.name)
          if (steps.includes('preparing') || steps.includes('sending')) return
          listeners.delete(look)
          if (choices.size > 0) reject(new UserFacingError(UNSENT))
          else resolve()
        }
        listeners.add(look)
        look()
      }),
  }
}
