import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { watchRulesFile } from './rules-file'
import { firestoreRules, getRequest } from '../../tests/support/rules-requests'
import { newFolder } from '../../tests/support/new-folder'

const OPEN = firestoreRules('match /news/{id} { allow get; }')
const CLOSED = firestoreRules('match /news/{id} { allow get: if id == "never"; }')
const BROKEN = firestoreRules('match /news/{id} { allow get: if user == 1; }')

let folder: string
let file: string
let log: string[]

beforeEach(() => {
  folder = newFolder()
  file = join(folder, 'firestore.rules')
  log = []
})

function watch(content?: string) {
  if (content !== undefined) writeFileSync(file, content)
  const ruleset = watchRulesFile(file, (line) => log.push(line))
  return {
    ask: () => ruleset().firestore(getRequest('news/x')),
    allowed() {
      return this.ask().allowed
    },
  }
}

it('loads the file immediately, and again after a change', () => {
  const rules = watch(OPEN)
  expect(rules.allowed()).toBe(true)
  writeFileSync(file, CLOSED)
  expect(rules.allowed()).toBe(false)
  expect(log).toEqual([])
})

it('denies everything while the file does not compile, and logs the position of the error once', () => {
  const problem = `${file}: L4:38 Unknown variable 'user'.`
  const rules = watch(OPEN)
  writeFileSync(file, BROKEN)
  for (let i = 0; i < 2; i++) expect(rules.ask()).toEqual({ allowed: false, reasons: [problem] })
  expect(log).toEqual([`${problem} All requests are denied until this is fixed.`])
  writeFileSync(file, OPEN)
  expect(rules.allowed()).toBe(true)
})

it('denies everything until a missing file exists', () => {
  const rules = watch()
  expect(rules.ask().reasons[0]).toContain('ENOENT')
  expect(log).toHaveLength(1)
  writeFileSync(file, OPEN)
  expect(rules.allowed()).toBe(true)
})
