import { beforeAll, describe, expect, it } from 'vitest'
import { callablesAt, type Person, refusalOf, type Session, setupVillage } from './village'

const village = setupVillage()

/** Found at run time, so that new callables are tested as well. */
const callables = await callablesAt()

/** Callables for visitors, which ignore the session. */
const FOR_ANYONE = ['push-subscribe', 'search']

describe.each(callables)('%s', (name) => {
  let visitor: Session
  let contributor: Person
  let admin: Person
  beforeAll(async () => {
    visitor = village.visitor()
    contributor = await village.person('kontributor')
    admin = await village.person('admin')
  })

  it.skipIf(FOR_ANYONE.includes(name))('refuses anonymous callers with a message', async () => {
    expect(await refusalOf(visitor.call(name, {}))).toMatchObject({
      code: 'functions/unauthenticated',
      details: { message: 'Silakan masuk terlebih dahulu.' },
    })
  })

  it.skipIf(FOR_ANYONE.includes(name))('refuses other roles with a message', async () => {
    expect(await refusalOf(contributor.call(name, {}))).toMatchObject({
      code: 'functions/permission-denied',
      details: { message: 'Anda tidak memiliki izin untuk tindakan ini.' },
    })
  })

  it.each([null, 'teks', 7, [], {}, { uid: 7, slug: {}, kind: [], table: 1 }])(
    'explains in Indonesian why it refuses %j',
    async (input) => {
      expect(await refusalOf(admin.call(name, input))).toMatchObject({
        code: 'functions/invalid-argument',
        details: { message: 'Periksa kembali isian Anda.' },
      })
    },
  )
})
