import { expect, inject, it } from 'vitest'

interface Loaded {
  functions: { name: string; regions: string[]; trigger: object }[]
}

it('deploys these functions, all in Jakarta', async () => {
  const answer = await fetch(new URL('/__/emulator/functions', inject('emulatorUrl')), {
    headers: { authorization: 'Bearer owner' },
  })
  const { functions } = (await answer.json()) as Loaded
  const triggers = Object.fromEntries(functions.map(({ name, trigger }) => [name, trigger]))
  expect(triggers).toEqual({
    'create-user': { kind: 'callable' },
    'save-page-content': { kind: 'callable' },
    'users-changeemail': { kind: 'callable' },
    'users-syncaccount': {
      kind: 'firestore',
      event: 'written',
      document: 'users/{uid}',
      retry: true,
    },
    'complaints-administer': { kind: 'callable' },
    'complaints-notify': {
      kind: 'firestore',
      event: 'created',
      document: 'complaints/{id}',
      retry: true,
    },
    'complaints-count': {
      kind: 'firestore',
      event: 'written',
      document: 'complaint_status/{id}',
      retry: true,
    },
    'complaints-cleanphotos': {
      kind: 'schedule',
      schedule: '30 2 * * *',
      timeZone: 'Asia/Jakarta',
    },
    'complaints-anonymise': { kind: 'schedule', schedule: '30 3 * * *', timeZone: 'Asia/Jakarta' },
    'drafts-publishdue': { kind: 'schedule', schedule: 'every 5 minutes', timeZone: 'UTC' },
    'pictures-clean': { kind: 'schedule', schedule: '0 4 * * *', timeZone: 'Asia/Jakarta' },
    'bin-empty': { kind: 'schedule', schedule: '0 3 * * *', timeZone: 'Asia/Jakarta' },
    'audit-record': {
      kind: 'firestore',
      event: 'written',
      document: '{collection}/{document}',
      retry: true,
    },
  })
  for (const { name, regions } of functions) expect(regions, name).toEqual(['asia-southeast2'])
})
