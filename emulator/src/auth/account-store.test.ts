import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { AccountStore } from './account-store'
import { newAccount } from './sign-in'
import { newFolder } from '../../tests/support/new-folder'

it('AccountStore restores accounts after a restart, and then compacts a long journal', () => {
  const file = join(newFolder(), 'auth.jsonl')
  const store = new AccountStore(file)
  for (const localId of ['a', 'b'])
    store.create({ ...newAccount(0), localId, email: `${localId}@x.test` })
  store.delete('b')
  for (let i = 0; i < 100; i++)
    store.update('a', (account) => ({ ...account, email: 'c@x.test', lastLoginAt: i }))
  store.close()
  const reopened = new AccountStore(file)
  expect(reopened.get('b')).toBeUndefined()
  expect(reopened.byEmail('c@x.test')).toMatchObject({ localId: 'a', lastLoginAt: 99 })
  expect(reopened.byEmail('a@x.test')).toBeUndefined()
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1)
  reopened.close()
})
