import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../paths'
import { FIREBASE_TOOLS } from './firebase-tools-version'

const DOCUMENTS = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)]

it('uses the same firebase-tools version in all commands of the guides', () => {
  const called = DOCUMENTS.filter((name) => name.endsWith('.md')).flatMap((name) =>
    readFileSync(join(ROOT, name), 'utf8').match(/npx firebase-tools\S*/g),
  )
  expect([...new Set(called)].filter(Boolean)).toEqual([`npx ${FIREBASE_TOOLS}`])
})
