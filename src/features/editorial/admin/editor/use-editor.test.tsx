import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { ulid } from 'ulid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entryWith, stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { documents, next, put } from '@/lib/firebase/__mocks__/writes'
import { dismissNotice, useNotice } from '@/stores/notice'
import { ARTICLE, beginAsSiti, MORNING, newsWith, NOON, SITI } from '../editor-fixtures'
import { insideSite } from '../../../../../tests/support/inside-site'
import { postponedNotice } from './texts'
import { canonicalJson } from './actions'
import { useEditor } from './use-editor'
import {
  newDocument,
  type Source,
  type EditorDocument,
  documentFromStored,
} from './editor-document'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
const state = vi.hoisted(() => ({ failure: null as object | null }))
vi.mock('@/lib/firebase/documents', () => ({ readDocument: () => Promise.resolve(state) }))
vi.mock('@/lib/firebase/profile', () => ({
  readProfile: (uid: string) =>
    Promise.resolve({ ...SITI, name: uid === 'budi' ? 'Budi' : 'Siti' }),
}))
vi.mock('@/lib/images/staged-pictures', () => ({
  promoteStaged: (_: QueryClient, values: object) => Promise.resolve(values),
}))

const NEWS = newsWith()

beforeEach(() => {
  beginAsSiti()
  state.failure = null
})

afterEach(() => onlineManager.setOnline(true))

function openEditor(document: EditorDocument) {
  const moveTo = vi.fn<(source: Source) => void>()
  const initial = { document, entryId: document.source.id, restored: null }
  const hook = renderHook(
    () => ({
      editor: useEditor(NEWS, SITI, 'Asia/Jakarta', initial, moveTo),
      pathname: useLocation().pathname,
    }),
    { wrapper: insideSite(), reactStrictMode: true },
  )
  const editor = () => hook.result.current.editor
  return {
    moveTo,
    pathname: () => hook.result.current.pathname,
    editor,
    leave: hook.unmount,
    run: (...args: Parameters<ReturnType<typeof editor>['run']>) =>
      act(() => editor().run(...args)),
    type: (title: string) => act(() => editor().form.setValue('title', title)),
  }
}

const openNew = (values = ARTICLE) => openEditor(newDocument(ulid(), values))

function storeDraft(id: string, title: string, updatedBy: string, updatedAt: string) {
  const draft = { id, kind: 'news', state: 'draf', publishAt: null, itemId: '', note: '' }
  put(`drafts/${id}`, {
    ...draft,
    data: { ...ARTICLE, title },
    createdBy: 'siti',
    updatedBy,
    updatedAt,
  })
}

function openDraft() {
  const id = ulid()
  storeDraft(id, 'Panen', 'siti', MORNING)
  const document = documentFromStored(
    { plain: documents.get(`drafts/${id}`) ?? {} },
    NEWS.empty('Siti'),
  )
  return { id, path: `drafts/${id}`, ...openEditor(document) }
}

function openChanged() {
  const item = { ...ARTICLE, id: 'i1', title: 'Panen', date: '2026-01-01' }
  put('news/i1', { ...item, createdBy: 'siti', updatedBy: 'siti', updatedAt: MORNING })
  const document = documentFromStored({ plain: documents.get('news/i1') ?? {} }, NEWS.empty('Siti'))
  const opened = openEditor(document)
  opened.type('Panen raya')
  return opened
}

function openStale() {
  const opened = openDraft()
  storeDraft(opened.id, 'Rapat', 'budi', NOON)
  opened.type('Panen raya')
  return opened
}

const titleAt = (path: string) => (documents.get(path)?.['data'] as { title: string }).title
const notice = () => useNotice.getState().notice
const postponed = () => [...autosaved.values()].filter(({ isPostponed }) => isPostponed)

const finish = (action: () => void) =>
  act(async () => {
    action()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

async function logging(action: () => Promise<void>) {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await action()
  expect(logged).toHaveBeenCalledOnce()
  logged.mockClear()
}

describe('saving and publishing a document', () => {
  it('stores a new draft and reports its new path', async () => {
    const { run, editor, moveTo } = openNew()
    const { id } = editor().document.source
    await run('save')
    expect(documents.get(`drafts/${id}`)).toMatchObject({ state: 'draf', createdBy: 'siti' })
    expect(moveTo).toHaveBeenCalledExactlyOnceWith({ type: 'draft', id })
    expect(notice()).toMatchObject({ kind: 'success', text: 'Draf disimpan.' })
    expect(autosaved.size).toBe(0)
  })

  it("publishes with today's date, puts the date into the form, and explains why the site is not updated", async () => {
    state.failure = { code: 'rights', at: NOON }
    const { run, editor } = openNew()
    await run('publish')
    expect(notice()?.text).toMatch(/^Berita terbit\. Sejak 1 Jan 2026/)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format()
    expect([...documents.values()]).toMatchObject([{ title: 'Panen', date: today, views: 0 }])
    expect(editor().form.getValues('date')).toBe(today)
    expect(editor().document).toMatchObject({ status: 'terbit', source: { type: 'item' } })
  })

  it('stores nothing while a field is invalid', async () => {
    const { run, editor } = openNew({ ...ARTICLE, title: '' })
    await run('publish')
    expect(documents.size).toBe(0)
    expect(notice()?.text).toBe('Satu isian perlu diperbaiki dahulu.')
    expect(editor().form.getFieldState('title').error?.message).toBe('Judul wajib diisi.')
  })

  it('treats text that was typed while saving as unsaved', async () => {
    const { run, editor, type } = openNew()
    next.meanwhile = () => type('Panen raya')
    await run('save')
    expect(editor().form.getValues('title')).toBe('Panen raya')
    expect(editor().document.values['title']).toBe('Panen')
    expect([...autosaved.values()]).toMatchObject([
      { values: { title: 'Panen raya' }, base: { title: 'Panen' } },
    ])
  })

  it('stores one draft even if a response was lost', async () => {
    const { run, editor, type } = openNew()
    next.lostAnswer = true
    await logging(() => run('save'))
    expect(notice()?.text).toMatch(/^Tidak ada jaringan\..* Tulisan Anda tetap ada di sini\.$/)
    type('Panen raya')
    await run('save')
    expect(editor().conflict).toBeNull()
    expect([...documents.keys()].map(titleAt)).toEqual(['Panen raya'])
  })

  it('continues with the item if the draft was published by an attempt whose response was lost', async () => {
    const { run, editor } = openNew()
    next.lostAnswer = true
    await logging(() => run('publish'))
    await run('save')
    expect(notice()).toMatchObject({ text: 'Tadi ternyata berhasil: berita ini sudah terbit.' })
    expect(editor().document.status).toBe('terbit')
    expect(documents.size).toBe(1)
  })

  it("shows the document's title in the notice after the form was left", async () => {
    const { editor, leave } = openNew()
    const running = editor().run('save')
    leave()
    await running
    expect(notice()?.text).toBe('“Panen”: Draf disimpan.')
    expect(autosaved.size).toBe(0)
  })
})

it('deleting moves a draft into the bin and opens the list, and undo restores it once', async () => {
  const { run, id, pathname } = openDraft()
  const before = documents.get(`drafts/${id}`)
  await run('delete')
  expect([...documents.keys()]).toEqual([`bin/drafts-${id}`])
  expect(pathname()).toBe('/admin/berita')
  expect(notice()?.text).toBe('Dihapus. Salinannya disimpan 30 hari di tempat sampah.')
  const undo = notice()?.actions?.[0]
  expect(undo?.label).toBe('Urungkan')
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  next.lostAnswer = true
  undo?.run()
  undo?.run()
  await vi.waitFor(() => expect(notice()?.kind).toBe('error'))
  expect(logged).toHaveBeenCalledOnce()
  logged.mockClear()
  notice()?.actions?.[0]?.run()
  await vi.waitFor(() => expect(notice()?.text).toBe('“Panen” dikembalikan.'))
  expect(notice()?.links).toEqual([{ label: 'Buka', to: `/admin/berita/draf/${id}` }])
  expect([...documents.keys()]).toEqual([`drafts/${id}`])
  expect(documents.get(`drafts/${id}`)).toMatchObject({ data: before?.['data'] })
})

describe('a conflict', () => {
  it('stays open until the user decides, and shows a newer version before overwriting it', async () => {
    const { run, editor, id, path } = openStale()
    await run('save')
    expect(editor().conflict?.theirs).toMatchObject({
      values: { title: 'Rapat' },
      updatedBy: 'budi',
    })
    expect(titleAt(path)).toBe('Rapat')
    expect(editor().form.getValues('title')).toBe('Panen raya')
    await run('save')
    const { conflict } = editor()
    expect(conflict).not.toBeNull()
    storeDraft(id, 'Rapat besar', 'budi', '2026-01-01T13:00:00.000Z')
    if (conflict) await finish(() => editor().overwrite(conflict, 'save'))
    expect(editor().conflict?.theirs.values['title']).toBe('Rapat besar')
    expect(titleAt(path)).toBe('Rapat besar')
    act(() => editor().closeConflict())
    expect(editor().conflict).toBeNull()
  })

  it('can be merged while a chosen picture is not uploaded yet', async () => {
    const { run, editor } = openStale()
    await run('save')
    const picture = { width: 4, height: 3, variants: [], master: new Blob() }
    act(() => editor().pictures.restore({ imageurl: picture }))
    const { conflict } = editor()
    if (conflict) await finish(() => editor().merge(conflict, ['excerpt']))
    expect(Object.keys(editor().pictures.pending())).toEqual(['imageurl'])
    expect(editor().form.getValues('title')).toBe('Panen raya')
    if (conflict) await finish(() => editor().merge(conflict, ['title', 'imageurl']))
    expect(editor().pictures.pending()).toEqual({})
    expect(editor().form.getValues('title')).toBe('Rapat')
  })

  it('can be resolved by saving the user’s text as a new draft', async () => {
    const { run, editor, path } = openStale()
    await run('save')
    await finish(() => editor().saveAsNew())
    expect(documents.size).toBe(2)
    expect([...documents.keys()].map(titleAt)).toEqual(['Rapat', 'Panen raya'])
    expect(titleAt(path)).toBe('Rapat')
  })
})

describe('postponed publishing', () => {
  it('the editor postpones publishing while offline, and publishes once on a double tap when online', async () => {
    onlineManager.setOnline(false)
    const { run, editor } = openNew()
    await run('publish')
    expect(documents.size).toBe(0)
    expect(notice()).toEqual(postponedNotice('offline', 'publish'))
    expect(editor().isPostponed).toBe(true)
    expect(postponed()).toMatchObject([{ values: { title: 'Panen' } }])
    await finish(() => onlineManager.setOnline(true))
    expect(documents.size).toBe(0)
    await act(() => Promise.all([editor().run('publish'), editor().run('publish')]))
    expect([...documents.values()]).toMatchObject([{ title: 'Panen' }])
    expect(editor().isPostponed).toBe(false)
    expect(autosaved.size).toBe(0)
  })

  it('the editor postpones publishing if the response is lost, and then publishes once', async () => {
    const { run, editor } = openNew()
    next.lostAnswer = true
    await logging(() => run('publish'))
    expect(notice()).toEqual(postponedNotice('unanswered', 'publish'))
    expect(editor().isPostponed).toBe(true)
    expect(postponed()).toMatchObject([{ tried: [expect.any(String)] }])
    await run('publish')
    expect(documents.size).toBe(1)
  })

  it('the user can cancel postponed publishing', async () => {
    onlineManager.setOnline(false)
    const { run, editor } = openDraft()
    await run('publish')
    expect(postponed()).toHaveLength(1)
    await finish(() => editor().forgetPostponed())
    expect(editor().isPostponed).toBe(false)
    expect(autosaved.size).toBe(0)
  })

  it('the editor shows a conflict if another user has changed the draft, and can overwrite and publish it', async () => {
    onlineManager.setOnline(false)
    const { run, editor, id, path } = openDraft()
    await run('publish')
    onlineManager.setOnline(true)
    storeDraft(id, 'Rapat', 'budi', NOON)
    await run('publish')
    expect(editor().conflict).toMatchObject({
      theirs: { values: { title: 'Rapat' } },
      interrupted: { action: 'publish' },
    })
    expect([...documents.keys()]).toEqual([path])
    const { conflict } = editor()
    if (conflict) await finish(() => editor().overwrite(conflict, 'publish'))
    expect([...documents.values()]).toMatchObject([{ title: 'Panen' }])
  })
})

it.each([
  ['publishing a new draft', 'publish', () => openNew()],
  ['changing a published item', 'save', openChanged],
] as const)('the editor shows missing fields when %s while offline', async (_, action, open) => {
  onlineManager.setOnline(false)
  const { run, editor, type } = open()
  type('')
  await run(action)
  expect(editor().form.getFieldState('title').error?.message).toBe('Judul wajib diisi.')
  expect(editor().isPostponed).toBe(false)
})

describe('postponed changes', () => {
  const titles = () => [...documents].map(([path, { title }]) => [path, title])

  it('the editor postpones a change of a published item while offline, and stores it on the next click when online', async () => {
    onlineManager.setOnline(false)
    const { run, editor } = openChanged()
    await run('save')
    expect(titles()).toEqual([['news/i1', 'Panen']])
    expect(notice()?.text).toMatch(/^Tidak ada jaringan, jadi perubahan Anda belum terbit\./)
    expect(editor().isPostponed).toBe(true)
    expect(postponed()).toMatchObject([{ subject: 'news/i1', values: { title: 'Panen raya' } }])
    await finish(() => onlineManager.setOnline(true))
    expect(titles()).toEqual([['news/i1', 'Panen']])
    await run('save')
    expect(titles()).toEqual([['news/i1', 'Panen raya']])
    expect(notice()?.text).toBe('Perubahan disimpan dan tampil di situs.')
    expect(editor().isPostponed).toBe(false)
    expect(autosaved.size).toBe(0)
  })

  it('the editor postpones a change after a lost response, and recognises it as stored on the next click', async () => {
    const { run, editor, type } = openChanged()
    next.lostAnswer = true
    await logging(() => run('save'))
    expect(notice()).toEqual(postponedNotice('unanswered', 'save'))
    expect(postponed()).toHaveLength(1)
    type('Panen raya di sawah')
    await run('save')
    expect(editor().conflict).toBeNull()
    expect(titles()).toEqual([['news/i1', 'Panen raya di sawah']])
  })

  it('the editor does not postpone saving a draft', async () => {
    onlineManager.setOnline(false)
    next.refusal = 'unavailable'
    const { run, editor } = openDraft()
    await logging(() => run('save'))
    expect(editor().isPostponed).toBe(false)
  })
})

describe('a document that cannot be stored', () => {
  it('shows the user who deleted it, and can be saved as a new draft once', async () => {
    const { run, id, path } = openDraft()
    documents.delete(path)
    put(`bin/drafts-${id}`, { deletedBy: 'budi' })
    await run('save')
    dismissNotice()
    await run('save')
    expect(notice()).toMatchObject({
      text: 'Berita ini sudah dihapus Budi. Tulisan Anda tetap ada di sini.',
      actions: [{ label: 'Simpan sebagai draf baru' }],
    })
    const saveAsNew = notice()?.actions?.[0]?.run
    await finish(() => {
      saveAsNew?.()
      saveAsNew?.()
    })
    expect(notice()?.text).toBe('Draf disimpan.')
    await finish(() => saveAsNew?.())
    expect([...documents.keys()].filter((path) => path.startsWith('drafts/'))).toHaveLength(1)
  })

  it('shows a refusal by the security rules if the document still exists', async () => {
    const { run } = openDraft()
    next.refusal = 'permission-denied'
    await logging(() => run('save'))
    expect(notice()?.text).toBe(
      'Anda tidak memiliki izin untuk tindakan ini. Tulisan Anda tetap ada di sini.',
    )
  })
})

describe('an autosave entry of an earlier tab', () => {
  const offerWith = (fields: Partial<AutosavedEntry>) =>
    entryWith({ values: { ...ARTICLE, title: 'Dari tab lama' }, baseVersion: MORNING, ...fields })

  async function restore(entry: AutosavedEntry, { editor }: ReturnType<typeof openDraft>) {
    autosaved.set(entry.id, entry)
    await act(() => editor().restore(entry))
    expect(editor().form.getValues('title')).toBe('Dari tab lama')
  }

  it('cannot be restored while an action is running', async () => {
    const { run, editor } = openDraft()
    const entry = offerWith({})
    autosaved.set(entry.id, entry)
    next.meanwhile = () => void editor().restore(entry)
    await run('save')
    await finish(() => {})
    expect(editor().form.getValues('title')).toBe('Panen')
  })

  it('shows a conflict instead of publishing if it is based on an older version', async () => {
    const opened = openDraft()
    const entry = offerWith({ isPostponed: true, baseVersion: '2025-12-31T08:00:00.000Z' })
    autosaved.set(entry.id, entry)
    await act(() => opened.editor().restore(entry, 'publish'))
    expect([...documents.keys()]).toEqual([opened.path])
    expect(opened.editor().conflict?.interrupted).toMatchObject({ action: 'publish' })
  })

  it('shows no conflict if the stored version is the result of an earlier attempt from the same form', async () => {
    const opened = openDraft()
    const tried = [canonicalJson(opened.editor().document.values)]
    await restore(offerWith({ baseVersion: '2025-12-31T08:00:00.000Z', tried }), opened)
    expect(opened.editor().conflict).toBeNull()
  })
})
