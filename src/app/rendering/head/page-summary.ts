import { matchPath } from 'react-router-dom'
import { paths } from '@/domain/paths'
import type { Article } from '@/domain/schemas/article'
import type { Settings } from '@/domain/settings'
import { contentItem } from '@/lib/query/content'
import type { RenderedPage } from '../rendered-page'

/** What previews and search engines tell of a page. */
export interface PageSummary {
  /** The page's own, without the village's name behind it. */
  title: string
  description: string
  /** What it is about, on an article's page. */
  article?: Article
}

/** By path, those that anyone may find: what the page says of itself, with the village's name. */
const PAGES: Readonly<Record<string, (settings: Settings) => PageSummary>> = {
  [paths.home]: (settings) => ({
    title: settings.village_name,
    description: `Situs resmi ${placeOf(settings)}: berita, agenda, layanan, dan anggaran desa.`,
  }),
  [paths.news]: ({ village_name }) => ({
    title: 'Berita',
    description: `Kabar kegiatan, pembangunan, dan pengumuman dari pemerintah ${village_name}.`,
  }),
  [paths.agenda]: ({ village_name }) => ({
    title: 'Agenda',
    description: `Kegiatan ${village_name} yang akan datang. Warga dipersilakan hadir.`,
  }),
  [paths.history]: ({ village_name }) => ({
    title: 'Sejarah Desa',
    description: `Asal-usul ${village_name} dan data wilayahnya.`,
  }),
  [paths.vision]: ({ village_name }) => ({
    title: 'Visi & Misi',
    description: `Arah pembangunan ${village_name} dan langkah menuju ke sana.`,
  }),
  [paths.officials]: ({ village_name }) => ({
    title: 'Aparatur Desa',
    description: `Mereka yang melayani warga di pemerintahan ${village_name}.`,
  }),
  [paths.statistics]: ({ village_name }) => ({
    title: 'Data Statistik',
    description: `Penduduk dan anggaran ${village_name} dalam angka, terbuka untuk semua warga.`,
  }),
  [paths.budget]: ({ village_name }) => ({
    title: 'Transparansi Anggaran',
    description: `Dari mana uang ${village_name} datang dan untuk apa dipakai (APBDes).`,
  }),
  [paths.products]: ({ village_name }) => ({
    title: 'Produk Desa',
    description: `Hasil karya dan usaha warga ${village_name}. Pesan langsung kepada penjualnya.`,
  }),
  [paths.complaint]: ({ village_name }) => ({
    title: 'Pengaduan',
    description: `Sampaikan keluhan atau usulan kepada pemerintah ${village_name}, lengkap dengan fotonya.`,
  }),
  [paths.gallery]: ({ village_name }) => ({
    title: 'Galeri',
    description: `Keseharian, kerja bersama, dan alam ${village_name} dalam foto.`,
  }),
  [paths.contact]: ({ village_name }) => ({
    title: 'Kontak',
    description: `Alamat, nomor telepon, dan jam pelayanan kantor ${village_name}.`,
  }),
  [paths.privacy]: ({ village_name }) => ({
    title: 'Privasi',
    description: `Data apa yang disimpan situs ${village_name}, siapa yang melihatnya, dan berapa lama.`,
  }),
}

const ARTICLE_PATH = `${paths.news}/:id`

/** null for what nobody is to find: what is not there, and what only helps who is here already. */
export function summaryOf(
  { pathname, client }: Pick<RenderedPage, 'pathname' | 'client'>,
  settings: Settings,
): PageSummary | null {
  const page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined
  if (page) return page(settings)
  const id = matchPath(ARTICLE_PATH, pathname)?.params.id
  if (id === undefined) return null
  const article = client.getQueryData(contentItem('berita', id).options.queryKey)
  return article ? { title: article.title, description: article.excerpt, article } : null
}

/** Whether a page that can be read at `pathname` is for everyone to find. */
export function isFindable(pathname: string): boolean {
  return Object.hasOwn(PAGES, pathname) || matchPath(ARTICLE_PATH, pathname) !== null
}

function placeOf({ village_name, district, regency, province }: Settings): string {
  return [village_name, district && `Kecamatan ${district}`, regency, province]
    .filter(Boolean)
    .join(', ')
}
