import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AccountStore } from './account-store'
import { newAccount } from './sign-in'
import { newFolder } from '../../tests/support/new-folder'

let folder: string
let file: string
let store: AccountStore

beforeEach(() => {
  folder = newFolder()
  file = join(folder, 'auth.jsonl')
  store = new AccountStore(file)
})
afterEach(() => store.close())

const create = (localId: string, email: string) =>
  store.create({ ...newAccount(0), localId, email })

function reopen() {
  store.close()
  store = new AccountStore(file)
}

it('keeps accounts after a restart', () => {
  create('a', 'a@x.test')
  create('b', 'b@x.test')
  store.update('a', (account) => ({ ...account, email: 'c@x.test' }))
  store.delete('b')
  reopen()
  expect(store.get('b')).toBeUndefined()
  expect(store.byEmail('c@x.test')?.localId).toBe('a')
  expect(store.byEmail('a@x.test')).toBeUndefined()
})

it('compacts a long journal when opened', () => {
  create('a', 'a@x.test')
  for (let i = 0; i < 100; i++) store.update('a', (account) => ({ ...account, lastLoginAt: i }))
  reopen()
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1)
  expect(store.get('a')?.lastLoginAt).toBe(99)
})
