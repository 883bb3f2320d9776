import type { Page } from 'playwright-core'
import { paths } from '@/domain/paths'

interface Step {
  name: string
  act: (page: Page) => Promise<void>
  until?: (page: Page) => Promise<void>
}

export interface Flow {
  path: string
  steps: readonly Step[]
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Foto galeri' })
const form = (page: Page) => page.getByRole('form', { name: 'Pengaduan', exact: true })
const searchbox = (page: Page) => main(page).getByRole('searchbox')
const button = (page: Page, name: string) => page.getByRole('button', { name }).first()

export const FLOWS: readonly Flow[] = [
  {
    path: paths.home,
    steps: [
      {
        name: 'menu: open',
        act: (page) => button(page, 'Buka menu').tap(),
        until: (page) => menu(page).getByRole('combobox').waitFor(),
      },
      {
        name: 'menu: a letter in its search',
        act: (page) => menu(page).getByRole('combobox').press('d'),
      },
      {
        name: 'menu: close',
        act: (page) => button(page, 'Tutup menu').tap(),
        until: (page) => button(page, 'Buka menu').waitFor(),
      },
    ],
  },
  {
    path: paths.news,
    steps: [
      {
        name: 'list: filter',
        act: (page) => main(page).getByRole('link', { name: 'Pemerintahan', exact: true }).tap(),
        until: (page) => page.waitForURL('**/berita?kategori=*'),
      },
      {
        name: 'list: open an article',
        act: (page) => main(page).getByRole('article').getByRole('link').first().tap(),
        until: (page) => page.waitForURL('**/berita/*'),
      },
    ],
  },
  {
    path: paths.search,
    steps: [
      {
        name: 'search: first letter',
        act: (page) => searchbox(page).press('d'),
      },
      {
        name: 'search: fourth letter',
        act: async (page) => {
          await searchbox(page).press('e')
          await searchbox(page).press('s')
          await searchbox(page).press('a')
        },
        until: (page) =>
          main(page)
            .getByText(/^\d+ hasil untuk “desa”$/)
            .first()
            .waitFor(),
      },
      {
        name: 'search: open a result',
        act: (page) => main(page).getByRole('article').getByRole('link').first().tap(),
        until: (page) => page.waitForURL((url) => url.pathname !== paths.search),
      },
    ],
  },
  {
    path: paths.complaint,
    steps: [
      {
        name: 'form: enter a field',
        act: (page) => form(page).getByLabel('Nama', { exact: true }).tap(),
      },
      {
        name: 'form: a letter',
        act: (page) => form(page).getByLabel('Nama', { exact: true }).press('A'),
      },
      {
        name: 'form: a letter of the report',
        act: (page) => form(page).getByLabel('Isi laporan', { exact: true }).press('A'),
      },
      {
        name: 'form: choose a category by key',
        act: (page) => form(page).getByRole('combobox').press('ArrowDown'),
      },
      {
        name: 'form: send what is incomplete',
        act: (page) => button(page, 'Kirim laporan').tap(),
        until: (page) => form(page).locator('[aria-invalid=true]').first().waitFor(),
      },
    ],
  },
  {
    path: paths.gallery,
    steps: [
      {
        name: 'lightbox: open',
        act: (page) =>
          main(page)
            .getByRole('link')
            .filter({ has: page.getByRole('img') })
            .first()
            .tap(),
        until: (page) => lightbox(page).getByText('1 dari 24').waitFor(),
      },
      {
        name: 'lightbox: next',
        act: (page) => button(page, 'Foto berikutnya').tap(),
        until: (page) => lightbox(page).getByText('2 dari 24').waitFor(),
      },
      {
        name: 'lightbox: close',
        act: (page) => lightbox(page).getByRole('button', { name: 'Tutup' }).tap(),
        until: (page) => lightbox(page).waitFor({ state: 'detached' }),
      },
    ],
  },
  {
    path: paths.agenda,
    steps: [
      {
        name: 'agenda: add to the calendar',
        act: (page) => button(page, 'Tambahkan ke kalender').tap(),
      },
    ],
  },
  {
    path: paths.statistics,
    steps: [
      {
        name: 'statistics: a slice',
        // Taps a point on the ring, to the right of its centre.
        act: (page) =>
          main(page)
            .getByRole('img', { name: /Jiwa$/ })
            .first()
            .tap({ force: true, position: { x: 185, y: 104 } }),
      },
      {
        name: 'statistics: all lines of the budget',
        act: (page) => button(page, 'Tampilkan rincian').tap(),
      },
      {
        name: 'a page by the bar below',
        act: (page) =>
          page
            .getByRole('navigation', { name: 'Navigasi bawah' })
            .getByRole('link', { name: 'Berita' })
            .tap(),
        until: (page) => heading(page).getByText('Berita').waitFor(),
      },
    ],
  },
]
