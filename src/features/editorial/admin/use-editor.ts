import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { showProblems, type Values } from '@/components/form/check-values'
import { fillPicture } from '@/components/form/picture-values'
import { dayIn, type TimeZone } from '@/domain/date'
import { draft } from '@/domain/schemas/draft'
import { draftTitle, type EditorialAction, withPublicationDay } from '@/domain/draft'
import { pictureFolder } from '@/domain/picture'
import { problemOf, problemText } from '@/lib/firebase/problem'
import { type RawDocument, readRaw } from '@/lib/firebase/writes'
import type { KeptWork } from '@/lib/kept-work'
import { PictureError } from '@/lib/images/prepare-picture'
import { adoptProposals } from '@/lib/images/proposals'
import { usePictureQueue, useSendPictures } from '@/lib/images/use-picture-queue'
import { logError } from '@/lib/log'
import { dropWork, takeWork } from '@/stores/kept-work'
import { dismissOutcome, type Outcome, tell, tellInvalid, tellUnsentPhoto } from '@/stores/outcome'
import { type Person, refreshSession, useSession } from '@/stores/session'
import { useKeeping } from '@/stores/use-keeping'
import { checkFor } from './check-for'
import { type EditorialKind, storedItem } from './editorial-kind'
import {
  type Actor,
  AlreadyPublished,
  ChangedMeanwhile,
  contentMark,
  Gone,
  moveToBin,
  storedContent,
} from './operations'
import { type Details, perform } from './perform'
import { doneText, goneText, publishedLinks } from './outcome-texts'
import { newWork, ofDraft, ofItem, pathOf, type Source, subjectOf, type Work } from './use-work'
import { type Fate, whyGone } from './why-gone'

/** A form as it is opened: the work, and what of it is kept under `entryId`. */
export interface Opening {
  work: Work
  entryId: string
  restored: KeptWork | null
}

/** Somebody else's version stands where ours should. */
export interface Conflict {
  theirs: Work
  /** What was being done when it showed. */
  interrupted: { action: EditorialAction; details: Details } | null
}

/** What was tried and not answered yet. */
interface Attempt {
  itemId: string
  tried: readonly string[]
}

/** So many unanswered tries are remembered. */
const MAX_TRIED = 5

/**
 * An open editor: the form, the work behind it, and its actions. An action checks the form as far as it
 * needs, stores, and stays where the work now is; what is typed meanwhile stays too. Nothing typed is
 * lost on failure, and whatever is tried again is done once.
 */
export function useEditor(
  kind: EditorialKind,
  person: Person,
  zone: TimeZone,
  opening: Opening,
  moveTo: (source: Source) => void,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { restored } = opening
  const form = useForm<Values>({
    defaultValues: restored?.values ?? opening.work.values,
    mode: 'onChange',
  })
  const [work, showWork] = useState(opening.work)
  const current = useRef(work)
  const [entryId, showEntry] = useState(opening.entryId)
  const entry = useRef(entryId)
  /** Gives back what was taken over from an earlier tab. */
  const release = useRef(() => {})
  /** Whether the form still stands: an action may end after it was left. */
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      release.current()
    }
  }, [])
  const attempt = useRef<Attempt>({
    itemId: restored?.itemId ?? '',
    tried: restored?.tried ?? [],
  })
  const [running, setRunning] = useState<EditorialAction | null>(null)
  const isRunning = useRef(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const pictures = usePictureQueue()
  const keep = useKeeping(form, () => {
    const values = form.getValues()
    const { source, seen, values: stored } = current.current
    const { itemId, tried } = attempt.current
    const chosen = pictures.kept()
    const isUnsaved =
      tried.length > 0 ||
      Object.keys(chosen).length > 0 ||
      contentMark(values) !== contentMark(stored)
    const of = { uid: person.uid, id: entry.current }
    if (!isUnsaved) return { ...of, work: null }
    const about = { form: kind.kind, subject: subjectOf(kind, source), seen, itemId, tried }
    return { ...of, work: { ...about, values: structuredClone(values), pictures: chosen } }
  })

  useSendPictures(
    pictures,
    pictureFolder(person),
    () => void keep(),
    (field, picture) => fillPicture(form, field, picture),
  )
  useEffect(() => {
    if (restored) pictures.restore(restored.pictures)
  }, [pictures, restored])

  function setEntry(id: string) {
    entry.current = id
    showEntry(id)
  }

  function setWork(next: Work) {
    current.current = next
    showWork(next)
  }

  async function run(action: EditorialAction, details: Details = {}) {
    // A double tap comes before the button has been drawn as disabled.
    if (isRunning.current) return
    isRunning.current = true
    setRunning(action)
    dismissOutcome()
    try {
      if (action !== 'delete' && (await pictures.whenSettled()).pending > 0)
        return tellUnsentPhoto()
      const typed = structuredClone(form.getValues())
      const day = dayIn(zone, details.publishAt ?? new Date())
      const checked = checkFor(action, kind, current.current.standing, typed, day)
      if ('problems' in checked) {
        showProblems(form, checked.problems)
        return tellInvalid(checked.problems.length)
      }
      await attemptTo(action, checked.values, typed, details)
    } catch (error) {
      await explain(error, action, details)
    } finally {
      isRunning.current = false
      setRunning(null)
    }
  }

  async function attemptTo(
    action: EditorialAction,
    values: Values,
    typed: Values,
    details: Details,
  ) {
    const data = await readyFor(action, values)
    const mark = contentMark(data)
    const { itemId, tried } = attempt.current
    const marks = [...new Set([...tried, mark])]
    const by = { uid: person.uid, seen: current.current.seen, tried: marks }
    if (action === 'delete') return deleteWork({ ...by, tried })
    attempt.current = {
      itemId: current.current.itemId || itemId || (action === 'publish' ? ulid() : ''),
      tried: marks.slice(-MAX_TRIED),
    }
    await keep()
    const next = await perform(
      kind,
      action,
      current.current,
      attempt.current.itemId,
      data,
      details,
      by,
    )
    const version = await readRaw(subjectOf(kind, next.source)).catch(() => null)
    const isOurs =
      version?.updatedBy === person.uid && contentMark(storedContent(version, data)) === mark
    // Without knowing the version, the next save recognises it by its content.
    attempt.current = { itemId: next.itemId, tried: isOurs ? [] : [mark] }
    settle({
      ...next,
      values: adopt(typed, values, data),
      seen: isOurs ? version.updatedAt : current.current.seen,
      changedBy: person.uid,
    })
    say(
      {
        kind: 'success',
        text: doneText(kind, action, next.standing),
        links:
          action === 'publish' || next.standing === 'terbit'
            ? publishedLinks(kind, { ...next, values: data })
            : [],
      },
      pathOf(kind, next.source),
    )
  }

  /** What the public will see: with a date, and with pictures that nobody can exchange. */
  async function readyFor(action: EditorialAction, values: Values): Promise<Values> {
    const { standing } = current.current
    const isSeen = action === 'save' && (standing === 'terbit' || standing === 'terjadwal')
    if (!isSeen && action !== 'publish' && action !== 'schedule') return values
    const adopted = await adoptProposals(client, values)
    return action === 'publish'
      ? withPublicationDay(kind.kind, adopted, dayIn(zone, new Date()))
      : adopted
  }

  /** Puts what was made of `values` into the form, but for what has been changed there meanwhile. */
  function adopt(typed: Values, values: Values, data: Values): Values {
    const made = Object.entries(data).filter(([name, value]) => value !== values[name])
    for (const [name, value] of made)
      if (form.getValues(name) === typed[name]) form.setValue(name, value)
    return { ...typed, ...Object.fromEntries(made) }
  }

  /** The work is now `next`; what has been typed meanwhile is unsaved on top of it. */
  function settle(next: Work) {
    const hasMoved = pathOf(kind, next.source) !== pathOf(kind, current.current.source)
    setWork(next)
    void keep()
    refreshLists()
    if (hasMoved && isOpen.current) moveTo(next.source)
  }

  /** Tells it where the person is by now; ways on that need the form only while it stands. */
  function say(outcome: Outcome, path?: string) {
    if (isOpen.current) return tell(outcome, path)
    const title = draftTitle({ data: form.getValues() })
    tell({ ...outcome, text: `“${title}”: ${outcome.text}`, actions: [] })
  }

  function refreshLists() {
    for (const queryKey of [['admin', kind.kind], ...kind.content])
      void client.invalidateQueries({ queryKey })
    void refreshSession()
  }

  async function deleteWork(by: Actor) {
    const { source } = current.current
    await moveToBin(source.type === 'item' ? kind.kind : 'drafts', source.id, by)
    attempt.current = { itemId: '', tried: [] }
    setWork({ ...current.current, values: structuredClone(form.getValues()) })
    await dropWork({ uid: person.uid, id: entry.current })
    refreshLists()
    say({ kind: 'success', text: doneText(kind, 'delete', 'baru') }, kind.path)
    if (isOpen.current) await navigate(kind.path)
  }

  /** Says why an action did not happen, and opens the ways on. */
  async function explain(error: unknown, action: EditorialAction, details: Details) {
    try {
      if (error instanceof PictureError) return say({ kind: 'error', text: error.message })
      if (error instanceof ChangedMeanwhile) return meet(error.found, { action, details })
      if (error instanceof AlreadyPublished) return await meetPublished()
      const isDenied = problemOf(error) === 'denied'
      if (error instanceof Gone || isDenied) {
        await refreshSession()
        const { session } = useSession.getState()
        if (session.status !== 'signed-in') return
        const isSameRole = session.person.role === person.role
        const fate = isSameRole ? await fateAfter(error) : null
        if (fate) return say(goneOutcome(await goneText(client, kind, fate)))
      }
    } catch (unexplained) {
      error = unexplained
    }
    logError(`${kind.label} gagal disimpan`, error)
    say({ kind: 'error', text: `${problemText(error)} Tulisan Anda tetap ada di sini.` })
  }

  /** What became of the work that could not be stored; null where it stands, and was refused. */
  async function fateAfter(error: unknown): Promise<Fate | null> {
    const { source } = current.current
    if (error instanceof Gone) return whyGone(kind.kind, source)
    // An earlier try of new work may have stored what somebody has deleted since.
    if (source.type === 'new') {
      const fate = await whyGone(kind.kind, source)
      return fate.type === 'deleted' ? fate : null
    }
    return (await readRaw(subjectOf(kind, source))) ? null : whyGone(kind.kind, source)
  }

  function goneOutcome(text: string): Outcome {
    return {
      kind: 'error',
      text: `${text} Tulisan Anda tetap ada di sini.`,
      actions: [{ label: 'Simpan sebagai draf baru', run: () => void saveAsNew() }],
    }
  }

  /** The text that is left goes on as new work. */
  async function saveAsNew() {
    const fresh = newWork(ulid(), kind.empty(person.name))
    const old = { uid: person.uid, id: entry.current }
    setEntry(fresh.source.id)
    attempt.current = { itemId: '', tried: [] }
    setWork(fresh)
    setConflict(null)
    await keep()
    await dropWork(old)
    await run('save')
  }

  function meet(found: RawDocument, interrupted: Conflict['interrupted']) {
    const theirs = workIn(kind, person, found)
    setConflict({ theirs, interrupted })
    say({
      kind: 'error',
      text: 'Tulisan ini sudah diubah sejak Anda membukanya. Tulisan Anda tetap ada di sini.',
      actions: [{ label: 'Bandingkan', run: () => setConflict({ theirs, interrupted }) }],
    })
  }

  /** An earlier try had published what is now to be stored as a draft. */
  async function meetPublished() {
    const found = await readRaw(`${kind.kind}/${attempt.current.itemId}`)
    if (!found) throw new Gone()
    const published = workIn(kind, person, found)
    attempt.current = { itemId: published.itemId, tried: [] }
    settle(published)
    say(
      {
        kind: 'note',
        text: `Percobaan sebelumnya ternyata berhasil: ${kind.noun} ini sudah terbit.`,
        links: publishedLinks(kind, published),
      },
      pathOf(kind, published.source),
    )
  }

  return {
    form,
    pictures,
    work,
    entryId,
    running,
    conflict,
    run,
    closeConflict: () => setConflict(null),
    /** Puts kept work into the form, with the version that it began from. */
    async restore(offered: KeptWork) {
      const taken = await takeWork(offered)
      if (!taken) return
      const kept = taken.work
      release.current = taken.release
      // What was typed before this answer stays under its own entry.
      void keep()
      setEntry(kept.id)
      attempt.current = { itemId: kept.itemId, tried: kept.tried }
      const theirs = current.current
      setWork({ ...theirs, seen: kept.seen })
      form.reset(kept.values)
      pictures.restore(kept.pictures)
      const isOwn =
        theirs.changedBy === person.uid && kept.tried.includes(contentMark(theirs.values))
      if (kept.seen === theirs.seen || isOwn) return
      setConflict({ theirs, interrupted: null })
    },
    /** The form goes on with what the server has. */
    takeTheirs({ theirs }: Conflict) {
      attempt.current = { itemId: theirs.itemId, tried: [] }
      for (const field of Object.keys(pictures.kept())) pictures.cancel(field)
      form.reset(theirs.values)
      settle(theirs)
      setConflict(null)
      dismissOutcome()
    },
    saveAsNew: () => void saveAsNew(),
    /**
     * The form's text shall replace the version that was shown, and no later one, by `action` where one
     * was interrupted.
     */
    overwrite({ theirs, interrupted }: Conflict, action: EditorialAction) {
      attempt.current = { itemId: theirs.itemId || attempt.current.itemId, tried: [] }
      settle(theirs)
      setConflict(null)
      if (interrupted) void run(action, interrupted.details)
      else tell({ kind: 'note', text: 'Tulisan Anda akan menimpa versi itu bila disimpan.' })
    },
  }
}

function workIn(kind: EditorialKind, person: Person, { plain }: RawDocument): Work {
  const empty = kind.empty(person.name)
  return 'data' in plain
    ? ofDraft(v.parse(draft, plain), empty)
    : ofItem(v.parse(storedItem, plain), empty)
}
