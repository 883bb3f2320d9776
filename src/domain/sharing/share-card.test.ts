import { expect, it } from 'vitest'
import type { DraftKind } from '../collections'
import { LIMITS } from '../limits'
import { shareCard, shareText } from './share-card'

const PLACE = { village: 'Desa Sukamaju', url: 'https://desa.test/agenda#a' }
const textOf = (kind: DraftKind, values: Record<string, unknown>) =>
  shareText(shareCard(kind, values, 'Asia/Makassar'), PLACE).replaceAll('\u00a0', ' ')

const END = '\n\nSelengkapnya di situs Desa Sukamaju:\nhttps://desa.test/agenda#a'

const AT = { date: '2026-11-21', time: '08:00' }
const EXAMPLES: { [Kind in DraftKind]?: [values: Record<string, unknown>, text: string] } = {
  news: [
    { title: 'Panen raya', excerpt: 'Panen dimulai.', content: 'Isi.', date: '2026-11-21' },
    '*Panen raya*\nSabtu, 21 November 2026\n\nPanen dimulai.',
  ],
  announcements: [
    { title: 'Air padam', excerpt: 'Perbaikan.', date: '2026-11-21', enddate: '2026-11-22' },
    '*Air padam*\nSabtu, 21 November 2026\nBerlaku sampai Minggu, 22 November 2026\n\nPerbaikan.',
  ],
  agenda: [
    { title: 'Posyandu', ...AT, location: 'Balai Desa', description: 'Bawa buku KIA.' },
    '*Posyandu*\nSabtu, 21 November 2026\nPukul 08:00 WITA\nTempat: Balai Desa\n\nBawa buku KIA.',
  ],
  apparatus: [{ name: 'Asep', position: 'Kepala Desa' }, '*Asep*\nKepala Desa'],
  umkm: [
    { name: 'Keripik', price: 15_000, seller: 'Bu Tati', description: 'Renyah.' },
    '*Keripik*\nRp. 15.000\nPenjual: Bu Tati\n\nRenyah.',
  ],
  gallery: [{ caption: 'Kerja bakti', imageurl: '/a.jpg' }, '*Kerja bakti*'],
  services: [
    { name: 'Keterangan usaha', audience: 'Pelaku usaha.', duration: '1 hari', cost: 'Gratis' },
    '*Keterangan usaha*\nLama: 1 hari\nBiaya: Gratis\n\nPelaku usaha.',
  ],
  projects: [
    {
      title: 'Rabat beton',
      location: 'Dusun II',
      budget: 120_000_000,
      description: 'Jalan mulus.',
    },
    '*Rabat beton*\nLokasi: Dusun II\nPagu: Rp. 120.000.000\n\nJalan mulus.',
  ],
  public_documents: [
    { title: 'RKP Desa', type: 'RKPDes', year: 2027, url: 'https://drive.google.com/x' },
    '*RKP Desa*\nRKPDes 2027',
  ],
}

it.each(Object.entries(EXAMPLES))(
  'the share text contains the main facts (such as day and place) and the summary of an item of %s',
  (kind, [values, text]) => {
    expect(textOf(kind as DraftKind, values)).toBe(text + END)
  },
)

it.each([
  [
    'describes the recurrence of a recurring event',
    { repeat: 'bulanan-hari', lastdate: '2027-12-31' },
    'Setiap bulan, Selasa kedua, sampai 31 Des 2027\nPukul 08:00 WITA',
  ],
  [
    'names all days and the end time of an event',
    { repeat: '', lastdate: '2026-12-10', endtime: '16:00' },
    'Selasa, 8 – Kamis, 10 Desember 2026\nPukul 08:00–16:00 WITA',
  ],
])('%s', (_, changes, text) => {
  const values = { title: 'Bazar', date: '2026-12-08', time: '08:00', ...changes }
  expect(textOf('agenda', values)).toBe(`*Bazar*\n${text}${END}`)
})

it('formats the title in bold even if it contains asterisks', () => {
  expect(textOf('gallery', { caption: ' *Kerja*\n bakti* ' })).toBe(`*Kerja bakti*${END}`)
  expect(textOf('gallery', { caption: '**' })).toBe(END.trim())
})

it('shortens a long summary, uses the plain text of an article without a summary, and shows an invalid day as typed', () => {
  const { summary } = shareCard('agenda', { description: 'kata '.repeat(400) }, 'Asia/Jakarta')
  expect(summary).toHaveLength(LIMITS.excerpt + 1)
  const news = { title: 'A', date: '2026-02-30', content: '## Acara\n**ramai**' }
  const card = { summary: 'Acara\nramai', facts: ['2026-02-30'] }
  expect(shareCard('news', news, 'Asia/Jakarta')).toMatchObject(card)
})
