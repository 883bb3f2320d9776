import { encodeUriPart } from './text/characters'

export const SEARCH_FIELD = 'kata-kunci'

export const paths = {
  home: '/',
  history: '/sejarah',
  vision: '/visi-misi',
  officials: '/aparatur',
  statistics: '/statistik',
  budget: '/apbdes',
  budgetIn: (year: string) => `/apbdes?tahun=${encodeUriPart(year)}`,
  publicInformation: '/informasi-publik',
  news: '/berita',
  newsIn: (category: string) => `/berita?kategori=${encodeUriPart(category)}`,
  article: (id: string) => `/berita/${encodeUriPart(id)}`,
  agenda: '/agenda',
  prayerTimes: '/#jadwal-salat',
  products: '/umkm',
  services: '/layanan',
  service: (id: string) => `/layanan/${encodeUriPart(id)}`,
  projects: '/pembangunan',
  project: (id: string) => `/pembangunan/${encodeUriPart(id)}`,
  complaint: '/pengaduan',
  complaintAbout: (subject: string) => `/pengaduan?tentang=${encodeUriPart(subject)}`,
  /** Address to which a phone sends content shared with the installed app. The service worker handles the request. */
  shareTarget: '/pengaduan/dibagikan',
  trackedComplaint: (code: string) => `/pengaduan/${encodeUriPart(code)}`,
  request: '/permohonan-informasi',
  objection: '/keberatan',
  objectionTo: (code: string) => `/keberatan?permohonan=${encodeUriPart(code)}`,
  gallery: '/galeri',
  contact: '/kontak',
  officeMap: '/kontak#peta-kantor',
  search: '/pencarian',
  searchField: `/pencarian#${SEARCH_FIELD}`,
  searchFor: (term: string) => `/pencarian?q=${encodeUriPart(term)}`,
  privacy: '/privasi',
  notifications: '/pemberitahuan',
  test: '/test',
  login: '/login',
  loginFor: (path: string) => `/login?kembali=${encodeUriPart(path)}`,
  admin: '/admin',
} as const

export const itemIn = (list: string, id: string) => `${list}#${encodeUriPart(id)}`
