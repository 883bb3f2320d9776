import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../tests/support/new-folder'
import { firestoreRules, getRequest } from '../../tests/support/rules-requests'
import { compileRules } from './compile'
import { ShadowRules } from './shadow-rules'

const source = (condition: string) =>
  firestoreRules(`match /news/{id} { allow get: if ${condition}; }`)

it('lists the shadow rules that always agreed with the applied rules, and never applies shadow rules', () => {
  const file = join(newFolder(), 'shadows.json')
  const shadow = (id: string, condition: string, collections = ['news']) => ({
    id,
    service: 'cloud.firestore',
    collections,
    source: source(condition),
  })
  const all = [
    shadow('same', "id != 'rahasia'"),
    shadow('opened', 'true'),
    shadow('broken', 'tidak('),
    shadow('never asked', 'false', ['users']),
    shadow('asked of all', 'false', []),
  ]
  writeFileSync(file, JSON.stringify(all))
  const shadows = new ShadowRules(file)
  const rules = shadows.behind('cloud.firestore', compileRules(source("id != 'rahasia'")))
  for (const path of ['news/a', 'news/rahasia']) {
    const { allowed } = rules.firestore(getRequest(path))
    expect(allowed).toBe(path === 'news/a')
    rules.onAnswer?.(path, allowed, (other) => other.firestore(getRequest(path)).allowed)
  }
  shadows.close()
  expect(JSON.parse(readFileSync(`${file}.alike`, 'utf8'))).toEqual(['same', 'never asked'])
})
