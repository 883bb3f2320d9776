import { describe, expect, it } from 'vitest'
import { type Inline, parseMarkup } from './markup'
import { stripMarkup } from './strip-markup'

const OWN = '/v0/b/desa.firebasestorage.app/o/images%2F1763700000000.jpg?alt=media'

function written(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline
      const words = written(inline.inlines)
      return inline.type === 'strong' ? `<b>${words}</b>` : `<a ${inline.href}>${words}</a>`
    })
    .join('')
}

const markOf = (first: number | null, index: number) => (first === null ? '-' : `${first + index}.`)

function lines(text: string, joined?: boolean): string[] {
  return parseMarkup(text, joined).map((block) => {
    switch (block.type) {
      case 'paragraph':
        return written(block.inlines)
      case 'heading':
        return `## ${written(block.inlines)}`
      case 'list':
        return block.items
          .map((item, index) => `${markOf(block.first, index)} ${written(item)}`)
          .join(' ')
      case 'picture':
        return `[${block.alt}] ${block.src} ${block.width}×${block.height}`
    }
  })
}

describe('parseMarkup', () => {
  it.each([
    ['**Penting:** bawa KTP', '<b>Penting:</b> bawa KTP'],
    ['a**b**c **d**', 'a<b>b</b>c <b>d</b>'],
    ['**a **b**', '**a <b>b</b>'],
    ['## Jadwal', '## Jadwal'],
    ['  ##   Jadwal **baru**', '## Jadwal <b>baru</b>'],
    ['[Laporan](https://desa.id/a)', '<a https://desa.id/a>Laporan</a>'],
    ['**[Agenda](/agenda)**', '<b><a /agenda>Agenda</a></b>'],
    ['[**Agenda** desa](/agenda)', '<a /agenda><b>Agenda</b> desa</a>'],
    ['[Perdes [draf]](/a)', '<a /a>Perdes [draf]</a>'],
    ['[D](https://a.id/D_(kota))', '<a https://a.id/D_(kota)>D</a>'],
    ['[https://a.id](https://b.id)', '<a https://b.id>https://a.id</a>'],
    ['[lihat https://a.id] di sini', '[lihat <a https://a.id>https://a.id</a>] di sini'],
    ['[x](bukan) [y](/ya)', '[x](bukan) <a /ya>y</a>'],
    ['Buka https://a.id/b.', 'Buka <a https://a.id/b>https://a.id/b</a>.'],
    ['https://a.id/D_(kota), ya', '<a https://a.id/D_(kota)>https://a.id/D_(kota)</a>, ya'],
    ['“https://a.id?b=c&d”', '“<a https://a.id?b=c&d>https://a.id?b=c&d</a>”'],
    ['**https://a.id/b**', '<b><a https://a.id/b>https://a.id/b</a></b>'],
    ['Buka www.desa.id/a.', 'Buka <a https://www.desa.id/a>www.desa.id/a</a>.'],
    ['(WWW.Desa.id)', '(<a https://WWW.Desa.id>WWW.Desa.id</a>)'],
    ['[Situs](www.desa.id)', '<a https://www.desa.id>Situs</a>'],
    ['HTTP://A.ID!', '<a HTTP://A.ID>HTTP://A.ID</a>!'],
    ['[Surel](mailto:a@desa.id)', '<a mailto:a@desa.id>Surel</a>'],
    ['*Penting:* bawa *KTP*, *KK*.', '<b>Penting:</b> bawa <b>KTP</b>, <b>KK</b>.'],
    ['(*08.00*)', '(<b>08.00</b>)'],
    ['*[Agenda](/agenda)*', '<b><a /agenda>Agenda</a></b>'],
    ['*a *b*', '*a <b>b</b>'],
    ['*a **b** c*', '*a <b>b</b> c*'],
    ['**a *b* c**', '<b>a *b* c</b>'],
  ])('parses the inline markup and headings in “%s”', (text, expected) => {
    expect(lines(text)).toEqual([expected])
  })

  it('puts consecutive lines with a dash or a bullet into one list', () => {
    expect(lines('Bawa:\n- KTP\n\n•**KK**\nTerima kasih.')).toEqual([
      'Bawa:',
      '- KTP - <b>KK</b>',
      'Terima kasih.',
    ])
  })

  it.each([
    ['1. KTP\n2) KK\n\n3. *Foto*', ['1. KTP 2. KK 3. <b>Foto</b>']],
    ['4. a\n5. b\nc\n6. d', ['4. a 5. b', 'c', '6. d']],
    ['1. a\n1. b\n3. c', ['1. a', '1. b', '3. c']],
    ['1. a\n- b\n2. c', ['1. a', '- b', '2. c']],
  ])('preserves list numbers as typed: %j', (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})

describe('text without markup', () => {
  it.each([
    '2 * 3 * 4 = 24',
    '2*3*4',
    'Beras Rp12.000* dan gula Rp15.000*',
    '*) Belum ongkos kirim. Harga*)',
    '(*) wajib, (*) juga',
    '*wajib diisi, *boleh kosong',
    ...['Tekan *858*1# atau *888#, lalu *123*#.', '*a * b', '*catatan', '**belum selesai'],
    ...['selesai**', '***penting***', '#1 dari 3', '##tanpa spasi', '### Tiga', '-'],
    ...['Sabtu - Minggu', '1.000 orang', '100. Seratus', '(1) Pasal', 'nama_berkas_akhir __x__'],
    ...['[kurung] (biasa)', '[[[', '[a](javascript:alert(1))', '[a](//jahat.id)'],
    ...['[ ](https:/a)', '![tanpa alamat]', '![a](javascript:alert(1))', 'https://', 'www.'],
    ...['awww.desa.id', 'desa.id', '<b>tebal</b> &amp; <script>alert(1)</script>'],
    '\\ garis `miring`',
  ])('stays unchanged: %s', (text) => {
    expect(parseMarkup(text)).toEqual([{ type: 'paragraph', inlines: [text] }])
  })

  it('forms a paragraph for each line', () => {
    expect(lines('Satu.\r\n\r\n  Dua. \n\t\nTiga.')).toEqual(['Satu.', 'Dua.', 'Tiga.'])
  })

  it('forms one paragraph up to the next blank line with the option `joined`', () => {
    expect(lines('\nSatu.\n**Dua**.\n \nTiga.\n- a\n\n- b', true)).toEqual([
      'Satu.\n<b>Dua</b>.',
      'Tiga.',
      '- a - b',
    ])
  })
})

describe('pictures', () => {
  it.each([
    [`![Panen padi](${OWN}){width=1600 height=900}`, `[Panen padi] ${OWN} 1600×900`],
    [`![](https://firebasestorage.googleapis.com${OWN})`, /^\[\] https:.+ 0×0$/],
    ['![Panen](blob:https://desa.id/1){width=1 height=2}', '[Panen] blob:https://desa.id/1 1×2'],
    ['![Panen]()', '[Panen]  0×0'],
    ['![Panen](#foto-1)', '[Panen]  0×0'],
  ])('are parsed: %s', (text, expected) => {
    expect(lines(text)).toEqual([
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ])
  })

  it.each([
    [`https://jahat.id${OWN}`, `<a https://jahat.id${OWN}>Panen</a>`],
    ['https://jahat.id/a.jpg', '<a https://jahat.id/a.jpg>Panen</a>'],
  ])('from other websites become links: %s', (address, expected) => {
    expect(lines(`![Panen](${address}){width=1600 height=900}`)).toEqual([expected])
  })

  it('must be on a line without other text', () => {
    expect(lines(`Lihat ![Panen](${OWN})`)).toEqual([`Lihat !<a ${OWN}>Panen</a>`])
  })
})

it('stripMarkup removes the markup, but not the text', () => {
  expect(
    stripMarkup(
      `## Jadwal\n**Senin** [di sini](/agenda)\n- a\n• *b*\n1) c\n2) d\n![Panen](${OWN}){width=1 height=1}\nhttps://a.id`,
    ),
  ).toBe('Jadwal\nSenin di sini\na\nb\n1. c\n2. d\nPanen\nhttps://a.id')
})

// A parser with quadratic run time would exceed the time limit of a test.
describe('a text of 200,000 characters', () => {
  const LENGTH = 200_000

  it.each([
    ...['**', '**a', '*', '*a ', '*a **b ', '[', '[a]', '[a](', '[a](b(c)', '[a](/b)', '!['],
    ...['![a](b', 'https://', 'https://a(', 'https://a(b)', 'https://a...', 'https://a*', 'www.'],
    ...[')', '- \n', '1. a\n', '•', '## a\n', '\r\n', '**[a]('],
  ])('is parsed within the time limit of a test if it repeats %j', (piece) => {
    const text = piece.repeat(LENGTH / piece.length)
    for (const each of [text, `[${text}`, `${text}](`, `![${text}`, `https://${text}x`])
      expect(parseMarkup(`${each}a`)).not.toHaveLength(0)
  })

  it('loses only asterisks in stripMarkup if it consists of random brackets, asterisks and other marks', () => {
    const pieces = ['**', '*', '[', ']', '(', ')', '](', ' a', 'a ', '.', '!', '{', '#', '- ', '\\']
    let seed = 7
    const next = () => pieces[(seed = (seed * 48_271) % 2_147_483_647) % pieces.length]
    const text = (length: number) => `x${Array.from({ length }, next).join('')}x`
    const withoutAsterisks = (words: string) => words.replaceAll('*', '')
    for (const length of [...Array<number>(300).fill(100), LENGTH]) {
      const words = text(length)
      expect(withoutAsterisks(stripMarkup(words))).toBe(withoutAsterisks(words))
    }
  })
})
