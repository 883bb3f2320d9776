import { expect, it } from 'vitest'
import { screenAt, SCREENS } from './screens'

// Clerks bookmark these addresses.
it.each([
  ['/admin', 'Dasbor'],
  ['/admin/users', 'Pengguna'],
  ['/admin/berita', 'Berita'],
  ['/admin/aparatur', 'Aparatur'],
  ['/admin/pengumuman', 'Pengumuman'],
  ['/admin/agenda', 'Agenda'],
  ['/admin/pengaduan', 'Pengaduan'],
  ['/admin/umkm', 'UMKM'],
  ['/admin/galeri', 'Galeri'],
  ['/admin/statistik', 'Statistik'],
  ['/admin/anggaran', 'Anggaran'],
  ['/admin/settings', 'Pengaturan'],
  ['/admin/konten', 'Konten'],
])('%s opens the screen %s', (address, name) => {
  expect(SCREENS.find(({ path }) => path === address)?.label).toBe(name)
})

it.each([
  ['/admin', 'Dasbor'],
  ['/admin/berita/draf/1', 'Berita'],
  ['/admin/akun', 'Akun saya'],
  ['/admin/beritanya', 'Dasbor'],
])('%s belongs to the screen %s', (address, name) => {
  expect(screenAt(address)?.label).toBe(name)
})
