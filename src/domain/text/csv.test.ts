import { expect, it } from 'vitest'
import { toCsv } from './csv'

const cell = (text: string) => toCsv([[text]]).slice(1, -2)

it('a CSV file starts with a byte order mark, and uses semicolons and CRLF', () => {
  expect(toCsv([['Nama', 'Laporan'], ['Tati']])).toBe('\uFEFF"Nama";"Laporan"\r\n"Tati"\r\n')
})

it('a CSV file contains numbers with a decimal comma', () => {
  expect(toCsv([[1_000, -333.33]])).toBe('\uFEFF1000;-333,33\r\n')
})

it.each([
  ['doubles quotes', 'Jalan "Raya"', '"Jalan ""Raya"""'],
  ['quotes separators and line ends', 'a;b,c\nd', '"a;b,c\nd"'],
  ['quotes empty text', '', '""'],
  ['does not change a minus within the text', 'RT 02-05 = dekat', '"RT 02-05 = dekat"'],
])('%s', (_, text, written) => {
  expect(cell(text)).toBe(written)
})

it.each([
  ...['=HYPERLINK("http://jahat.example";"klik")', '+62812', '-1+1', '−1', '@SUM(A1)', '\t=1'],
  ...['\r=1', '\n=1', '\tlaporan', ' =1', '\u00A0=1', '\u200B=1', '\uFEFF=1', '\0=1', '＝1', '＋1'],
  ...['－1', '＠A1', '﹦1', '"=1', ';=1'],
])('prevents spreadsheets from reading text as a formula: %j', (text) => {
  // The content of the cell after a spreadsheet has removed the quotes.
  const seen = cell(text).slice(1, -1).replaceAll('""', '"')
  expect(seen).toMatch(/^['";]/)
  expect(seen).toContain(text)
})
