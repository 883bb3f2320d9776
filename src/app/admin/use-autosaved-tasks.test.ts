import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { entryWith } from '@/lib/autosave/__mocks__/entries'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { useAutosavedTasks } from './use-autosaved-tasks'

vi.mock('@/lib/autosave/entries')

function tasksOf(...typed: Pick<AutosavedEntry, 'form' | 'subject'>[]): string[] {
  const entries = typed.map((each, at) => entryWith({ ...each, id: String(at), at }))
  useAutosaves.setState({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) })
  const { result } = renderHook(() => useAutosavedTasks())
  return result.current.map(
    ({ text, to }) => `${text.replace(/ belum disimpan dan .*/, '')} → ${to}`,
  )
}

it.each([
  ['akun', 'users/siti', 'Akun saya → /admin/akun'],
  ['users', '', 'Pengguna → /admin/users'],
  ['pages', 'pages/sejarah', 'Konten → /admin/konten'],
  ['pengaturan', 'site_settings/1', 'Pengaturan → /admin/settings'],
  ['complaints', 'complaints/7K3M9QZX2B4CD5EF', 'Pengaduan → /admin/pengaduan'],
  ['requests', '', 'Permohonan informasi → /admin/permohonan/baru'],
  ['objections', 'objections/7K3M9QZX2B4CD5EF', 'Keberatan → /admin/keberatan/7K3M9QZX2B4CD5EF'],
  ['pengaduan', '', 'Catat laporan → /admin/pengaduan/baru'],
  ['pengaduan', 'desk_settings/1', 'Pengaturan pengaduan → /admin/pengaduan/pengaturan'],
  ['statistik', 'tables/home_statistics', 'Statistik (Angka pokok) → /admin/statistik/angka-pokok'],
  ['statistik', 'tables/population_religion', 'Statistik (Agama) → /admin/statistik/agama'],
  ['anggaran', 'budget/2026', 'Anggaran 2026 → /admin/anggaran/2026'],
  ['anggaran', 'budget_alokasi/2026', 'Alokasi 2026 → /admin/anggaran/2026/alokasi'],
  ['anggaran', 'budget_years/2026', 'Tahap anggaran 2026 → /admin/anggaran/2026/tahap'],
  ['anggaran', 'budget_summary/1', 'Ringkasan anggaran → /admin/anggaran/ringkasan'],
])('links to the form “%s” for unsaved input in the document “%s”: %s', (form, subject, task) => {
  expect(tasksOf({ form, subject })).toEqual([`Isian ${task}`])
})

it('shows one task for several autosave entries of the same form, and none for content forms', () => {
  const opened = { form: 'anggaran', subject: 'budget/2026' }
  expect(tasksOf(opened, opened, { form: 'news', subject: '' })).toHaveLength(1)
})
