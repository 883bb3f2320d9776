import { useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { pictureFields } from '@/components/form/picture-values'
import { usePictureQueue } from '@/components/form/use-picture-queue'
import type { Values } from '@/components/form/validate'
import { pictureFolder } from '@/domain/picture-proposal'
import { type KeptWork, openKeptWork } from '@/lib/kept-work'
import type { Choice } from '@/lib/images/picture-queue'
import { dropWork, keepWork, takeWork } from '@/stores/kept-work'
import type { Person } from '@/stores/session'
import { useKeptAtOpening } from '@/stores/use-kept-at-opening'
import type { EditorialKind, Several } from './editorial-kind'

/** One of several pictures that become a piece of work each. */
export interface Piece {
  /** Of its draft; what is chosen and typed is kept under it, too. */
  id: string
  /** Under which it is published, once that has been tried; '' before. */
  itemId: string
  /** What it was called on the device; '' when it comes from an earlier tab. */
  fileName: string
  values: Values
  /** Fingerprints of what tries without an answer may have stored. */
  tried: readonly string[]
  /** What is wrong with its text, and why it could not be stored; '' for nothing. */
  error: string
  problem: string
}

/** Whether the file can never be used. */
export function isRefused(choice: Choice | undefined): boolean {
  return choice?.step.name === 'failed' && choice.step.final
}

/** So many are prepared in one form, beside what is refused; each is kept on the device and sent as a whole. */
export const MOST_PIECES = 30

/** What is typed is on the device so long after the last key. */
const PAUSE_MILLISECONDS = 50

/**
 * The pieces of an open form, each kept on the device like work of its own, and the queue that their
 * pictures are in under their ids. What earlier tabs kept of the same kind comes along.
 */
export function usePieces(kind: EditorialKind, { picture, text }: Several, person: Person) {
  const queue = usePictureQueue()
  const [pieces, show] = useState<readonly Piece[]>([])
  const latest = useRef(pieces)
  /** The text of those that have none of their own. */
  const [shared, showShared] = useState('')
  const latestShared = useRef(shared)
  const releases = useRef(new Map<string, () => void>())
  const isOpen = useRef(false)
  /** Of each piece what the device has of it. */
  const marks = useRef(new Map<string, string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const choosing = useRef(Promise.resolve())

  function put(next: readonly Piece[]) {
    latest.current = next
    show(next)
  }

  function change(id: string, part: Partial<Piece>) {
    put(latest.current.map((piece) => (piece.id === id ? { ...piece, ...part } : piece)))
  }

  /** As it is to be stored. */
  function valuesOf({ values }: Piece): Values {
    return values[text] === '' ? { ...values, [text]: latestShared.current } : values
  }

  async function keep(piece: Piece): Promise<void> {
    const chosen = queue.kept()[piece.id]
    if (!chosen && piece.values[picture] === '') return
    const { id, itemId, tried } = piece
    const values = valuesOf(piece)
    const mark = JSON.stringify([values, itemId, tried, !chosen])
    // Nothing is stored twice: a picture is large.
    if (marks.current.get(id) === mark) return
    marks.current.set(id, mark)
    const pictures = chosen ? { [picture]: chosen } : {}
    const of = { uid: person.uid, form: kind.kind, subject: '', baseVersion: '', at: Date.now() }
    await keepWork({ ...of, id, itemId, tried, values, pictures })
  }

  async function keepAll(): Promise<void> {
    clearTimeout(timer.current)
    timer.current = undefined
    await Promise.all(latest.current.map(keep))
  }

  function keepSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keepAll(), PAUSE_MILLISECONDS)
  }

  async function holdOn(id: string) {
    marks.current.set(id, '')
    const release = await openKeptWork(id)
    if (!release) return
    // A page that was left still takes in what it was given.
    if (isOpen.current) releases.current.set(id, release)
    else release()
  }

  function leave(id: string) {
    releases.current.get(id)?.()
    releases.current.delete(id)
    marks.current.delete(id)
    put(latest.current.filter((piece) => piece.id !== id))
  }

  const actions = useRef({ keepAll, change, pieceOf })
  useEffect(() => {
    actions.current = { keepAll, change, pieceOf }
  })

  /** For how many more there is room. */
  function room(): number {
    return MOST_PIECES - latest.current.filter(({ id }) => !isRefused(queue.choiceOf(id))).length
  }

  function pieceOf(id: string): Piece | undefined {
    return latest.current.find((piece) => piece.id === id)
  }

  const folder = pictureFolder(person)
  useEffect(
    () =>
      queue.start({
        folder,
        onKept: () => void actions.current.keepAll(),
        onStored: (id, stored) => {
          const piece = actions.current.pieceOf(id)
          const values = { ...piece?.values, ...pictureFields(picture, stored) }
          actions.current.change(id, { values })
        },
        isWanted: (id) => actions.current.pieceOf(id) !== undefined,
      }),
    [queue, folder, picture],
  )

  useEffect(() => {
    const held = releases.current
    isOpen.current = true
    const flush = () => {
      if (timer.current !== undefined) void actions.current.keepAll()
    }
    addEventListener('pagehide', flush)
    addEventListener('beforeunload', flush, { capture: true })
    return () => {
      removeEventListener('pagehide', flush)
      removeEventListener('beforeunload', flush, { capture: true })
      flush()
      for (const release of held.values()) release()
      isOpen.current = false
    }
  }, [])

  const [entryId] = useState(() => ulid())
  const kept = useKeptAtOpening(person.uid, entryId, kind.kind, '')
  const offers = kept.status === 'ready' ? kept.offers : []
  useEffect(() => {
    for (const offer of offers) void resume(offer)
  })

  async function resume(offer: KeptWork) {
    const { id } = offer
    const hasPicture = picture in offer.pictures || offer.values[picture] !== ''
    if (!hasPicture || marks.current.has(id) || room() <= 0) return
    marks.current.set(id, '')
    const taken = await takeWork(offer)
    if (!taken) return
    releases.current.set(id, taken.release)
    const { itemId, tried, values, pictures } = taken.work
    put([...latest.current, { id, itemId, tried, values, fileName: '', error: '', problem: '' }])
    const chosen = pictures[picture]
    if (chosen) queue.resume(id, chosen)
  }

  return {
    queue,
    pieces,
    shared,
    latest: () => latest.current,
    valuesOf,
    change,
    keep,
    /** Resolves when all files that were chosen are prepared, or refused. */
    prepared: () => choosing.current,
    /**
     * One piece for each file, the newest first; what is refused makes room for the next. Resolves to
     * how many there was no room for, when all others are prepared.
     */
    async add(files: readonly File[]): Promise<number> {
      let waiting = [...files].sort((one, other) => other.lastModified - one.lastModified)
      /** Below it stands the next. */
      let last = ''
      const admit = () => {
        const taken = waiting.slice(0, Math.max(0, room()))
        waiting = waiting.slice(taken.length)
        const added = taken.map((file) => ({ file, id: ulid() }))
        const values = kind.empty(person.name)
        const blank = { itemId: '', values, tried: [], error: '', problem: '' }
        const place = latest.current.findIndex(({ id }) => id === last) + 1
        const made = added.map(({ id, file }): Piece => ({ ...blank, id, fileName: file.name }))
        put(latest.current.toSpliced(place, 0, ...made))
        for (const { id } of added) void holdOn(id)
        last = added.at(-1)?.id ?? last
        return added
      }
      const first = admit()
      // One after the other: each takes as much memory as the camera has pixels.
      choosing.current = choosing.current.then(async () => {
        for (let added = [...first, ...admit()]; added.length > 0; added = admit())
          for (const { id, file } of added) if (pieceOf(id)) await queue.choose(id, file)
      })
      await choosing.current
      return waiting.length
    },
    write(id: string, value: string) {
      const piece = pieceOf(id)
      if (piece) change(id, { values: { ...piece.values, [text]: value }, error: '', problem: '' })
      keepSoon()
    },
    share(value: string) {
      latestShared.current = value
      showShared(value)
      put(latest.current.map((piece) => ({ ...piece, error: '' })))
      keepSoon()
    },
    /** The piece is stored, or not wanted. */
    drop: async (id: string): Promise<void> => {
      leave(id)
      queue.cancel(id)
      await dropWork({ uid: person.uid, id })
    },
  }
}
