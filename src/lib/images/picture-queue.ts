import type { PictureStep } from '@/domain/pictures/picture-file'
import { UserFacingError } from '../errors'
import { errorText } from '../firebase/errors'
import { logError, logUnexpected } from '../log'
import {
  preparePicture,
  type ChosenFile,
  type ChosenPicture,
  type PicturePurpose,
  type PreparedPicture,
} from './prepare-picture'
import { uploadPicture } from './upload-picture'

export type PendingPictures = Readonly<Record<string, ChosenPicture>>

export interface StoredPicture {
  url: string
  width: number
  height: number
}

interface PictureForm {
  folder: string
  onPending: () => void
  /** Puts an uploaded picture into the form. The picture is pending until then. */
  onStored: (field: string, picture: StoredPicture) => void
  /** Returns whether the form still needs the picture chosen for `field`. */
  isWanted?: (field: string) => boolean
}

export interface Choice {
  step: PictureStep
  original: ChosenFile | null
  picture: PreparedPicture | null
}

/**
 * Queue of pictures chosen in an open form. Autosaves each chosen file on the device first, so that closing the tab
 * never loses a file. Prepares one file at a time, because each needs much memory, and keeps prepared files until they
 * are uploaded. Only the last choice for a field counts. The field keeps its previous value until the upload is done.
 */
export interface PictureQueue {
  /** Starts uploading, and resumes when the network returns. Returns a function that stops the uploads. */
  start: (form: PictureForm) => () => void
  subscribe: (listener: () => void) => () => void
  choiceOf: (field: string) => Choice | undefined
  choose: (field: string, file: Blob, purpose?: PicturePurpose) => Promise<void>
  restore: (pictures: PendingPictures) => void
  /** Adds an autosaved picture to the queue. Resolves when it is prepared. */
  resume: (field: string, picture: ChosenPicture) => Promise<void>
  retry: (field: string) => void
  cancel: (field: string) => void
  /** Returns all usable pictures that are not in the form yet, to be autosaved with the input. */
  pending: () => PendingPictures
  /**
   * Resolves when all wanted pictures are in the form, and drops the others. Rejects with a UserFacingError if no
   * upload is running and a picture could not be uploaded or used.
   */
  settled: () => Promise<void>
}

const OFFLINE =
  'Tidak ada jaringan, jadi foto belum terunggah. Isian dan fotonya tersimpan di perangkat ini; simpan lagi saat ada jaringan.'
const UNSENT = 'Foto belum terunggah. Unggah lagi atau batalkan fotonya, lalu coba lagi.'

export function createPictureQueue(): PictureQueue {
  const choices = new Map<string, Choice>()
  const works = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  let form: PictureForm | null = null
  let sends = false
  let preparing = Promise.resolve()

  function notify() {
    for (const listener of [...listeners]) listener()
  }

  function put(field: string, choice: Choice) {
    choices.set(field, choice)
    notify()
  }

  function putPrepared(field: string, step: PictureStep, picture: PreparedPicture) {
    put(field, { step, original: null, picture })
  }

  function begin(field: string): AbortSignal {
    works.get(field)?.abort()
    const work = new AbortController()
    works.set(field, work)
    return work.signal
  }

  function pending(): PendingPictures {
    return Object.fromEntries(
      [...choices].flatMap(([field, { picture, original }]) => {
        const chosen = picture ?? original
        return chosen ? [[field, chosen]] : []
      }),
    )
  }

  function drop(field: string) {
    works.get(field)?.abort()
    choices.delete(field)
    form?.onPending()
    notify()
  }

  async function prepare(field: string, original: ChosenFile): Promise<void> {
    const signal = begin(field)
    put(field, { step: { name: 'queued' }, original, picture: null })
    form?.onPending()
    await (preparing = preparing.then(() => prepareNow(field, original, signal)))
  }

  async function prepareNow(field: string, original: ChosenFile, signal: AbortSignal) {
    if (signal.aborted) return
    put(field, { step: { name: 'preparing' }, original, picture: null })
    try {
      const picture = await preparePicture(original.file, original.purpose)
      if (signal.aborted) return
      // Starts immediately, so that callers of `settled` never see an idle queue.
      void send(field, picture)
    } catch (error) {
      if (signal.aborted) return
      logUnexpected('Preparing the photo failed', error)
      const problem =
        error instanceof UserFacingError ? error.message : 'Foto gagal disiapkan di perangkat ini.'
      put(field, {
        step: { name: 'failed', problem, final: true },
        original: null,
        picture: null,
      })
    }
    form?.onPending()
  }

  async function send(field: string, picture: PreparedPicture): Promise<void> {
    const signal = begin(field)
    if (!form || !sends || !navigator.onLine)
      return putPrepared(field, { name: 'waiting' }, picture)
    const { folder, onStored } = form
    const onProgress = (share: number) => {
      if (!signal.aborted) putPrepared(field, { name: 'sending', share }, picture)
    }
    onProgress(0)
    try {
      const url = await uploadPicture(picture, folder, { onProgress, signal })
      onStored(field, { url, width: picture.width, height: picture.height })
      drop(field)
    } catch (error) {
      if (signal.aborted) return
      logError('Uploading the photo failed', error)
      const problem = `Foto gagal diunggah. ${errorText(error)}`
      putPrepared(field, { name: 'failed', problem, final: false }, picture)
    }
  }

  async function resume(field: string, chosen: ChosenPicture): Promise<void> {
    if ('file' in chosen) await prepare(field, chosen)
    else void send(field, chosen)
  }

  function sendAll() {
    for (const [field, { step, picture }] of [...choices])
      if (picture && step.name !== 'sending') void send(field, picture)
  }

  /** Cancels the running uploads, which later start again under another name. */
  function pause() {
    for (const [field, { step, picture }] of [...choices]) {
      if (step.name !== 'sending' || !picture) continue
      works.get(field)?.abort()
      putPrepared(field, { name: 'waiting' }, picture)
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
    choose: (field, file, purpose) => prepare(field, { file, purpose }),
    restore(pictures) {
      for (const work of works.values()) work.abort()
      choices.clear()
      for (const [field, picture] of Object.entries(pictures)) void resume(field, picture)
      notify()
    },
    resume,
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
          if (steps.some((step) => ['queued', 'preparing', 'sending'].includes(step))) return
          listeners.delete(look)
          if (steps.includes('waiting'))
            reject(new UserFacingError(OFFLINE, { cause: new Error('No network connection') }))
          else if (choices.size > 0) reject(new UserFacingError(UNSENT))
          else resolve()
        }
        listeners.add(look)
        look()
      }),
  }
}
