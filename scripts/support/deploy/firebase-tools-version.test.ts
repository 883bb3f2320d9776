import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../paths'
import firebaseJson from '../../../firebase.json'
import { FIREBASE_TOOLS, RUNTIME, runtimeWarning } from './firebase-tools-version'

const DOCUMENTS = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)]

it('uses the same firebase-tools version in all commands of the guides', () => {
  const called = DOCUMENTS.filter((name) => name.endsWith('.md')).flatMap((name) =>
    readFileSync(join(ROOT, name), 'utf8').match(/npx firebase-tools\S*/g),
  )
  expect([...new Set(called)].filter(Boolean)).toEqual([`npx ${FIREBASE_TOOLS}`])
})

it('warns six months before Google refuses the runtime of the functions', () => {
  expect(firebaseJson.functions.runtime).toBe(RUNTIME.name)
  expect(runtimeWarning(new Date('2028-04-29T23:00:00Z'))).toBeNull()
  expect(runtimeWarning(new Date('2028-04-30T01:00:00Z'))).toMatch(
    /^Sejak 2028-10-31 .*firebase-tools@[\d.]+ menolak nodejs24\./,
  )
})
