import { useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { pictureFields } from '@/components/form/picture-values'
import { usePictureQueue } from '@/components/form/use-picture-queue'
import type { Values } from '@/components/form/validate'
import { pictureFolder } from '@/domain/picture-proposal'
import { type KeptWork, openKeptWork } from '@/lib/kept-work'
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

/** So many are prepared in one form; each is kept on the device and sent as a whole. */
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
    if (!hasPicture || marks.current.has(id) || latest.current.length >= MOST_PIECES) return
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
    /** One piece for each file, the newest first; resolves to how many there was no room for. */
    add(files: readonly File[]): number {
      const newest = [...files].sort((one, other) => other.lastModified - one.lastModified)
      const taken = newest.slice(0, MOST_PIECES - latest.current.length)
      const added = taken.map((file) => ({ file, id: ulid() }))
      const values = kind.empty(person.name)
      const blank = { itemId: '', values, tried: [], error: '', problem: '' }
      put([
        ...added.map(({ id, file }): Piece => ({ ...blank, id, fileName: file.name })),
        ...latest.current,
      ])
      for (const { id } of added) {
        marks.current.set(id, '')
        void openKeptWork(id).then((release) => release && releases.current.set(id, release))
      }
      // One after the other: each takes as much memory as the camera has pixels.
      choosing.current = choosing.current.then(async () => {
        for (const { id, file } of added) if (pieceOf(id)) await queue.choose(id, file)
      })
      return files.length - taken.length
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
