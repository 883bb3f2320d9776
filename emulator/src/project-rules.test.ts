import { expect, it } from 'vitest'
import { ApiError } from './http/message'
import { createProjectRules, type Service } from './project-rules'
import type { Ruleset } from './rules/access'
import { RulesSyntaxError } from './rules/syntax-error'

const FIRESTORE = 'service cloud.firestore { /* one */ }'
const STORAGE = 'service firebase.storage { }'

const ruleset = (): Ruleset => ({
  firestore: () => ({ allowed: false, reasons: [] }),
  storage: () => ({ allowed: false, reasons: [] }),
})

function setUp() {
  const atStart = { 'cloud.firestore': ruleset(), 'firebase.storage': ruleset() }
  const compiled = new Map<string, Ruleset>()
  const rules = createProjectRules(
    (service: Service) => atStart[service],
    (source) => {
      if (source.includes('bad')) throw new RulesSyntaxError('bad', { line: 1, column: 9 })
      const made = ruleset()
      compiled.set(source, made)
      return made
    },
  )
  const put = (project: string, ...contents: string[]) => {
    void rules.handle({
      method: 'PUT',
      path: `/emulator/v1/projects/${project}:securityRules`,
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.from(
        JSON.stringify({ rules: { files: contents.map((content) => ({ name: 'x', content })) } }),
      ),
    })
  }
  return { rules, atStart, compiled, put }
}

it('gives every project the rules of the start', () => {
  const { rules, atStart } = setUp()
  expect(rules.rulesFor('cloud.firestore', 'demo-a')).toBe(atStart['cloud.firestore'])
  expect(rules.rulesFor('firebase.storage', 'demo-b')).toBe(atStart['firebase.storage'])
})

it('puts rules for one project and one service', () => {
  const { rules, atStart, compiled, put } = setUp()
  put('demo-a', FIRESTORE)
  expect(rules.rulesFor('cloud.firestore', 'demo-a')).toBe(compiled.get(FIRESTORE))
  expect(rules.rulesFor('firebase.storage', 'demo-a')).toBe(atStart['firebase.storage'])
  expect(rules.rulesFor('cloud.firestore', 'demo-b')).toBe(atStart['cloud.firestore'])
})

it('puts rules for both services at once', () => {
  const { rules, compiled, put } = setUp()
  put('demo-a', FIRESTORE, STORAGE)
  expect(rules.rulesFor('cloud.firestore', 'demo-a')).toBe(compiled.get(FIRESTORE))
  expect(rules.rulesFor('firebase.storage', 'demo-a')).toBe(compiled.get(STORAGE))
})

it('is not misled by a service in a comment', () => {
  const { rules, atStart, put } = setUp()
  put('demo-a', `// ${FIRESTORE}\n${STORAGE}`)
  expect(rules.rulesFor('cloud.firestore', 'demo-a')).toBe(atStart['cloud.firestore'])
})

it('keeps the former rules when one file of several does not compile', () => {
  const { rules, atStart, put } = setUp()
  expect(() => {
    put('demo-a', FIRESTORE, 'bad')
  }).toThrow(new ApiError('INVALID_ARGUMENT', 'Error compiling rules:\nL1:9 bad'))
  expect(rules.rulesFor('cloud.firestore', 'demo-a')).toBe(atStart['cloud.firestore'])
})

it.each([
  ['no files', []],
  ['a project that is none', ['x']],
])('refuses %s', (what, contents) => {
  const { put } = setUp()
  expect(() => {
    put(what === 'no files' ? 'demo-a' : '../a', ...contents)
  }).toThrow(ApiError)
})
