import { encoded } from './text/characters'

export const SEARCH_FIELD = 'kata-kunci'

/** All addresses of the public site. Links are created only here. */
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
  prayerTimes: '/#jadwal-salat',
  products: '/umkm',
  services: '/layanan',
  service: (id: string) => `/layanan/${encoded(id)}`,
  complaint: '/pengaduan',
  /** Receives content shared with the installed app. The service worker answers it. */
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

export const itemIn = (list: string, id: string) => `${list}#${encoded(id)}`
