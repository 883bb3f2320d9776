import { useEffect, useRef, useState } from 'react'
import { monotonicFactory, ulid } from 'ulid'
import { pictureFields } from '@/components/form/picture-values'
import { usePictureQueue } from '@/components/form/use-picture-queue'
import type { Values } from '@/components/form/validate'
import { pictureFolder } from '@/domain/picture-proposal'
import { type KeptWork, openKeptWork } from '@/lib/kept-work'
import type { Choice } from '@/lib/images/picture-queue'
import type { PreparedPicture } from '@/lib/images/prepare-picture'
import { dropWork, keepWork, takeWork, useKeptWork } from '@/stores/kept-work'
import type { Person } from '@/stores/session'
import { useKeptAtOpening } from '@/stores/use-kept-at-opening'
import { useSoon } from '@/stores/use-soon'
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
  /** The device has no room for it: it is gone with this page. */
  isUnkept: boolean
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

/** Ids each above the one before, also within a millisecond. */
const nextId = monotonicFactory()

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
  const choosing = useRef(Promise.resolve())
  /** Of those that are not prepared yet, the files as they were chosen. */
  const files = useRef(new Map<string, Blob>())

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
    const { id, itemId, tried } = piece
    const chosen = queue.kept()[id]
    const file = chosen ? undefined : files.current.get(id)
    if (!chosen && !file && piece.values[picture] === '') return
    const values = valuesOf(piece)
    const mark = JSON.stringify([values, itemId, tried, !chosen, !file])
    // Nothing is stored twice: a picture is large.
    if (marks.current.get(id) === mark) return
    marks.current.set(id, mark)
    const pictures = chosen ? { [picture]: chosen } : {}
    const of = { uid: person.uid, form: kind.kind, subject: '', baseVersion: '', at: Date.now() }
    await keepWork({
      ...of,
      id,
      itemId,
      tried,
      values,
      pictures,
      ...(file && { files: { [picture]: file } }),
    })
    const isUnkept = useKeptWork.getState().pending.has(id)
    // What is prepared meanwhile takes less room: then it is tried again.
    if (isUnkept && marks.current.get(id) === mark) marks.current.set(id, '')
    if (pieceOf(id) && pieceOf(id)?.isUnkept !== isUnkept) change(id, { isUnkept })
  }

  /** One after the other: each takes as much memory as the camera has pixels. */
  function prepare(chosen: () => { id: string; file: Blob }[]): Promise<void> {
    choosing.current = choosing.current.then(async () => {
      for (let next = chosen(); next.length > 0; next = chosen())
        for (const { id, file } of next) {
          if (pieceOf(id)) await queue.choose(id, file)
          files.current.delete(id)
          // It could never be used after a reload either.
          if (isRefused(queue.choiceOf(id))) await dropWork({ uid: person.uid, id })
        }
    })
    return choosing.current
  }

  async function keepAll(): Promise<void> {
    await Promise.all(latest.current.map(keep))
  }

  const { soon: keepSoon } = useSoon(() => void keepAll())

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
    files.current.delete(id)
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
    return () => {
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
    const hasPicture =
      picture in offer.pictures || offer.files?.[picture] || offer.values[picture] !== ''
    if (!hasPicture || marks.current.has(id) || room() <= 0) return
    marks.current.set(id, '')
    const taken = await takeWork(offer)
    if (!taken) return
    releases.current.set(id, taken.release)
    const { itemId, tried, values, pictures, files: { [picture]: file } = {} } = taken.work
    const fileName = file instanceof File ? file.name : ''
    const piece = { id, itemId, tried, values, fileName, isUnkept: false, error: '', problem: '' }
    stand(piece, pictures[picture], file)
  }

  /** Puts a piece where it belongs in the list, and goes on with its picture. */
  function stand(piece: Piece, chosen: PreparedPicture | undefined, file: Blob | undefined) {
    const { id } = piece
    put([...latest.current, piece].sort((one, other) => (one.id < other.id ? 1 : -1)))
    if (chosen) queue.resume(id, chosen)
    else if (file) {
      files.current.set(id, file)
      const waiting = [{ id, file }]
      void prepare(() => waiting.splice(0))
    }
  }

  /** The piece is stored, or not wanted. */
  async function drop(id: string): Promise<void> {
    leave(id)
    queue.cancel(id)
    await dropWork({ uid: person.uid, id })
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
    async add(chosen: readonly File[]): Promise<number> {
      // Their ids descend down the list, by which a reload finds the same order.
      let waiting = [...chosen]
        .sort((one, other) => other.lastModified - one.lastModified)
        .reverse()
        .map((file) => ({ file, id: nextId() }))
        .reverse()
      const admit = () => {
        const added = waiting.slice(0, Math.max(0, room()))
        waiting = waiting.slice(added.length)
        const values = kind.empty(person.name)
        const blank = { itemId: '', values, tried: [], isUnkept: false, error: '', problem: '' }
        const made = added.map(({ id, file }): Piece => ({ ...blank, id, fileName: file.name }))
        put([...latest.current, ...made].sort((one, other) => (one.id < other.id ? 1 : -1)))
        for (const { id, file } of added) {
          files.current.set(id, file)
          void holdOn(id)
        }
        // On the device before the first is prepared: a reload finds them all.
        void keepAll()
        return added
      }
      const first = admit()
      await prepare(() => [...first.splice(0), ...admit()])
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
    drop,
    /** Takes a piece out; answers the way to put it back. */
    takeOut: (id: string): (() => void) => {
      const [piece, chosen, file] = [pieceOf(id), queue.kept()[id], files.current.get(id)]
      void drop(id)
      return () => {
        if (!piece || pieceOf(id) || room() <= 0) return
        void holdOn(id)
        stand(piece, chosen, file)
        void keepAll()
      }
    },
  }
}
