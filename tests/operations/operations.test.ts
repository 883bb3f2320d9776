import { ulid } from 'ulid'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as Operations from '../../src/features/editorial/admin/editor/operations'
import type * as Errors from '../../src/lib/firebase/errors'
import type * as Writes from '../../src/lib/firebase/writes'
import { Conflict } from '../../src/lib/saving/conflict'
import { type Loss, TRIES_OF_SDK, setUpStaff } from './staff'

const staff = setUpStaff({ editor: 'editor', admin: 'admin', penulis: 'kontributor' })
let operations: typeof Operations
let writes: typeof Writes
let errors: typeof Errors

beforeAll(async () => {
  operations = await import('../../src/features/editorial/admin/editor/operations')
  writes = await import('../../src/lib/firebase/writes')
  errors = await import('../../src/lib/firebase/errors')
})

const article = (title: string) => ({
  title,
  excerpt: 'Ringkasan',
  content: 'Isi',
  author: 'Siti',
  date: '2026-11-21',
  imageurl: '',
  imagewidth: 0,
  imageheight: 0,
  imagealt: '',
  category: 'Ekonomi',
})
const asDraft = (data: Operations.DraftContent['data']) =>
  ({ data, state: 'draf', publishAt: null, note: '' }) as const

/** A person at an open form: remembers what the editor remembers between tries. */
function formOf(actor: string, version = '') {
  const attempts: string[] = []
  return {
    by: (data: Operations.DraftContent['data']): Operations.Actor => {
      attempts.push(operations.fingerprint(data))
      return { actor, version, attempts: [...attempts] }
    },
  }
}

/** Tries until it succeeds, as somebody presses the button again; tells how often. */
async function insist(work: () => Promise<void>): Promise<number> {
  for (let tries = 1; ; tries += 1)
    try {
      await work()
      return tries
    } catch (error) {
      if (errors.errorKind(error) !== 'unreachable' || tries > 12) throw error
    }
}

const isUnreachable = (error: unknown) => errors.errorKind(error) === 'unreachable'

const read = async (path: string) => (await writes.readRaw(path))?.plain
const versionOf = async (path: string) => (await writes.readRaw(path))?.updatedAt ?? ''

const whole = (loss: Loss): Loss[] => Array.from({ length: TRIES_OF_SDK }, () => loss)

const FATES: [name: string, fates: (Loss | null)[]][] = [
  ['a request is lost', ['request']],
  ['an answer is lost', ['answer']],
  ['all requests of a try are lost', whole('request')],
  ['all answers of a try are lost', whole('answer')],
  ['two tries fail in both ways', [...whole('request'), ...whole('answer')]],
]

describe.each(FATES)('done once although %s:', (_, fates) => {
  it.each(['editor', 'penulis'])('storing a new draft as %s', async (uid) => {
    await staff.actAs(uid)
    const [id, data] = [ulid(), article('Baru')]
    const form = formOf(uid)
    staff.lose(...fates)
    await insist(() => operations.storeDraft('news', id, '', asDraft(data), form.by(data)))
    expect(await staff.ids('drafts')).toEqual([id])
  })

  it('publishing new work', async () => {
    await staff.actAs('editor')
    const [id, itemId, data] = [ulid(), ulid(), article('Terbit')]
    const form = formOf('editor')
    staff.lose(...fates)
    await insist(() => operations.publish('news', id, itemId, data, form.by(data)))
    expect(await staff.ids('news')).toEqual([itemId])
    expect(await read(`news/${itemId}`)).toMatchObject({ title: 'Terbit', createdBy: 'editor' })
    expect(await staff.ids('drafts')).toEqual([])
  })

  it('saving what is published', async () => {
    await staff.actAs('editor')
    const [id, itemId, data] = [ulid(), ulid(), article('Terbit')]
    await operations.publish('news', id, itemId, data, formOf('editor').by(data))
    const form = formOf('editor', await versionOf(`news/${itemId}`))
    const changed = article('Diperbaiki')
    staff.lose(...fates)
    await insist(() => operations.saveItem('news', itemId, changed, form.by(changed)))
    expect(await read(`news/${itemId}`)).toMatchObject({ title: 'Diperbaiki' })
  })

  it('taking from the public', async () => {
    await staff.actAs('editor')
    const [id, itemId, data] = [ulid(), ulid(), article('Terbit')]
    await operations.publish('news', id, itemId, data, formOf('editor').by(data))
    const form = formOf('editor', await versionOf(`news/${itemId}`))
    staff.lose(...fates)
    await insist(() => operations.unpublish('news', itemId, data, form.by(data)))
    expect(await staff.ids('news')).toEqual([])
    expect(await staff.ids('drafts')).toEqual([`news-${itemId}`])
  })

  it('deleting', async () => {
    await staff.actAs('editor')
    const [id, data] = [ulid(), article('Draf')]
    await operations.storeDraft('news', id, '', asDraft(data), formOf('editor').by(data))
    const by = formOf('editor', await versionOf(`drafts/${id}`)).by(data)
    staff.lose(...fates)
    await insist(() => operations.remove('drafts', id, by))
    expect(await staff.ids('drafts')).toEqual([])
    expect(await staff.ids('bin')).toEqual([`drafts-${id}`])
  })
})

describe('publishing a draft, in two steps, is done once although', () => {
  const steps: [name: string, fates: (Loss | null)[]][] = [
    ['the first answer is lost', ['answer']],
    ['the second request is lost', [null, 'request']],
    ['the second answer is lost', [null, 'answer']],
    ['all requests of the first step are lost', whole('request')],
    ['all answers of the first step are lost', whole('answer')],
    ['all requests of the second step are lost', [null, ...whole('request')]],
    ['all answers of the second step are lost', [null, ...whole('answer')]],
    ['every step is lost in every way', [...whole('answer'), null, ...whole('request'), 'answer']],
  ]
  it.each(steps)('%s', async (_, fates) => {
    await staff.actAs('penulis')
    const [id, itemId, data] = [ulid(), ulid(), article('Usulan')]
    await operations.storeDraft(
      'news',
      id,
      '',
      { ...asDraft(data), state: 'diajukan' },
      formOf('penulis').by(data),
    )
    await staff.actAs('editor')
    const form = formOf('editor', await versionOf(`drafts/${id}`))
    staff.lose(...fates)
    await insist(() => operations.publish('news', id, itemId, data, form.by(data)))
    expect(await staff.ids('news')).toEqual([itemId])
    expect(await staff.ids('drafts')).toEqual([])
    expect(await read(`news/${itemId}`)).toMatchObject({ title: 'Usulan', createdBy: 'penulis' })
  })

  it('the text was changed before the second try, which has the last word', async () => {
    await staff.actAs('editor')
    const [id, itemId] = [ulid(), ulid()]
    const [first, second] = [article('Pertama'), article('Kedua')]
    const form = formOf('editor')
    staff.lose(...whole('answer'))
    await expect(operations.publish('news', id, itemId, first, form.by(first))).rejects.toSatisfy(
      isUnreachable,
    )
    await operations.publish('news', id, itemId, second, form.by(second))
    expect(await staff.ids('news')).toEqual([itemId])
    expect(await read(`news/${itemId}`)).toMatchObject({ title: 'Kedua' })
  })
})

describe('what others did meanwhile', () => {
  it('is a conflict, and stays', async () => {
    await staff.actAs('editor')
    const [id, data] = [ulid(), article('Draf')]
    await operations.storeDraft('news', id, '', asDraft(data), formOf('editor').by(data))
    const stale = formOf('editor', await versionOf(`drafts/${id}`))
    await staff.actAs('admin')
    const theirs = article('Dari admin')
    const admin = formOf('admin', await versionOf(`drafts/${id}`)).by(theirs)
    await operations.storeDraft('news', id, '', asDraft(theirs), admin)

    await staff.actAs('editor')
    const mine = article('Dari editor')
    await expect(
      operations.storeDraft('news', id, '', asDraft(mine), stale.by(mine)),
    ).rejects.toBeInstanceOf(Conflict)
    await expect(
      operations.publish('news', id, ulid(), mine, stale.by(mine)),
    ).rejects.toBeInstanceOf(Conflict)
    expect(await read(`drafts/${id}`)).toMatchObject({ data: { title: 'Dari admin' } })
  })

  it('is never taken for an own lost answer, even on top of one', async () => {
    await staff.actAs('editor')
    const [id, mine] = [ulid(), article('Hilang jawabannya')]
    const form = formOf('editor')
    staff.lose(...whole('answer'))
    const attempt = () => operations.storeDraft('news', id, '', asDraft(mine), form.by(mine))
    await expect(attempt()).rejects.toSatisfy(isUnreachable)
    await staff.actAs('admin')
    const theirs = article('Dari admin')
    const admin = formOf('admin', await versionOf(`drafts/${id}`)).by(theirs)
    await operations.storeDraft('news', id, '', asDraft(theirs), admin)
    await staff.actAs('editor')
    await expect(attempt()).rejects.toBeInstanceOf(Conflict)
  })

  it('what was deleted is gone, and not made again', async () => {
    await staff.actAs('editor')
    const [id, data] = [ulid(), article('Draf')]
    await operations.storeDraft('news', id, '', asDraft(data), formOf('editor').by(data))
    const seen = await versionOf(`drafts/${id}`)
    await operations.remove('drafts', id, formOf('editor', seen).by(data))
    await expect(
      operations.storeDraft('news', id, '', asDraft(data), formOf('editor', seen).by(data)),
    ).rejects.toBeInstanceOf(operations.Gone)
    expect(await staff.ids('drafts')).toEqual([])
  })

  it('what an earlier try published is not stored as a draft beside it', async () => {
    await staff.actAs('editor')
    const [id, itemId, data] = [ulid(), ulid(), article('Terbit')]
    const form = formOf('editor')
    staff.lose(...whole('answer'))
    await expect(operations.publish('news', id, itemId, data, form.by(data))).rejects.toSatisfy(
      isUnreachable,
    )
    await expect(
      operations.storeDraft('news', id, itemId, asDraft(data), form.by(data)),
    ).rejects.toBeInstanceOf(operations.AlreadyPublished)
    expect(await staff.ids('drafts')).toEqual([])
  })

  it('an article that its author wrote goes back to them when it is taken from the public', async () => {
    await staff.actAs('penulis')
    const [id, itemId, data] = [ulid(), ulid(), article('Usulan')]
    await operations.storeDraft(
      'news',
      id,
      '',
      { ...asDraft(data), state: 'diajukan' },
      formOf('penulis').by(data),
    )
    await staff.actAs('editor')
    const draft = formOf('editor', await versionOf(`drafts/${id}`)).by(data)
    await operations.publish('news', id, itemId, data, draft)
    const item = formOf('editor', await versionOf(`news/${itemId}`)).by(data)
    await operations.unpublish('news', itemId, data, item)
    expect(await read(`drafts/news-${itemId}`)).toMatchObject({
      createdBy: 'penulis',
      state: 'draf',
    })
  })
})
