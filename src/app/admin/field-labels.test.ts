import { expect, it } from 'vitest'
import type { AuditEntry } from '@/domain/audit/audit-schema'
import { changedLabels } from './field-labels'

const update = (collection: string, fields?: string[]): AuditEntry => ({
  collection,
  document: '1',
  title: '',
  action: 'update',
  fields,
  actor: 'siti',
  at: '2026-01-01T03:00:00.000Z',
})

it.each([
  ['news', ['imagewidth', 'imageurl', 'title'], ['Judul', 'Foto']],
  ['pages', ['content'], ['Isi']],
  ['users', ['disabled', 'role'], ['Peran', 'Akses']],
  ['partners', ['partners'], ['Mitra']],
  ['dulu_ada', ['title'], []],
  ['news', undefined, []],
])('in %s, labels the fields %j as %j', (collection, fields, labels) =>
  expect(changedLabels(update(collection, fields))).toEqual(labels),
)
