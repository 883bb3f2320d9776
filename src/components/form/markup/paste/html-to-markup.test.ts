import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noDroppedContent } from './dropped-content'
import { htmlToMarkup } from './html-to-markup'

const ORIGIN = 'https://kami.example'

const read = (html: string) => htmlToMarkup(html, ORIGIN)
const markupOf = (html: string) => read(html).markup

const copied = (program: string) =>
  read(readFileSync(`${import.meta.dirname}/clipboard/${program}.html`, 'utf8'))

const NOTHING = noDroppedContent()

describe('htmlToMarkup', () => {
  it('keeps headings, bold text, links and lists of Word, and drops footnotes, comments and hidden text', () => {
    expect(copied('word')).toEqual({
      markup: [
        '## Musyawarah Desa',
        '## Undangan',
        'Kepala desa **mengundang seluruh warga**, lihat [jadwal lengkap](https://desa.example/jadwal) atau berkas ini.',
        '- KTP **asli**',
        '- fotokopi dua lembar',
        '1. Isi formulir',
        'b. Tanda tangan',
        '**Hari** — **Tempat**',
        'Senin, 08.00 — Balai desa',
      ].join('\n'),
      leftOut: { ...NOTHING, pictures: 1, footnotes: 1, comments: 1, links: 1, tables: 1 },
    })
  })

  it('continues the numbering across the separate lists of Word Online', () => {
    expect(copied('word-online')).toEqual({
      markup: '## Jadwal\nBawa **syarat**:\n1. KTP\n2. KK',
      leftOut: NOTHING,
    })
  })

  it('makes text of Google Docs bold only where it looks bold', () => {
    expect(copied('google-docs')).toEqual({
      markup: [
        '## Jadwal posyandu',
        'Bawa **buku KIA**, lihat [**agenda**](https://desa.example/agenda).',
        '- Senin',
        '- pagi',
        'a. timbang',
        'b. ukur',
        '- kursi',
      ].join('\n'),
      leftOut: { ...NOTHING, pictures: 1, footnotes: 1 },
    })
  })

  it('keeps list numbers and e-mail links of LibreOffice, and drops empty cells', () => {
    expect(copied('libreoffice')).toEqual({
      markup: [
        '## Gotong royong',
        'Sabtu, **pukul 07.00**, hubungi [Pak RT](mailto:rt03@desa.example).',
        '3. Bawa cangkul',
        '4. Bawa bekal',
        'RT 01 — Saluran air',
        'RT 02',
      ].join('\n'),
      leftOut: { ...NOTHING, pictures: 1, footnotes: 1, tables: 1 },
    })
  })

  it('keeps line breaks, emoji and phone links of Gmail, and ignores tracking pixels', () => {
    expect(copied('gmail')).toEqual({
      markup: [
        'Yth. Ibu Euis,',
        'Rapat **diundur** ke Rabu 👍',
        '- bawa laporan',
        '- bawa stempel',
        'Terima kasih',
        '[0812-0000-0011](tel:+6281200000011), https://desa.example/',
      ].join('\n'),
      leftOut: { ...NOTHING, videos: 1 },
    })
  })

  it('keeps line breaks of WhatsApp Web, and converts words between asterisks to bold text', () => {
    expect(copied('whatsapp-web')).toEqual({
      markup: '**KERJA BAKTI**\nSabtu pukul **07.00** 🙏🏻\n1. RT 01\n2. RT 02',
      leftOut: NOTHING,
    })
  })

  it('flattens nested lists of a web page and writes one line per table row', () => {
    expect(copied('web-page')).toEqual({
      markup: [
        '## Cara mendaftar [#](https://kab.example/a#daftar)',
        'Buka [**laman ini**](https://kab.example/daftar_%28baru%29) atau menu atau tombol.',
        ...['Syarat:', '- warga desa', '1. dewasa', '5. anak', '- **sehat**', 'Peta desa'],
        ...['Satu', 'Dua', 'Tiga', 'Kuota', 'RW — Orang', '01 — 12 8', 'baris 1', 'baris 2'],
      ].join('\n'),
      leftOut: { ...NOTHING, pictures: 1, footnotes: 1, links: 1, tables: 1 },
    })
  })
})

it.each([
  ['a<b> b </b>c', 'a **b** c'],
  ['<b>a</b><span> </span><b>b</b>', '**a b**'],
  ['<b>a<br>b</b>', '**a**\n**b**'],
  ['<b>  </b>a', 'a'],
  ['<b>wajib*</b>', 'wajib*'],
  ['<b>a ** b</b>', '**a b**'],
  ['<b>a <span style="font-weight:400">b</span></b>', '**a** b'],
  ['<h2>a <b>b</b></h2>', '## a b'],
  ['a <B STYLE = "font-weight:normal">b</B>', 'a b'],
  ['<p>style="x" &lt;b style="x"&gt;</p>', 'style="x" <b style="x">'],
  ['<b><a href="https://a.id/x">a</a> b</b>', '[**a**](https://a.id/x) **b**'],
])('converts bold words: %s to %s', (html, markup) => {
  expect(markupOf(html)).toBe(markup)
})

it.each([
  [`<a href="${ORIGIN}/agenda">agenda</a>`, '[agenda](/agenda)'],
  ['<a href="https://a.id/x">https://a.id/x</a>', 'https://a.id/x'],
  ['<a href="https://a.id/x">a [b]</a>', '[a (b)](https://a.id/x)'],
  ['<a href="https://a.id/x"><img src="x.jpg"></a>', ''],
  ['<a href="#bab-2">bab 2</a>', 'bab 2'],
  ['<a href="java\nscript:alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,x">a</a>', 'a'],
  ['<a href="//jahat.id">a</a>', 'a'],
])('converts links: %s to %s', (html, markup) => {
  expect(markupOf(html)).toBe(markup)
})

it('counts styles in text from AI chats that the stored markup cannot express', () => {
  const html =
    '<h3>A</h3><p>a <em>b</em> <s>c</s> <code>d</code></p><hr><blockquote>e</blockquote><i></i>'
  expect(read(html)).toEqual({
    markup: '## A\na b c d\ne',
    leftOut: { ...NOTHING, italics: 1, strikes: 1, codes: 1, rules: 1, quotes: 1 },
  })
})

it('loads no files and runs no scripts', () => {
  const html =
    '<img src=x onerror="document.title=\'jahat\'"><script>document.title="jahat"</script>a'
  expect(markupOf(html)).toBe('a')
  expect(document.title).not.toBe('jahat')
  expect(document.images).toHaveLength(0)
})

it('keeps the columns of rows with empty cells', () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
  const table = `<table>${row('No', 'Nama', 'L', 'P')}${row('2', '', '', '97')}${row('', 'Dusun', '5', '')}${row('', '', '', '')}</table>`
  expect(read(table).markup).toBe('No — Nama — L — P\n2 — … — … — 97\n… — Dusun — 5')
})
