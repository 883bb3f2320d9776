import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { monotonicFactory, ulid } from 'ulid'
import { pictureFields } from '@/components/form/pictures/picture-values'
import { usePictureQueue } from '@/components/form/pictures/use-picture-queue'
import type { Values } from '@/components/form/validate'
import { pictureFolder } from '@/domain/pictures/staged-picture'
import { type AutosavedEntry, lockEntry } from '@/lib/autosave/entries'
import type { StoredPicture } from '@/lib/images/picture-queue'
import type { ChosenPicture } from '@/lib/images/prepare-picture'
import { autosaveEntry, claimEntry, dropEntry, isAutosaved } from '@/services/autosave/entries'
import { useAutosave } from '@/services/autosave/use-autosave'
import { useRecoverableEntries } from '@/services/autosave/use-recoverable-entries'
import { useAutosaves } from '@/stores/autosave'
import { showNotice, undoing } from '@/stores/notice'
import type { Person } from '@/stores/session'
import type { BulkUpload } from '@/staff/kinds/kind-form'
import { entryFields, newDocument, openDocument, restoredDocument } from '../editor/editor-document'
import type { EditorialKind } from '../editorial-kind'
import { MAX_ENTRIES, type UploadEntry, hasPicture, isRefused } from './upload-entry'

/** Locks entries against other tabs until this form closes. */
function useEntryLocks() {
  const releases = useRef(new Map<string, () => void>())
  const isOpen = useRef(false)
  useEffect(() => {
    const locks = releases.current
    isOpen.current = true
    return () => {
      for (const release of locks.values()) release()
      isOpen.current = false
    }
  }, [])

  function hold(id: string, release: () => void) {
    // A lock may be granted after the form was closed.
    if (isOpen.current) releases.current.set(id, release)
    else release()
  }

  return {
    isOpen,
    /** Registers the `release` function of a lock that this tab already has. */
    hold,
    async lock(id: string) {
      const release = await lockEntry(id)
      if (release) hold(id, release)
    },
    release(id: string) {
      releases.current.get(id)?.()
      releases.current.delete(id)
    },
  }
}

const NO_PROBLEM = { error: '', problem: '' }

/** Returns an id that is greater than all previous ids, even within one millisecond. */
const nextId = monotonicFactory()

/** Manages the entries of the form: autosaves them, uploads their pictures and restores entries of earlier tabs. */
export function useUploadEntries(
  kind: EditorialKind,
  { picture, text }: BulkUpload,
  person: Person,
) {
  const queue = usePictureQueue()
  const [entries, show] = useState<readonly UploadEntry[]>([])
  const latest = useRef(entries)
  const [shared, showShared] = useState('')
  const latestShared = useRef(shared)
  const locks = useEntryLocks()
  const choosing = useRef(Promise.resolve())
  /** Ids of the entries that this form has restored or is restoring. */
  const resumed = useRef(new Set<string>())
  const resuming = useRef(Promise.resolve())
  const [isResumed, setResumed] = useState(false)
  const empty = kind.empty(person.name)
  const problems = useAutosaves(({ problems }) => problems)

  function put(next: readonly UploadEntry[]) {
    latest.current = next
    show(next)
  }

  function insert(...added: UploadEntry[]) {
    put([...latest.current, ...added].sort((one, other) => (one.id < other.id ? 1 : -1)))
  }

  function change(id: string, part: Partial<UploadEntry>) {
    put(latest.current.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))
  }

  function entryOf(id: string): UploadEntry | undefined {
    return latest.current.find((entry) => entry.id === id)
  }

  function room(): number {
    return MAX_ENTRIES - latest.current.filter(({ id }) => !isRefused(queue.choiceOf(id))).length
  }

  function valuesOf({ values }: UploadEntry): Values {
    return values[text] === '' ? { ...values, [text]: latestShared.current } : values
  }

  function autosavedOf(entry: UploadEntry): AutosavedEntry[] {
    const { id } = entry
    const chosen = queue.pending()[id]
    if (!chosen && entry.values[picture] === '') return []
    const pictures = chosen ? { [picture]: chosen } : {}
    const input = { values: valuesOf(entry), pictures, at: Date.now() }
    return [{ uid: person.uid, id, ...entryFields(kind, entry), ...input }]
  }

  const { changed, flush } = useAutosave({
    read: () => latest.current.flatMap(autosavedOf),
    isStored: isAutosaved,
    store: autosaveEntry,
  })

  /** Resizes and uploads the files from `next` until it returns none. Each refused file makes room for another. */
  function prepare(next: () => { id: string; chosen: ChosenPicture }[]): Promise<void> {
    const prepareOne = async ({ id, chosen }: { id: string; chosen: ChosenPicture }) => {
      await queue.resume(id, chosen)
      if (isRefused(queue.choiceOf(id))) await dropEntry({ uid: person.uid, id })
    }
    const prepareAll = async () => {
      for (let some = next(); some.length > 0; some = next())
        await Promise.all(some.map(prepareOne))
    }
    choosing.current = Promise.all([choosing.current, prepareAll()]).then(() => undefined)
    return choosing.current
  }

  const keep = useEffectEvent((id: string, stored: StoredPicture) => {
    const values = { ...entryOf(id)?.values, ...pictureFields(picture, stored) }
    change(id, { values, problem: '' })
  })
  const isWanted = useEffectEvent((id: string) => entryOf(id) !== undefined)
  const folder = pictureFolder(person)
  useEffect(
    () =>
      queue.start({
        folder,
        onPending: () => void flush(),
        onStored: (id, stored) => keep(id, stored),
        isWanted: (id) => isWanted(id),
      }),
    [queue, folder, flush],
  )

  const [formId] = useState(() => ulid())
  const recovery = useRecoverableEntries(person.uid, formId, kind.kind, '')
  const recoverableEntries = recovery.status === 'ready' ? recovery.recoverableEntries : []
  useEffect(() => {
    // Sequential, because each restored entry reads all autosave entries.
    for (const offer of recoverableEntries)
      if (!resumed.current.has(offer.id)) {
        resumed.current.add(offer.id)
        resuming.current = resuming.current.then(() => resume(offer))
      }
  })

  async function resume(offer: AutosavedEntry) {
    const { id } = offer
    if (!hasPicture(offer, picture) || entryOf(id)) return
    if (room() <= 0) return void resumed.current.delete(id)
    const claimed = await claimEntry(offer)
    if (!claimed) return
    setResumed(true)
    locks.hold(id, claimed.release)
    const { values, pictures } = claimed.entry
    const chosen = pictures[picture]
    const file = chosen && 'file' in chosen && chosen.file
    const fileName = file instanceof File ? file.name : ''
    const open = restoredDocument(newDocument(id, empty), claimed.entry)
    insert({ ...NO_PROBLEM, ...open, id, fileName, values })
    if (chosen) goOn(id, chosen)
  }

  /** Continues to resize and upload the picture of a restored entry. */
  function goOn(id: string, chosen: ChosenPicture) {
    const waiting = [{ id, chosen }]
    void prepare(() => waiting.splice(0))
  }

  async function drop(id: string): Promise<void> {
    put(latest.current.filter((entry) => entry.id !== id))
    queue.cancel(id)
    await dropEntry({ uid: person.uid, id })
    locks.release(id)
  }

  return {
    queue,
    entries,
    isOpen: locks.isOpen,
    isResumed,
    /** True once the entries of earlier tabs are known. */
    isReady: recovery.status === 'ready',
    shared,
    latest: () => latest.current,
    valuesOf,
    change,
    flush,
    /** Returns whether the device could not store the entry. It is then lost when the page is closed. */
    isUnsaved: (id: string) => problems[id] !== undefined,
    /** Resolves once all entries of earlier tabs are restored, and all files are resized or refused. */
    prepared: async () => {
      await resuming.current
      await choosing.current
    },
    /** Adds one entry per file, newest first. Resolves with the number of files beyond MAX_ENTRIES. */
    async add(chosen: readonly File[]): Promise<number> {
      // Ids are in descending order, so that a reload restores the same order.
      let waiting = [...chosen]
        .sort((one, other) => other.lastModified - one.lastModified)
        .reverse()
        .map((file) => ({ file, id: nextId() }))
        .reverse()
      const admit = () => {
        const added = waiting.slice(0, Math.max(0, room()))
        waiting = waiting.slice(added.length)
        insert(
          ...added.map(({ id, file: { name: fileName } }) => {
            const open = openDocument(newDocument(id, empty))
            return { ...NO_PROBLEM, ...open, id, fileName, values: empty }
          }),
        )
        for (const { id } of added) void locks.lock(id)
        return added.map(({ id, file }) => ({ id, chosen: { file } }))
      }
      const first = admit()
      await prepare(() => [...first.splice(0), ...admit()])
      return waiting.length
    },
    write(id: string, value: string) {
      const entry = entryOf(id)
      if (entry) change(id, { values: { ...entry.values, [text]: value }, error: '', problem: '' })
      changed()
    },
    share(value: string) {
      latestShared.current = value
      showShared(value)
      put(latest.current.map((entry) => ({ ...entry, error: '' })))
      changed()
    },
    drop,
    /** Removes an entry. Shows a notice with an undo button, unless the file was refused. */
    discard(id: string) {
      const [entry, chosen, choice] = [entryOf(id), queue.pending()[id], queue.choiceOf(id)]
      void drop(id)
      const actions = undoing(() => {
        if (!entry || entryOf(id) || room() <= 0) return
        void locks.lock(id)
        insert(entry)
        if (chosen) goOn(id, chosen)
        void flush()
      })
      if (!isRefused(choice)) showNotice({ kind: 'note', text: 'Foto dikeluarkan.', actions })
    },
  }
}
