import { beforeAll, describe, expect, it } from 'vitest'
import { type Role, ROLES } from '../../src/domain/users/role'
import { callablesAt, type Person, refusalOf, type Session, setupVillage } from './village'

const village = setupVillage()

/** Found at run time, so that new callables are tested as well. */
const callables = await callablesAt()

/** Roles that may call each callable. The others are for visitors and ignore the session. */
const CALLERS: Readonly<Record<string, readonly Role[]>> = {
  'create-user': ['admin'],
  'users-changeemail': ['admin'],
  'save-page-content': ['editor', 'admin'],
  'save-table': ['editor', 'admin'],
  'complaints-administer': ['admin'],
}

let visitor: Session
let people: [Role, Person][]
beforeAll(async () => {
  visitor = village.visitor()
  people = await Promise.all(
    ROLES.map(async (role) => [role, await village.person(role)] as [Role, Person]),
  )
})

it('lists every callable that requires a role', () => {
  const open = callables.filter((name) => !(name in CALLERS))
  expect(open.sort()).toEqual(['push-subscribe', 'search'])
})

it.each(Object.entries(CALLERS))('%s admits only %j', async (name, roles) => {
  expect(await refusalOf(visitor.call(name, {}))).toMatchObject({
    code: 'functions/unauthenticated',
    details: { message: 'Silakan masuk terlebih dahulu.' },
  })
  for (const [role, person] of people)
    expect(await refusalOf(person.call(name, {})), role).toMatchObject(
      roles.includes(role)
        ? { code: 'functions/invalid-argument' }
        : {
            code: 'functions/permission-denied',
            details: { message: 'Anda tidak memiliki izin untuk tindakan ini.' },
          },
    )
})

describe.each(callables)('%s', (name) => {
  it.each([null, 'teks', 7, [], {}, { uid: 7, slug: {}, kind: [], table: 1 }])(
    'explains in Indonesian why it refuses %j',
    async (input) => {
      const [, admin] = people.find(([role]) => role === 'admin')!
      expect(await refusalOf(admin.call(name, input))).toMatchObject({
        code: 'functions/invalid-argument',
        details: { message: 'Periksa kembali isian Anda.' },
      })
    },
  )
})
