import { expect, it } from 'vitest'
import { OWNER, setupStorage, webUrl } from '../../tests/support/setup-storage'

const { send, asked } = setupStorage({ showsReplaced: true })

const upload = (content: string, headers = {}) =>
  send('POST', webUrl('a').replace(/\/a$/, '?name=a'), headers, content)

it('the rules of an upload see what it replaces, where they are told to', async () => {
  await upload('isi', OWNER)
  await upload('isi baru')
  expect(asked()).toMatchObject([
    { method: 'create', resource: { size: 3 }, requestResource: { size: 8 } },
  ])
})

it('the rules of an upload that replaces nothing see nothing', async () => {
  await upload('isi')
  expect(asked()).toMatchObject([{ method: 'create', resource: null }])
})
