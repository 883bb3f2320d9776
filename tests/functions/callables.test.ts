import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Person, refusalOf, type Session, setupVillage } from './village'

const village = setupVillage()

interface Loaded {
  functions: { name: string; trigger: { kind: string } }[]
}

/** All that are deployed: a new one is held to this without being told of here. */
const answer = await fetch(new URL('/__/emulator/functions', inject('emulatorUrl')), {
  headers: { authorization: 'Bearer owner' },
})
const { functions } = (await answer.json()) as Loaded
const callables = functions
  .filter(({ trigger }) => trigger.kind === 'callable')
  .map(({ name }) => name)

/** For visitors: who is signed in, and as whom, is all the same to them. */
const FOR_ANYONE = ['search']

describe.each(callables)('%s', (name) => {
  let visitor: Session
  let contributor: Person
  let admin: Person
  beforeAll(async () => {
    visitor = village.visitor()
    contributor = await village.person('kontributor')
    admin = await village.person('admin')
  })

  it.skipIf(FOR_ANYONE.includes(name))('tells whoever is not signed in', async () => {
    expect(await refusalOf(visitor.call(name, {}))).toMatchObject({
      code: 'functions/unauthenticated',
      details: { message: 'Silakan masuk terlebih dahulu.' },
    })
  })

  it.skipIf(FOR_ANYONE.includes(name))('tells whose role it is not for', async () => {
    expect(await refusalOf(contributor.call(name, {}))).toMatchObject({
      code: 'functions/permission-denied',
      details: { message: 'Anda tidak memiliki izin untuk tindakan ini.' },
    })
  })

  it.each([null, 'teks', 7, [], {}, { uid: 7, slug: {}, kind: [], table: 1 }])(
    'says in Indonesian what is wrong with %j',
    async (input) => {
      expect(await refusalOf(admin.call(name, input))).toMatchObject({
        code: 'functions/invalid-argument',
        details: { message: 'Periksa kembali isian Anda.' },
      })
    },
  )
})
