import { type Listed, LISTED } from './listed'
import { ANNOUNCEMENT_CATEGORY } from './news/article'
import { paths } from './paths'
import type { Role } from './users/role'

/** What is true of all documents of a collection; what it does not say, is not so. */
export interface Collection extends Partial<Listed> {
  /** Its name in the interface, and that of one item within a sentence where it is not the same in small. */
  label: string
  noun?: string
  /** Who writes what becomes public, and who prepares drafts of it. */
  publishers: readonly Role[]
  writers: readonly Role[]
  /** Where the public reads the list in which items without a page stand. */
  place?: string
  /** It is prepared as a draft. What an empty form begins with, which names all that a clerk fills in. */
  form?: Readonly<Record<string, string | number | boolean | null>>
  /** What publishing adds to what the clerk filled in. */
  added?: Readonly<Record<string, string | number>>
  /** The field that says who wrote it, and the one with the day of publication: filled in unless chosen. */
  author?: string
  day?: string
  /** The field by which people know an item, and the one that previews of its own page tell. */
  title?: string
  summary?: string
  /** The field of the picture that stands for an item. */
  picture?: string
  /** Fields that search reads. Of them the one whose text bears marks (markup.ts). */
  search?: readonly string[]
  marked?: string
  /** The field with the day that a result of searching shows. */
  dated?: string
  /** The field with the last day on which an item holds; '' there means that it has none. */
  ends?: string
  /** Each change is recorded in `audit`; 'deeds': what functions do to it at an admin's word or at night. */
  audit?: true | 'deeds'
  /** Its documents are lines of this table (tables.ts), which is saved, binned and audited whole. */
  table?: string
  /** What is deleted lies in `bin` for a while. */
  bin?: true
  /** What is overwritten lies in `versions` for a while. */
  versions?: true
  /** The admin's screen: its address below /admin, its icon, and its name where that is another. */
  screen?: { path: string; icon: string; label?: string }
}

const ADMIN = ['admin'] as const
export const PUBLISHERS = ['admin', 'editor'] as const
const WRITERS = ['admin', 'editor', 'kontributor'] as const
/** Written by Cloud Functions alone. */
const BY_FUNCTIONS = { publishers: [], writers: [] } as const
const DESK = { publishers: ['admin', 'petugas'], writers: ['admin', 'petugas'] } as const

const PICTURE = { imageurl: '', imagewidth: 0, imageheight: 0, imagealt: '' } as const
const ARTICLE = { title: '', excerpt: '', content: '', author: '', date: '', ...PICTURE } as const

/** What is written as a draft and published. */
const content = { publishers: PUBLISHERS, audit: true, bin: true, versions: true } as const

const article = {
  ...content,
  added: { views: 0 },
  author: 'author',
  day: 'date',
  title: 'title',
  summary: 'excerpt',
  picture: 'imageurl',
  search: ['title', 'excerpt', 'content', 'category'],
  marked: 'content',
  dated: 'date',
} as const

/** What is filled in as a whole and public at once. */
const table = { publishers: PUBLISHERS, writers: PUBLISHERS, audit: true } as const

/**
 * One entry for each collection at Firestore's root. Whatever goes through all kinds of content derives
 * from it. Apart from it, for visitors' pages load less: how they read it (listed.ts), and the schemas
 * (collection-schemas.ts). In the order of the admin's menu.
 */
export const COLLECTIONS = {
  news: {
    label: 'Berita',
    ...article,
    writers: WRITERS,
    ...LISTED.news,
    form: { ...ARTICLE, category: '' },
    screen: { path: 'berita', icon: 'newspaper' },
  },
  announcements: {
    label: 'Pengumuman',
    ...article,
    writers: PUBLISHERS,
    ...LISTED.announcements,
    form: { ...ARTICLE, category: ANNOUNCEMENT_CATEGORY, enddate: '', penting: false },
    ends: 'enddate',
    screen: { path: 'pengumuman', icon: 'megaphone' },
  },
  agenda: {
    label: 'Agenda',
    ...content,
    writers: WRITERS,
    ...LISTED.agenda,
    form: {
      ...{ title: '', date: '', time: '', endtime: '', repeat: '', lastdate: '', exceptions: '' },
      ...{ location: '', description: '' },
    },
    place: paths.agenda,
    title: 'title',
    search: ['title', 'location', 'description'],
    dated: 'date',
    ends: 'lastdate',
    screen: { path: 'agenda', icon: 'calendar-days' },
  },
  complaints: {
    label: 'Pengaduan',
    noun: 'laporan',
    ...DESK,
    title: 'name',
    audit: 'deeds',
    screen: { path: 'pengaduan', icon: 'message-square-text' },
  },
  complaint_status: { label: 'Perkembangan pengaduan', ...DESK },
  complaint_verdicts: { label: 'Jawaban pelapor', ...BY_FUNCTIONS },
  complaint_totals: { label: 'Rekap pengaduan', ...BY_FUNCTIONS },
  complaint_rate: { label: 'Laju pengaduan', ...BY_FUNCTIONS },
  complaint_notices: { label: 'Pemberitahuan pengaduan', ...BY_FUNCTIONS },
  complaint_work: { label: 'Tugas berkala pengaduan', ...BY_FUNCTIONS },
  desk_settings: { label: 'Pengaturan pengaduan', ...DESK, audit: true },
  apparatus: {
    label: 'Aparatur',
    ...content,
    writers: PUBLISHERS,
    ...LISTED.apparatus,
    form: {
      ...{ name: '', position: '', ishead: null, photourl: '', absentuntil: '' },
      ...{ welcomemessage: '', signatureurl: '' },
    },
    place: paths.officials,
    title: 'name',
    picture: 'photourl',
    search: ['name', 'position'],
    screen: { path: 'aparatur', icon: 'users' },
  },
  umkm: {
    label: 'Produk UMKM',
    noun: 'produk UMKM',
    ...content,
    writers: WRITERS,
    ...LISTED.umkm,
    form: { name: '', description: '', price: '', seller: '', whatsapp: '', ...PICTURE },
    place: paths.products,
    title: 'name',
    picture: 'imageurl',
    search: ['name', 'description', 'seller'],
    screen: { path: 'umkm', icon: 'store', label: 'UMKM' },
  },
  gallery: {
    label: 'Foto galeri',
    ...content,
    writers: WRITERS,
    ...LISTED.gallery,
    form: { caption: '', ...PICTURE },
    place: paths.gallery,
    title: 'caption',
    picture: 'imageurl',
    search: [],
    screen: { path: 'galeri', icon: 'images', label: 'Galeri' },
  },
  public_documents: {
    label: 'Dokumen publik',
    ...content,
    writers: PUBLISHERS,
    ...LISTED.public_documents,
    form: { title: '', type: '', year: '', url: '' },
    place: paths.budget,
    title: 'title',
    search: [],
    screen: { path: 'dokumen', icon: 'files' },
  },
  closed_days: {
    label: 'Hari libur kantor',
    noun: 'hari libur',
    publishers: PUBLISHERS,
    writers: PUBLISHERS,
    audit: true,
    ...LISTED.closed_days,
    title: 'name',
    screen: { path: 'hari-libur', icon: 'calendar-off', label: 'Hari libur' },
  },
  services: {
    label: 'Layanan',
    ...content,
    writers: PUBLISHERS,
    ...LISTED.services,
    form: {
      name: '',
      category: '',
      audience: '',
      documents: '',
      steps: '',
      duration: '',
      cost: 'Gratis',
      place: '',
      officer: '',
      formurl: '',
    },
    title: 'name',
    summary: 'audience',
    search: ['name', 'audience', 'documents', 'category'],
    screen: { path: 'layanan', icon: 'clipboard-list' },
  },
  home_statistics: {
    label: 'Angka pokok',
    ...table,
    table: 'home_statistics',
    ...LISTED.home_statistics,
    screen: { path: 'statistik', icon: 'chart-pie', label: 'Statistik' },
  },
  population_gender: {
    label: 'Jenis kelamin',
    ...table,
    table: 'population_gender',
    ...LISTED.population_gender,
  },
  population_religion: {
    label: 'Agama',
    ...table,
    table: 'population_religion',
    ...LISTED.population_religion,
  },
  population_work: {
    label: 'Pekerjaan',
    ...table,
    table: 'population_work',
    ...LISTED.population_work,
  },
  budget_summary: {
    label: 'Ringkasan anggaran',
    ...table,
    screen: { path: 'anggaran', icon: 'wallet-cards', label: 'Anggaran' },
  },
  budget_years: {
    label: 'Tahun anggaran',
    ...table,
    ...LISTED.budget_years,
  },
  budget_pendapatan: {
    label: 'Pendapatan',
    ...table,
    table: 'budget',
    ...LISTED.budget_pendapatan,
  },
  budget_belanja: { label: 'Belanja', ...table, table: 'budget', ...LISTED.budget_belanja },
  budget_pembiayaan: {
    label: 'Pembiayaan',
    ...table,
    table: 'budget',
    ...LISTED.budget_pembiayaan,
  },
  budget_alokasi: {
    label: 'Alokasi belanja',
    ...table,
    table: 'budget_alokasi',
    ...LISTED.budget_alokasi,
  },
  pages: {
    label: 'Halaman',
    ...table,
    versions: true,
    title: 'title',
    screen: { path: 'konten', icon: 'file-text', label: 'Konten' },
  },
  drafts: { label: 'Draf', publishers: PUBLISHERS, writers: WRITERS, bin: true },
  bin: {
    label: 'Tempat sampah',
    publishers: PUBLISHERS,
    writers: WRITERS,
    screen: { path: 'sampah', icon: 'trash-2' },
  },
  versions: { label: 'Versi sebelumnya', ...BY_FUNCTIONS },
  users: {
    label: 'Pengguna',
    publishers: ADMIN,
    writers: ADMIN,
    title: 'name',
    audit: true,
    bin: true,
    screen: { path: 'users', icon: 'user-cog' },
  },
  partners: {
    label: 'Mitra',
    publishers: ADMIN,
    writers: ADMIN,
    audit: true,
    versions: true,
    screen: { path: 'mitra', icon: 'handshake' },
  },
  site_settings: {
    label: 'Pengaturan',
    publishers: ADMIN,
    writers: ADMIN,
    audit: true,
    versions: true,
    screen: { path: 'settings', icon: 'settings' },
  },
  push_subscriptions: { label: 'Perangkat yang diberi tahu', ...BY_FUNCTIONS },
  push_messages: { label: 'Yang diberitahukan', ...BY_FUNCTIONS },
  push_work: { label: 'Pengiriman pemberitahuan', ...BY_FUNCTIONS },
  search_index: { label: 'Indeks pencarian', ...BY_FUNCTIONS },
  publishing: { label: 'Penerbitan situs', ...BY_FUNCTIONS },
  audit: {
    label: 'Catatan perubahan',
    publishers: [],
    writers: ADMIN,
    screen: { path: 'catatan', icon: 'history', label: 'Catatan' },
  },
} as const satisfies Record<string, Collection>

type Table = typeof COLLECTIONS
export type CollectionName = keyof Table

/** The collections whose entry says something of `Fact`: `With<'list'>`. */
export type With<Fact extends keyof Collection> = {
  [Name in CollectionName]: Table[Name] extends Record<Fact, unknown> ? Name : never
}[CollectionName]

/** What is prepared as a draft before it becomes public. */
export type DraftKind = With<'form'>

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[]

/** The collections whose entry says something of `fact`, in the table's order. */
export function collectionsWith<Fact extends keyof Collection>(fact: Fact): With<Fact>[] {
  return COLLECTION_NAMES.filter((name): name is With<Fact> => fact in COLLECTIONS[name])
}

/** What an item is called within a sentence: `berita`. */
export function nounOf({ label, noun }: Pick<Collection, 'label' | 'noun'>): string {
  return noun ?? label.toLowerCase()
}

/** The entry of `name` as far as all entries are alike; undefined for what is no collection of ours. */
export function collectionAt(name: string): Collection | undefined {
  return Object.hasOwn(COLLECTIONS, name) ? COLLECTIONS[name as CollectionName] : undefined
}
