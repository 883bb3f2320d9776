import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchRulesFile } from './rules-file'
import { firestoreRules, getRequest } from '../../tests/support/rules-requests'

const OPEN = firestoreRules('match /news/{id} { allow get; }')
const CLOSED = firestoreRules('match /news/{id} { allow get: if id == "never"; }')
const BROKEN = firestoreRules('match /news/{id} { allow get: if user == 1; }')

let folder: string
let file: string
let log: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
  file = join(folder, 'firestore.rules')
  log = []
})
afterEach(() => {
  rmSync(folder, { recursive: true })
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

it('is read at once', () => {
  expect(watch(OPEN).allowed()).toBe(true)
  expect(watch(CLOSED).allowed()).toBe(false)
  expect(log).toEqual([])
})

it('is read again when it changed', () => {
  const rules = watch(OPEN)
  writeFileSync(file, CLOSED)
  expect(rules.allowed()).toBe(false)
  writeFileSync(file, OPEN)
  expect(rules.allowed()).toBe(true)
})

describe('a file that cannot be compiled', () => {
  const problem = () => `${file}: L4:38 Unknown variable 'user'.`

  it('denies everything and says where it is wrong', () => {
    expect(watch(BROKEN).ask()).toEqual({ allowed: false, reasons: [problem()] })
  })

  it('is logged once, not at every request', () => {
    const rules = watch(BROKEN)
    rules.ask()
    rules.ask()
    expect(log).toEqual([`${problem()} Until this is mended everything is denied.`])
  })

  it('takes the place of one that could', () => {
    const rules = watch(OPEN)
    writeFileSync(file, BROKEN)
    expect(rules.allowed()).toBe(false)
  })

  it('can be mended', () => {
    const rules = watch(BROKEN)
    writeFileSync(file, OPEN)
    expect(rules.allowed()).toBe(true)
  })
})

it('that is missing denies everything until it is there', () => {
  const rules = watch()
  expect(rules.ask().reasons[0]).toContain('ENOENT')
  expect(log).toHaveLength(1)
  writeFileSync(file, OPEN)
  expect(rules.allowed()).toBe(true)
  rmSync(file)
  expect(rules.allowed()).toBe(false)
})

it('that is a folder denies everything', () => {
  file = folder
  expect(watch().allowed()).toBe(false)
})

it('that is too large denies everything', () => {
  expect(watch(`${OPEN}\n// ${'x'.repeat(256 * 1024)}`).ask().reasons[0]).toContain(
    'L1:1 The file is larger than 256 KB.',
  )
})
