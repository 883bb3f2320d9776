import { expect, it } from 'vitest'
import { send } from '../tests/support/send'
import { createProjectRules, type Service } from './project-rules'
import { denyAll } from './rules/compile'

const VERSION = "rules_version = '2'; "
const FIRESTORE = 'service cloud.firestore { }'
const STORAGE = 'service firebase.storage { }'

it.each([
  ['for one service', [FIRESTORE], true, false],
  ['for both services', [FIRESTORE, STORAGE], true, true],
  ['for both services in one file', [`${FIRESTORE}\n${STORAGE}`], true, true],
  ['for one service, with the other in a comment', [`// ${FIRESTORE}\n${STORAGE}`], false, true],
])(
  'replaces the rules of one project with uploaded rules %s',
  async (_, contents, firestore, storage) => {
    const atStart = denyAll('As at the start.')
    const rules = createProjectRules(() => atStart)
    const files = contents.map((content) => ({ content: VERSION + content }))
    const url = '/emulator/v1/projects/demo-a:securityRules'
    await send(rules.handle, 'PUT', url, {}, JSON.stringify({ rules: { files } }))
    const isPut = (service: Service, project = 'demo-a') =>
      rules.rulesFor(service, project) !== atStart
    expect([isPut('cloud.firestore'), isPut('firebase.storage')]).toEqual([firestore, storage])
    expect(isPut('cloud.firestore', 'demo-b')).toBe(false)
  },
)
