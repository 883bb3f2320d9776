import { describe, expect, it } from 'vitest'
import { addressProblem, pdfProblem, pdfWarning, UPLOADING } from './pdf-file'
import { pdfSize } from './document-address'

const PDF =
  'https://firebasestorage.googleapis.com/v0/b/desa.appspot.com/o/documents%2F1763700000000.pdf?alt=media'
const MEGABYTE = 1024 * 1024

const chosen = (changes: Partial<Parameters<typeof pdfProblem>[0]> = {}) => ({
  name: 'perdes.pdf',
  bytes: MEGABYTE,
  start: '%PDF-1.7\n',
  end: '%%EOF',
  ...changes,
})

describe('the address of a document', () => {
  it.each([
    'https://contoh.id/a.pdf',
    `${PDF}#994`,
    '/v0/b/desa/o/documents%2F1763700000000.pdf?alt=media#1',
  ])('can be %s', (address) => expect(addressProblem(address)).toBe(''))

  it.each([
    ['http://contoh.id/a.pdf', 'Tautan harus lengkap dan diawali https://.'],
    ['/v0/b/desa/o/documents%2Fa.pdf?alt=media#1', 'Tautan harus lengkap dan diawali https://.'],
    [PDF, /^Tautan ini ke tempat penyimpanan/],
    [PDF.replace('documents', 'images%2Fpengaduan') + '#1', /^Tautan ini ke tempat penyimpanan/],
    [`${PDF}#994?`, 'Centang dulu bahwa berkas ini sudah Anda periksa.'],
    [UPLOADING, 'Berkas belum terunggah. Tunggu sampai selesai, atau pilih lagi.'],
  ])('cannot be %s', (address, problem) => {
    expect(addressProblem(address)).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    )
  })

  it.each([
    ['1', 'PDF · 1 KB'],
    ['994000', 'PDF · 971 KB'],
    ['1047000', 'PDF · 1 MB'],
    ['1300000', 'PDF · 1,2 MB'],
    ['10485760', 'PDF · 10 MB'],
  ])('with a size of %s bytes is described as %s', (bytes, text) => {
    expect(pdfSize(`${PDF}#${bytes}`)).toBe(text)
  })
})

describe('a selected file', () => {
  it.each([
    ['an empty one', { bytes: 0, start: '' }, /^Berkas ini kosong/],
    ['a renamed Word document', { start: 'PK\x03\x04' }, /^Berkas ini bukan PDF/],
    ['more than 10 MB', { bytes: 11 * MEGABYTE }, /^Ukuran berkas 11 MB; paling besar 10 MB/],
  ])('cannot be %s', (_, changes, problem) => {
    expect(pdfProblem(chosen(changes))).toMatch(problem)
  })

  it('can be a PDF of 10 MB with other bytes before its header', () => {
    expect(pdfProblem(chosen({ bytes: 10 * MEGABYTE, start: '\r\n%PDF-1.4' }))).toBe('')
  })

  it.each([
    [
      'a NIK in its name',
      { name: 'KK 3204101505900001.pdf' },
      /^Dokumen ini tampaknya memuat NIK\./,
    ],
    ['encryption', { end: 'trailer << /Encrypt 9 0 R >>' }, /^PDF ini dikunci/],
    ['a large scan', { bytes: 6 * MEGABYTE }, /^Berkas besar sulit dibuka/],
  ])('leads to a warning about %s', (_, changes, warning) => {
    expect(pdfWarning(chosen())).toBe('')
    expect(pdfWarning(chosen(changes))).toMatch(warning)
  })
})
