import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { EditorialAction } from '@/domain/draft'
import type { DraftState } from '@/domain/schemas/draft'
import { problemText } from '@/lib/firebase/problem'
import type { PictureQueue } from '@/lib/images/picture-queue'
import { PictureError } from '@/lib/images/prepare-picture'
import { adoptProposals } from '@/lib/images/proposals'
import { logError } from '@/lib/log'
import { type Person, refreshSession } from '@/stores/session'
import {
  type Checked,
  checkComplete,
  checkStorable,
  showProblems,
} from '@/components/form/check-values'
import type { Values } from '@/components/form/check-values'
import type { EditorialKind } from './editorial-kind'
import {
  ChangedMeanwhile,
  createDraft,
  moveToBin,
  publishDraft,
  publishNew,
  saveDraft,
  saveItem,
  unpublish,
} from './operations'
import type { Work } from './use-work'

/** What the editor tells after an action. */
export type Outcome =
  | { type: 'invalid'; count: number }
  | { type: 'failed'; text: string }
  | { type: 'changed-meanwhile'; by: string; retry: () => void }

/** Where to go after an action, with a notice that is shown there. */
interface Destination {
  path: string
  notice: string
}

/**
 * The actions of an open editor. Each checks the form as far as the action needs it, stores, forgets
 * what was kept on the device, and goes to where the work now is. Nothing typed is lost on failure.
 */
export function useEditor(
  kind: EditorialKind,
  person: Person,
  work: Work,
  form: UseFormReturn<Values>,
  pictures: PictureQueue,
  forget: () => Promise<void>,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [running, setRunning] = useState<EditorialAction | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function run(action: EditorialAction, publishAt: Date | null = null, seen = work.seen) {
    setOutcome(null)
    if (action !== 'delete') {
      setRunning(action)
      const { pending } = await pictures.whenSettled()
      setRunning(null)
      if (pending > 0)
        return setOutcome({
          type: 'failed',
          text: 'Foto belum terunggah. Unggah lagi atau batalkan fotonya.',
        })
    }
    const checked = check(action, work, kind, form.getValues())
    if ('problems' in checked) {
      showProblems(form, checked.problems)
      return setOutcome({ type: 'invalid', count: checked.problems.length })
    }
    setRunning(action)
    try {
      let { values } = checked
      if (action === 'publish' || action === 'schedule') {
        values = await adoptProposals(client, values)
        for (const name of Object.keys(values))
          if (values[name] !== form.getValues(name)) form.setValue(name, values[name])
      }
      const { path, notice } = await perform(action, values, publishAt, seen)
      await forget()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['admin', kind.kind] }),
        ...kind.content.map((queryKey) => client.invalidateQueries({ queryKey })),
      ])
      client.removeQueries({ queryKey: ['admin', 'draft'] })
      void refreshSession()
      await navigate(path, { state: { notice, at: Date.now() }, replace: work.standing === 'baru' })
    } catch (error) {
      if (error instanceof ChangedMeanwhile)
        return setOutcome({
          type: 'changed-meanwhile',
          by: error.by,
          retry: () => void run(action, publishAt, ''),
        })
      if (error instanceof PictureError) return setOutcome({ type: 'failed', text: error.message })
      logError(`${kind.label} gagal disimpan`, error)
      setOutcome({ type: 'failed', text: problemText(error) })
    } finally {
      setRunning(null)
    }
  }

  async function perform(
    action: EditorialAction,
    values: Values,
    publishAt: Date | null,
    seen: string,
  ): Promise<Destination> {
    const { source, draft } = work
    const change = { uid: person.uid, seen }
    const published = (id: string) => ({
      path: `${kind.path}/${id}`,
      notice: `${kind.label} terbit.`,
    })

    async function keepAs(state: DraftState, notice: string): Promise<Destination> {
      const id = source.type === 'draft' ? source.id : null
      if (id !== null) await saveDraft(id, values, state, publishAt, change)
      const stored = id ?? (await createDraft(kind, values, state, publishAt, person.uid))
      return { path: `${kind.path}/draf/${stored}`, notice }
    }

    switch (action) {
      case 'save':
        if (source.type === 'item') {
          await saveItem(kind, source.id, values, change)
          return {
            path: `${kind.path}/${source.id}`,
            notice: 'Perubahan disimpan dan sudah terbit.',
          }
        }
        if (draft?.state === 'terjadwal') {
          publishAt = draft.publishAt === null ? null : new Date(draft.publishAt)
          return keepAs('terjadwal', 'Perubahan disimpan.')
        }
        return keepAs(draft?.state ?? 'draf', 'Draf disimpan.')
      case 'submit':
        return keepAs('diajukan', 'Diajukan. Editor akan memeriksa dan menerbitkannya.')
      case 'withdraw':
        return keepAs('draf', 'Dikembalikan menjadi draf.')
      case 'schedule':
        return keepAs('terjadwal', 'Dijadwalkan.')
      case 'publish':
        return published(
          draft
            ? await publishDraft(kind, draft, values, change)
            : await publishNew(kind, values, person.uid),
        )
      case 'unpublish':
        if (source.type !== 'item') throw new Error('Only published items can be unpublished.')
        await unpublish(kind, source.id, values, change)
        return {
          path: `${kind.path}/draf/${source.id}`,
          notice: 'Tidak lagi tampil di situs; tersimpan sebagai draf.',
        }
      case 'delete':
        if (source.type === 'new') throw new Error('Nothing is stored yet.')
        await moveToBin(source.type === 'draft' ? 'drafts' : kind.kind, source.id, change)
        return { path: kind.path, notice: 'Dihapus. Salinannya disimpan 30 hari di tempat sampah.' }
    }
  }

  return { run, running, outcome }
}

/** Unfinished work may be incomplete; what others will see may not. */
function check(
  action: EditorialAction,
  { standing }: Work,
  { input }: EditorialKind,
  values: Values,
): Checked<Values> {
  switch (action) {
    case 'publish':
    case 'schedule':
    case 'submit':
      return checkComplete(input, values)
    case 'save':
      return standing === 'terbit' || standing === 'terjadwal'
        ? checkComplete(input, values)
        : checkStorable(input, values)
    case 'withdraw':
    case 'unpublish':
      return checkStorable(input, values)
    case 'delete':
      return { values }
  }
}
