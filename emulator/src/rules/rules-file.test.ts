import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { watchRulesFile } from './rules-file'
import { firestoreRules, getRequest } from '../../tests/support/rules-requests'
import { newFolder } from '../../tests/support/new-folder'

const OPEN = firestoreRules('match /news/{id} { allow get; }')
const CLOSED = firestoreRules('match /news/{id} { allow get: if id == "never"; }')
const BROKEN = firestoreRules('match /news/{id} { allow get: if user == 1; }')

it('reloads the rules after a change of the file, and denies all requests while the file is invalid or missing', () => {
  const file = join(newFolder(), 'firestore.rules')
  const log: string[] = []
  const ruleset = watchRulesFile(file, (line) => log.push(line))
  const ask = () => ruleset().firestore(getRequest('news/x'))
  expect(ask().reasons[0]).toContain('ENOENT')
  expect(log).toHaveLength(1)
  writeFileSync(file, OPEN)
  expect(ask().allowed).toBe(true)
  writeFileSync(file, CLOSED)
  expect(ask().allowed).toBe(false)
  expect(log).toHaveLength(1)
  writeFileSync(file, BROKEN)
  const problem = `${file}: L4:38 Unknown variable 'user'.`
  for (let i = 0; i < 2; i++) expect(ask()).toEqual({ allowed: false, reasons: [problem] })
  expect(log.slice(1)).toEqual([`${problem} All requests are denied until this is fixed.`])
  writeFileSync(file, OPEN)
  expect(ask().allowed).toBe(true)
})
