import { encoded } from './text/characters'

/** What addresses that lead to the field call it. */
export const SEARCH_FIELD = 'kata-kunci'

/** Every address of the public site; links are made here and nowhere else. */
export const paths = {
  home: '/',
  history: '/sejarah',
  vision: '/visi-misi',
  officials: '/aparatur',
  statistics: '/statistik',
  budget: '/apbdes',
  budgetIn: (year: string) => `/apbdes?tahun=${encoded(year)}`,
  news: '/berita',
  newsIn: (category: string) => `/berita?kategori=${encoded(category)}`,
  article: (id: string) => `/berita/${encoded(id)}`,
  agenda: '/agenda',
  /** Those of today, on home. */
  prayerTimes: '/#jadwal-salat',
  products: '/umkm',
  services: '/layanan',
  service: (id: string) => `/layanan/${encoded(id)}`,
  complaint: '/pengaduan',
  /** Where the installed app takes what is shared with it; the worker answers it, and no page. */
  shareTarget: '/pengaduan/dibagikan',
  trackedComplaint: (code: string) => `/pengaduan/${encoded(code)}`,
  gallery: '/galeri',
  contact: '/kontak',
  officeMap: '/kontak#peta-kantor',
  search: '/pencarian',
  searchField: `/pencarian#${SEARCH_FIELD}`,
  searchFor: (term: string) => `/pencarian?q=${encoded(term)}`,
  privacy: '/privasi',
  notifications: '/pemberitahuan',
  test: '/test',
  login: '/login',
  loginFor: (path: string) => `/login?kembali=${encoded(path)}`,
  admin: '/admin',
} as const

/** Where an item that has no page of its own stands in its list. */
export const itemIn = (list: string, id: string) => `${list}#${encoded(id)}`
