import { expect, it } from 'vitest'
import { type Collection, COLLECTION_NAMES, COLLECTIONS } from '../collections'
import { AUDITED, describeAction } from './audit'
import type { AuditEntry } from './audit-schema'

const REPORT = { collection: 'complaints', document: '7K3MQ2XVB9TD4R6H' } as const
const said = (fields: Partial<AuditEntry>) =>
  describeAction({ collection: 'news', document: 'a', action: 'update', title: '', ...fields })

it.each([
  [{ action: 'create', title: 'Panen raya' }, 'menerbitkan berita “Panen raya”'],
  [{ action: 'delete', title: 'Panen raya' }, 'menghapus berita “Panen raya”'],
  [{ action: 'unpublish', title: 'Panen raya' }, 'menarik berita “Panen raya” dari situs'],
  [{ collection: 'users', action: 'create', title: 'Euis' }, 'menambahkan pengguna “Euis”'],
  [{ collection: 'users', action: 'delete', title: 'Euis' }, 'menghapus pengguna “Euis”'],
  [{ collection: 'site_settings', document: '1' }, 'mengubah pengaturan'],
  [{ collection: 'budget', document: '2026' }, 'mengubah anggaran 2026'],
  [{ collection: 'population_gender', document: 'population_gender' }, 'mengubah jenis kelamin'],
  [{ collection: 'desk_settings', document: '1' }, 'mengubah pengaturan pengaduan'],
  [{ ...REPORT, action: 'delete' }, 'menghapus laporan 7K3M-Q2XV-B9TD-4R6H'],
  [{ ...REPORT, action: 'correct' }, 'mengoreksi balasan laporan 7K3M-Q2XV-B9TD-4R6H'],
  [{ ...REPORT, action: 'anonymise' }, 'menganonimkan laporan 7K3M-Q2XV-B9TD-4R6H'],
  [
    { collection: 'requests', document: '2026', action: 'export' },
    'mengunduh register permohonan 2026',
  ],
  [
    { collection: 'users', action: 'remove-factor', title: 'Euis' },
    'menghapus verifikasi dua langkah pengguna “Euis”',
  ],
  [{ collection: 'dulu_ada' }, 'mengubah isi lain'],
] as const)('describes the audit entry %j as “%s”', (fields, sentence) =>
  expect(said(fields)).toBe(sentence),
)

it.each(COLLECTION_NAMES.filter((name) => 'audit' in COLLECTIONS[name]))(
  'AUDITED, the choices for filtering the audit log, contains %s or the table that includes it',
  (name) => {
    const { table = name }: Collection = COLLECTIONS[name]
    expect(AUDITED.map(({ value }) => value)).toContain(table)
  },
)
