import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { asRead, collectionOf, SCHEMAS } from '../../../sample/reading'
import type { PlainDocument } from '../../../sample/plain'
import { hasOrderField } from '../../../functions/src/data/documents'
import { ROOT } from '../paths'
import {
  DATA_SCHEMA,
  dataSchemaOf,
  migrateFields,
  MIGRATIONS,
  newerSchemaProblem,
} from './migrations'

/** One document of each form that a release stored. Add a file for each new form. Never change a file. */
const RELEASES = join(ROOT, 'scripts/support/migrations/releases')

describe.each(readdirSync(RELEASES).map((file) => [basename(file, '.json'), join(RELEASES, file)]))(
  'data of release %s',
  (_, file) => {
    const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PlainDocument>
    const from = dataSchemaOf(documents['site_settings/1'] ?? {})

    it('can be read and listed after the migration', () => {
      for (const [path, document] of Object.entries(documents)) {
        const collection = collectionOf(path)
        const data = migrateFields(collection, document, from)
        const schema: v.GenericSchema = SCHEMAS[collection as keyof typeof SCHEMAS]
        const { issues } = v.safeParse(schema, asRead(data as PlainDocument))
        expect(issues && v.flatten(issues), path).toBeUndefined()
        expect(hasOrderField(collection, data), path).toBe(true)
        expect(migrateFields(collection, data, 1), path).toEqual(data)
      }
    })
  },
)

it('MIGRATIONS have consecutive schema numbers', () => {
  expect(MIGRATIONS.map(({ to }) => to)).toEqual(MIGRATIONS.map((_, i) => i + 2))
})

describe('a migration', () => {
  const old = { title: 'Rapat', date: '2026-12-01' }
  const event = { ...old, repeat: '', exceptions: '', lastdate: '2026-12-01' }

  it.each([
    ['drafts', { kind: 'agenda', data: old }, { kind: 'agenda', data: event }],
    ['versions', { collection: 'agenda', data: old }, { collection: 'agenda', data: event }],
    [
      'bin',
      { collection: 'drafts', data: { kind: 'agenda', data: old } },
      { collection: 'drafts', data: { kind: 'agenda', data: event } },
    ],
    ['drafts', { kind: 'agenda', data: {} }, { data: { lastdate: '' } }],
    ['drafts', { kind: 'news', data: old }, { kind: 'news', data: old }],
    ['bin', { collection: 'agenda' }, { collection: 'agenda' }],
  ])('migrateFields migrates the copied document in %s: %j', (collection, before, after) => {
    expect(migrateFields(collection, before, 1)).toMatchObject(after)
  })

  it('does not change data that already has its schema number', () => {
    expect(migrateFields('agenda', old, 3)).toBe(old)
  })
})

it('newerSchemaProblem rejects only data whose schema is newer than the app', () => {
  expect(newerSchemaProblem(1)).toBeNull()
  expect(newerSchemaProblem(DATA_SCHEMA)).toBeNull()
  expect(newerSchemaProblem(DATA_SCHEMA + 1)).toMatch(/versi yang lebih baru/)
})
