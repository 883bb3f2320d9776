import { expect, it } from 'vitest'
import { createProjectRules } from './project-rules'
import { denyAll } from './rules/compile'

const VERSION = "rules_version = '2'; "
const FIRESTORE = 'service cloud.firestore { }'
const STORAGE = 'service firebase.storage { }'

function setUp() {
  const atStart = denyAll('As at the start.')
  const rules = createProjectRules(() => atStart)
  return {
    put: (...contents: string[]) =>
      rules.handle({
        method: 'PUT',
        path: '/emulator/v1/projects/demo-a:securityRules',
        query: new URLSearchParams(),
        headers: {},
        body: Buffer.from(
          JSON.stringify({
            rules: { files: contents.map((content) => ({ content: VERSION + content })) },
          }),
        ),
      }),
    isPut: (service: 'cloud.firestore' | 'firebase.storage', project = 'demo-a') =>
      rules.rulesFor(service, project) !== atStart,
  }
}

it.each([
  ['for one service', [FIRESTORE], true, false],
  ['for both', [FIRESTORE, STORAGE], true, true],
  ['for both in one file', [`${FIRESTORE}\n${STORAGE}`], true, true],
  ['with the other in a comment', [`// ${FIRESTORE}\n${STORAGE}`], false, true],
])('uploads rules %s, for one project', (_, contents, firestore, storage) => {
  const { put, isPut } = setUp()
  void put(...contents)
  expect([isPut('cloud.firestore'), isPut('firebase.storage')]).toEqual([firestore, storage])
  expect(isPut('cloud.firestore', 'demo-b')).toBe(false)
})
