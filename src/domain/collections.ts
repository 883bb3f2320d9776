import { type PublicList, PUBLIC_LISTS } from './public-lists'
import { paths } from './paths'
import type { Role } from './users/role'

export interface Collection extends Partial<PublicList> {
  /** Name in the interface. `noun` is the name of one item within a sentence. Default: the label in lower case. */
  label: string
  noun?: string
  /** Roles that may write public documents (`publishers`), and roles that may write drafts (`writers`). */
  publishers: readonly Role[]
  writers: readonly Role[]
  /** Address of the public list, for items that have no page of their own. */
  place?: string
  /** Initial values of a new form. Omitted fields are empty. Kinds with a form have drafts. */
  form?: Readonly<Record<string, string | number | boolean | null>>
  /** Fields that publishing adds to the form fields. */
  added?: Readonly<Record<string, string | number>>
  /** Names of the fields for the author and for the publication day. Both have default values. */
  author?: string
  day?: string
  /** Names of the fields with the title of an item and with the text of its link preview. */
  title?: string
  summary?: string
  picture?: string
  /** Names of the searchable fields. `marked` is the field with markup (markup.ts). */
  search?: readonly string[]
  marked?: string
  dated?: string
  /** Name of the field with the last day of validity. Its value is '' for items that do not expire. */
  ends?: string
  /** Names of the fields that the admin's list shows with the title to identify an item. */
  row?: readonly string[]
  /** `true` records each change in `audit`. 'deeds' records only actions of Cloud Functions. */
  audit?: true | 'deeds'
  /** Name of the table (tables.ts) to which the documents belong. A table is saved, deleted and audited as a whole. */
  table?: string
  bin?: true
  versions?: true
  /** Admin screen: path below /admin, icon, and name if it differs from the label. */
  screen?: { path: string; icon: string; label?: string }
}

const ADMIN = ['admin'] as const
export const PUBLISHERS = ['admin', 'editor'] as const
const WRITERS = ['admin', 'editor', 'kontributor'] as const
const BY_FUNCTIONS = { publishers: [], writers: [] } as const
const DESK = { publishers: ['admin', 'petugas'], writers: ['admin', 'petugas'] } as const

/** Settings of collections whose items are drafted and then published. */
const content = {
  publishers: PUBLISHERS,
  form: {},
  audit: true,
  bin: true,
  versions: true,
} as const

const article = {
  ...content,
  added: { views: 0 },
  author: 'author',
  day: 'date',
  title: 'title',
  summary: 'excerpt',
  picture: 'imageurl',
  search: ['title', 'excerpt', 'content', 'category', 'attachments'],
  marked: 'content',
  dated: 'date',
} as const

/** Settings of tables, which are edited as a whole and are public immediately. */
const table = { publishers: PUBLISHERS, writers: PUBLISHERS, audit: true } as const

/**
 * One entry for each top-level Firestore collection, in the order of the admin menu. Code for several kinds derives
 * from this table. Public pages load the smaller public-lists.ts instead.
 */
export const COLLECTIONS = {
  news: {
    label: 'Berita',
    ...article,
    writers: WRITERS,
    ...PUBLIC_LISTS.news,
    screen: { path: 'berita', icon: 'newspaper' },
  },
  announcements: {
    label: 'Pengumuman',
    ...article,
    writers: PUBLISHERS,
    ...PUBLIC_LISTS.announcements,
    ends: 'enddate',
    screen: { path: 'pengumuman', icon: 'megaphone' },
  },
  agenda: {
    label: 'Agenda',
    ...content,
    writers: WRITERS,
    ...PUBLIC_LISTS.agenda,
    place: paths.agenda,
    title: 'title',
    search: ['title', 'location', 'description', 'attachments'],
    dated: 'date',
    ends: 'lastdate',
    row: ['time', 'location'],
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
  requests: {
    label: 'Permohonan informasi',
    noun: 'permohonan',
    ...DESK,
    title: 'name',
    audit: 'deeds',
    screen: { path: 'permohonan', icon: 'file-text' },
  },
  request_status: { label: 'Perkembangan permohonan', ...DESK },
  request_numbers: { label: 'Nomor register permohonan', ...BY_FUNCTIONS },
  request_totals: { label: 'Laporan layanan informasi', ...BY_FUNCTIONS },
  objections: {
    label: 'Keberatan',
    ...DESK,
    title: 'name',
    screen: { path: 'keberatan', icon: 'message-square-text' },
  },
  objection_status: { label: 'Perkembangan keberatan', ...DESK },
  desk_settings: { label: 'Pengaturan pengaduan', ...DESK, audit: true },
  apparatus: {
    label: 'Aparatur',
    ...content,
    writers: PUBLISHERS,
    ...PUBLIC_LISTS.apparatus,
    place: paths.officials,
    title: 'name',
    picture: 'photourl',
    search: ['name', 'position'],
    row: ['position'],
    screen: { path: 'aparatur', icon: 'users' },
  },
  umkm: {
    label: 'Produk UMKM',
    noun: 'produk UMKM',
    ...content,
    writers: WRITERS,
    ...PUBLIC_LISTS.umkm,
    place: paths.products,
    title: 'name',
    picture: 'imageurl',
    search: ['name', 'description', 'seller'],
    row: ['seller'],
    screen: { path: 'umkm', icon: 'store', label: 'UMKM' },
  },
  gallery: {
    label: 'Foto galeri',
    ...content,
    writers: WRITERS,
    ...PUBLIC_LISTS.gallery,
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
    ...PUBLIC_LISTS.public_documents,
    place: paths.publicInformation,
    title: 'title',
    summary: 'excerpt',
    search: ['title', 'excerpt', 'number'],
    row: ['year'],
    screen: { path: 'dokumen', icon: 'files' },
  },
  closed_days: {
    label: 'Hari libur kantor',
    noun: 'hari libur',
    publishers: PUBLISHERS,
    writers: PUBLISHERS,
    audit: true,
    ...PUBLIC_LISTS.closed_days,
    title: 'name',
    screen: { path: 'hari-libur', icon: 'calendar-off', label: 'Hari libur' },
  },
  services: {
    label: 'Layanan',
    ...content,
    writers: PUBLISHERS,
    ...PUBLIC_LISTS.services,
    form: { cost: 'Gratis' },
    title: 'name',
    summary: 'audience',
    search: ['name', 'audience', 'documents', 'category', 'attachments'],
    row: ['category'],
    screen: { path: 'layanan', icon: 'clipboard-list' },
  },
  projects: {
    label: 'Pembangunan',
    noun: 'kegiatan pembangunan',
    ...content,
    writers: WRITERS,
    ...PUBLIC_LISTS.projects,
    form: { stage: 'rencana' },
    title: 'title',
    summary: 'description',
    search: ['title', 'location', 'executor', 'description'],
    row: ['year', 'stage', 'location'],
    screen: { path: 'pembangunan', icon: 'hard-hat' },
  },
  home_statistics: {
    label: 'Angka pokok',
    ...table,
    table: 'home_statistics',
    ...PUBLIC_LISTS.home_statistics,
    screen: { path: 'statistik', icon: 'chart-pie', label: 'Statistik' },
  },
  population_gender: {
    label: 'Jenis kelamin',
    ...table,
    table: 'population_gender',
    ...PUBLIC_LISTS.population_gender,
  },
  population_religion: {
    label: 'Agama',
    ...table,
    table: 'population_religion',
    ...PUBLIC_LISTS.population_religion,
  },
  population_work: {
    label: 'Pekerjaan',
    ...table,
    table: 'population_work',
    ...PUBLIC_LISTS.population_work,
  },
  budget_summary: {
    label: 'Ringkasan anggaran',
    ...table,
    screen: { path: 'anggaran', icon: 'wallet-cards', label: 'Anggaran' },
  },
  budget_years: {
    label: 'Tahun anggaran',
    ...table,
    ...PUBLIC_LISTS.budget_years,
  },
  budget_pendapatan: {
    label: 'Pendapatan',
    ...table,
    table: 'budget',
    ...PUBLIC_LISTS.budget_pendapatan,
  },
  budget_belanja: { label: 'Belanja', ...table, table: 'budget', ...PUBLIC_LISTS.budget_belanja },
  budget_pembiayaan: {
    label: 'Pembiayaan',
    ...table,
    table: 'budget',
    ...PUBLIC_LISTS.budget_pembiayaan,
  },
  budget_alokasi: {
    label: 'Alokasi belanja',
    ...table,
    table: 'budget_alokasi',
    ...PUBLIC_LISTS.budget_alokasi,
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
  article_views: { label: 'Pembaca artikel', ...BY_FUNCTIONS },
  device_errors: { label: 'Galat di perangkat warga', ...BY_FUNCTIONS },
  imports: { label: 'Impor dari situs lama', ...BY_FUNCTIONS },
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

/** Names of the collections that define the property `Fact`. */
export type CollectionWith<Fact extends keyof Collection> = {
  [Name in CollectionName]: Table[Name] extends Record<Fact, unknown> ? Name : never
}[CollectionName]

export type DraftKind = CollectionWith<'form'>

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[]

export function collectionsWith<Fact extends keyof Collection>(fact: Fact): CollectionWith<Fact>[] {
  return COLLECTION_NAMES.filter((name): name is CollectionWith<Fact> => fact in COLLECTIONS[name])
}

export function nounOf({ label, noun }: Pick<Collection, 'label' | 'noun'>): string {
  return noun ?? label.toLowerCase()
}

export function collectionAt(name: string): Collection | undefined {
  return Object.hasOwn(COLLECTIONS, name) ? COLLECTIONS[name as CollectionName] : undefined
}
