import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { searchItem } from '../search/search-item'
import { attachments } from './attachments-schema'
import { UPLOADING } from './pdf-file'

const PDF = '/v0/b/desa/o/documents%2F1763700000000.pdf?alt=media#994'

describe('attachments', () => {
  it('lose empty lines and the spaces around each line when stored', () => {
    expect(v.parse(attachments, ` ${PDF}  Formulir \n\n${PDF} Syarat\n`)).toBe(
      `${PDF}  Formulir\n${PDF} Syarat`,
    )
  })

  it.each([
    ['', undefined],
    [`${PDF} Formulir`, undefined],
    [`${PDF} A\n${PDF}`, ['Lampiran 2: Isi judulnya.']],
    [`${PDF} ${'a'.repeat(151)}`, ['Lampiran 1: Judul paling banyak 150 karakter.']],
    [`${PDF}? A`, ['Lampiran 1: Centang dulu bahwa berkas ini sudah Anda periksa.']],
    [
      `${UPLOADING} A`,
      ['Lampiran 1: Berkas belum terunggah. Tunggu sampai selesai, atau pilih lagi.'],
    ],
    [
      'https://contoh.id/a.pdf A',
      ['Lampiran 1: Berkas ini bukan PDF situs ini. Hapus, lalu lampirkan lagi.'],
    ],
    [Array(6).fill(`${PDF} A`).join('\n'), ['Paling banyak 5 lampiran.']],
  ])('are validated: %j has the error %j', (text, expected) => {
    const { issues } = v.safeParse(attachments, text)
    expect(issues?.map(({ message }) => message)).toEqual(expected)
  })

  it('can be searched by title, but not by address', () => {
    const item = searchItem('services', 'a', {
      name: 'Usaha',
      attachments: `${PDF} Formulir\n${PDF} Syarat`,
    })
    expect(item?.fields.at(-1)).toBe('Formulir · Syarat')
  })
})
