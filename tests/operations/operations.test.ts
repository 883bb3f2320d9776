import { ulid } from 'ulid'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as Actions from '../../src/features/editorial/admin/editor/actions'
import type * as Errors from '../../src/lib/firebase/errors'
import type * as Writes from '../../src/lib/firebase/writes'
import { moveToBin } from '../../src/domain/bin/bin'
import { Conflict } from '../../src/lib/saving/conflict'
import { type Loss, SDK_ATTEMPTS, setUpStaff } from './staff'

const staff = setUpStaff({ editor: 'editor', admin: 'admin', penulis: 'kontributor' })
let actions: typeof Actions
let writes: typeof Writes
let errors: typeof Errors

beforeAll(async () => {
  actions = await import('../../src/features/editorial/admin/editor/actions')
  writes = await import('../../src/lib/firebase/writes')
  errors = await import('../../src/lib/firebase/errors')
})

const article = (title: string) => ({
  title,
  excerpt: 'Ringkasan',
  content: 'Isi',
  attachments: '',
  author: 'Siti',
  date: '2026-11-21',
  imageurl: '',
  imagewidth: 0,
  imageheight: 0,
  imagealt: '',
  category: 'Ekonomi',
})
type Article = ReturnType<typeof article>

/** Simulates an open form, which stores its attempts like the editor does. */
function openForm(actor: string, version = '') {
  const attempts: string[] = []
  const by = (data: Article): Actions.Actor => {
    attempts.push(actions.canonicalJson(data))
    return { actor, version, attempts: [...attempts] }
  }
  const draft = (state: 'draf' | 'diajukan' = 'draf') => ({ state, publishAt: null, note: '' })
  const store = (
    ...[type, id, itemId, data, to]: [
      type: 'draft' | 'item',
      id: string,
      itemId: string,
      data: Article,
      to: Actions.DraftFields | null,
    ]
  ) => actions.store('news', { type, id }, itemId, data, to, by(data))
  return {
    storeDraft: (id: string, data: Article, itemId = '', state?: 'diajukan') =>
      store('draft', id, itemId, data, draft(state)),
    publish: (id: string, itemId: string, data: Article) => store('draft', id, itemId, data, null),
    saveItem: (id: string, data: Article) => store('item', id, id, data, null),
    unpublish: (id: string, data: Article) => store('item', id, id, data, draft()),
    remove: (id: string, data: Article) => actions.remove('drafts', id, by(data)),
  }
}

async function retryUntilDone(work: () => Promise<unknown>): Promise<number> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await work()
      return attempt
    } catch (error) {
      if (errors.errorKind(error) !== 'unreachable' || attempt > 12) throw error
    }
}

const isUnreachable = (error: unknown) => errors.errorKind(error) === 'unreachable'

const read = async (path: string) => (await writes.readRaw(path))?.plain
const readVersion = async (path: string) => (await writes.readRaw(path))?.updatedAt ?? ''

const everyAttempt = (loss: Loss): Loss[] => Array.from({ length: SDK_ATTEMPTS }, () => loss)

const FAILURES: [name: string, losses: (Loss | null)[]][] = [
  ['a request is lost', ['request']],
  ['a response is lost', ['answer']],
  ['all requests of an attempt are lost', everyAttempt('request')],
  ['all responses of an attempt are lost', everyAttempt('answer')],
  [
    'the requests of one attempt and the responses of the next attempt are lost',
    [...everyAttempt('request'), ...everyAttempt('answer')],
  ],
]

describe.each(FAILURES)('an action takes effect once even if %s', (_, losses) => {
  it.each(['editor', 'penulis'])('when %s stores a new draft', async (uid) => {
    await staff.actAs(uid)
    const [id, data] = [ulid(), article('Baru')]
    const form = openForm(uid)
    staff.loseCommits(...losses)
    await retryUntilDone(() => form.storeDraft(id, data))
    expect(await staff.ids('drafts')).toEqual([id])
  })

  it('when a new draft is published', async () => {
    await staff.actAs('editor')
    const [id, itemId, data] = [ulid(), ulid(), article('Terbit')]
    const form = openForm('editor')
    staff.loseCommits(...losses)
    await retryUntilDone(() => form.publish(id, itemId, data))
    expect(await staff.ids('news')).toEqual([itemId])
    expect(await read(`news/${itemId}`)).toMatchObject({ title: 'Terbit', createdBy: 'editor' })
    expect(await staff.ids('drafts')).toEqual([])
  })

  it('when published content is saved', async () => {
    await staff.actAs('editor')
    const [id, itemId, data] = [ulid(), ulid(), article('Terbit')]
    await openForm('editor').publish(id, itemId, data)
    const form = openForm('editor', await readVersion(`news/${itemId}`))
    const changed = article('Diperbaiki')
    staff.loseCommits(...losses)
    await retryUntilDone(() => form.saveItem(itemId, changed))
    expect(await read(`news/${itemId}`)).toMatchObject({ title: 'Diperbaiki' })
  })

  it('when published content is unpublished', async () => {
    await staff.actAs('editor')
    const [id, itemId, data] = [ulid(), ulid(), article('Terbit')]
    await openForm('editor').publish(id, itemId, data)
    const form = openForm('editor', await readVersion(`news/${itemId}`))
    staff.loseCommits(...losses)
    await retryUntilDone(() => form.unpublish(itemId, data))
    expect(await staff.ids('news')).toEqual([])
    expect(await staff.ids('drafts')).toEqual([`news-${itemId}`])
  })

  it('when a draft is deleted', async () => {
    await staff.actAs('editor')
    const [id, data] = [ulid(), article('Draf')]
    await openForm('editor').storeDraft(id, data)
    const form = openForm('editor', await readVersion(`drafts/${id}`))
    staff.loseCommits(...losses)
    await retryUntilDone(() => form.remove(id, data))
    expect(await staff.ids('drafts')).toEqual([])
    expect(await staff.ids('bin')).toEqual([`drafts-${id}`])
  })
})

describe('publishing a draft in two steps', () => {
  const steps: [name: string, losses: (Loss | null)[]][] = [
    ['the first response is lost', ['answer']],
    ['the second request is lost', [null, 'request']],
    ['the second response is lost', [null, 'answer']],
    ['all requests of the first step are lost', everyAttempt('request')],
    ['all responses of the first step are lost', everyAttempt('answer')],
    ['all requests of the second step are lost', [null, ...everyAttempt('request')]],
    ['all responses of the second step are lost', [null, ...everyAttempt('answer')]],
    [
      'responses and requests of both steps are lost',
      [...everyAttempt('answer'), null, ...everyAttempt('request'), 'answer'],
    ],
  ]
  it.each(steps)('takes effect once even if %s', async (_, losses) => {
    await staff.actAs('penulis')
    const [id, itemId, data] = [ulid(), ulid(), article('Usulan')]
    await openForm('penulis').storeDraft(id, data, '', 'diajukan')
    await staff.actAs('editor')
    const form = openForm('editor', await readVersion(`drafts/${id}`))
    staff.loseCommits(...losses)
    await retryUntilDone(() => form.publish(id, itemId, data))
    expect(await staff.ids('news')).toEqual([itemId])
    expect(await staff.ids('drafts')).toEqual([])
    expect(await read(`news/${itemId}`)).toMatchObject({ title: 'Usulan', createdBy: 'penulis' })
  })

  it('publishes the latest text if it changed before the second attempt', async () => {
    await staff.actAs('editor')
    const [id, itemId] = [ulid(), ulid()]
    const [first, second] = [article('Pertama'), article('Kedua')]
    const form = openForm('editor')
    staff.loseCommits(...everyAttempt('answer'))
    await expect(form.publish(id, itemId, first)).rejects.toSatisfy(isUnreachable)
    await form.publish(id, itemId, second)
    expect(await staff.ids('news')).toEqual([itemId])
    expect(await read(`news/${itemId}`)).toMatchObject({ title: 'Kedua' })
  })
})

describe('an action', () => {
  it('reports a conflict and keeps the change by another user', async () => {
    await staff.actAs('editor')
    const [id, data] = [ulid(), article('Draf')]
    await openForm('editor').storeDraft(id, data)
    const stale = openForm('editor', await readVersion(`drafts/${id}`))
    await staff.actAs('admin')
    const theirs = article('Dari admin')
    await openForm('admin', await readVersion(`drafts/${id}`)).storeDraft(id, theirs)

    await staff.actAs('editor')
    const mine = article('Dari editor')
    await expect(stale.storeDraft(id, mine)).rejects.toBeInstanceOf(Conflict)
    await expect(stale.publish(id, ulid(), mine)).rejects.toBeInstanceOf(Conflict)
    expect(await read(`drafts/${id}`)).toMatchObject({ data: { title: 'Dari admin' } })
  })

  it('does not mistake a change by another user for its own lost commit', async () => {
    await staff.actAs('editor')
    const [id, mine] = [ulid(), article('Hilang jawabannya')]
    const form = openForm('editor')
    staff.loseCommits(...everyAttempt('answer'))
    const attempt = () => form.storeDraft(id, mine)
    await expect(attempt()).rejects.toSatisfy(isUnreachable)
    await staff.actAs('admin')
    const theirs = article('Dari admin')
    await openForm('admin', await readVersion(`drafts/${id}`)).storeDraft(id, theirs)
    await staff.actAs('editor')
    await expect(attempt()).rejects.toBeInstanceOf(Conflict)
  })

  it('reports a deleted document as deleted, and does not recreate it', async () => {
    await staff.actAs('editor')
    const [id, data] = [ulid(), article('Draf')]
    await openForm('editor').storeDraft(id, data)
    const seen = await readVersion(`drafts/${id}`)
    await openForm('editor', seen).remove(id, data)
    await expect(openForm('editor', seen).storeDraft(id, data)).rejects.toBeInstanceOf(
      actions.DocumentDeleted,
    )
    expect(await staff.ids('drafts')).toEqual([])
  })

  it('does not store a draft of an item that an earlier attempt has already published', async () => {
    await staff.actAs('editor')
    const [id, itemId, data] = [ulid(), ulid(), article('Terbit')]
    const form = openForm('editor')
    staff.loseCommits(...everyAttempt('answer'))
    await expect(form.publish(id, itemId, data)).rejects.toSatisfy(isUnreachable)
    await expect(form.storeDraft(id, data, itemId)).rejects.toBeInstanceOf(Conflict)
    expect(await staff.ids('drafts')).toEqual([])
  })

  it('names the original author in the draft of an unpublished article', async () => {
    await staff.actAs('penulis')
    const [id, itemId, data] = [ulid(), ulid(), article('Usulan')]
    await openForm('penulis').storeDraft(id, data, '', 'diajukan')
    await staff.actAs('editor')
    await openForm('editor', await readVersion(`drafts/${id}`)).publish(id, itemId, data)
    await openForm('editor', await readVersion(`news/${itemId}`)).unpublish(itemId, data)
    expect(await read(`drafts/news-${itemId}`)).toMatchObject({
      createdBy: 'penulis',
      state: 'draf',
    })
  })
})

it('repeats a transaction that the rules refuse because a document has just changed', async () => {
  await staff.actAs('editor')
  const [id, itemId] = [ulid(), ulid()]
  await openForm('editor').publish(id, itemId, article('Terbit'))
  const path = `news/${itemId}`
  const remove = () =>
    writes.transact([path], ([item]) =>
      moveToBin('news', itemId, item?.data ?? {}, 'editor', writes.serverTime()),
    )
  const readers = { views: { integerValue: '7' } }
  staff.loseCommits(() => staff.change(path, readers))
  await remove()
  expect(await read(`bin/news-${itemId}`)).toMatchObject({ data: { views: 7 } })
  expect(await staff.ids('news')).toEqual([])
})
