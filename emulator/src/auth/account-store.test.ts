import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AccountStore } from './account-store'
import { newAccount } from './sign-in'

let folder: string
let file: string
let store: AccountStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accounts-'))
  file = join(folder, 'auth.jsonl')
  store = new AccountStore(file)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const create = (localId: string, email: string) =>
  store.create({ ...newAccount(0), localId, email })

function reopen() {
  store.close()
  store = new AccountStore(file)
}

it('keeps accounts over a restart', () => {
  create('a', 'a@x.test')
  create('b', 'b@x.test')
  store.update('a', (account) => ({ ...account, email: 'c@x.test' }))
  store.delete('b')
  reopen()
  expect(store.get('b')).toBeUndefined()
  expect(store.byEmail('c@x.test')?.localId).toBe('a')
  expect(store.byEmail('a@x.test')).toBeUndefined()
})

it('frees the address of a deleted account', () => {
  create('a', 'a@x.test')
  store.delete('a')
  expect(create('b', 'a@x.test').localId).toBe('b')
})

it('is empty after clearing, also over a restart', () => {
  create('a', 'a@x.test')
  store.clear()
  reopen()
  expect(store.get('a')).toBeUndefined()
})

it('sheds a long history when opened', () => {
  create('a', 'a@x.test')
  for (let i = 0; i < 100; i++) store.update('a', (account) => ({ ...account, lastLoginAt: i }))
  reopen()
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1)
  expect(store.get('a')?.lastLoginAt).toBe(99)
})
