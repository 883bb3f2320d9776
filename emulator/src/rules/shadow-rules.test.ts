import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { FirestoreRequest } from './access'
import { compileRules } from './compile'
import { ShadowRules } from './shadow-rules'

const folder = mkdtempSync(join(tmpdir(), 'desa-shadows-'))
afterAll(() => rmSync(folder, { recursive: true }))

const source = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents { match /news/{id} { allow get: if ${condition}; } }
}`

const get = (path: string): FirestoreRequest => ({
  method: 'get',
  path,
  caller: { kind: 'anonymous' },
  time: '2026-11-25T21:00:00Z',
  resource: null,
  lookup: () => null,
})

it('reports shadow rules that never differed, and does not apply any of them', () => {
  const file = join(folder, 'shadows.json')
  const shadow = (id: string, condition: string, collections = ['news']) => ({
    id,
    service: 'cloud.firestore',
    collections,
    source: source(condition),
  })
  writeFileSync(
    file,
    JSON.stringify([
      shadow('same', "id != 'rahasia'"),
      shadow('opened', 'true'),
      shadow('broken', 'tidak('),
      shadow('never asked', 'false', ['users']),
      shadow('asked of all', 'false', []),
    ]),
  )
  const shadows = new ShadowRules(file)
  const rules = shadows.behind('cloud.firestore', compileRules(source("id != 'rahasia'")))
  for (const path of ['news/a', 'news/rahasia']) {
    const { allowed } = rules.firestore(get(path))
    expect(allowed).toBe(path === 'news/a')
    rules.onAnswer?.(path, allowed, (other) => other.firestore(get(path)).allowed)
  }
  shadows.close()
  expect(JSON.parse(readFileSync(`${file}.alike`, 'utf8'))).toEqual(['same', 'never asked'])
})
