import * as v from 'valibot'
import { expect, it } from 'vitest'
import { publicDocumentInput } from '../drafts/dated-input'
import { publicDocument } from './public-document-schema'

const OLD = { title: 'Dokumen', year: 2025, type: 'SK', url: 'https://contoh.id/a.pdf' }
const STAMP = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  updatedBy: 'uji',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

it.each([
  ['RKPDes', 'berkala'],
  ['LPPD', 'berkala'],
  ['lainnya', 'setiap-saat'],
])(
  'gives a document of the type %s that was stored without an information class the class %s',
  (type, expected) => {
    const read = v.parse(publicDocument, { ...OLD, ...STAMP, type })
    expect(read).toMatchObject({
      class: expected,
      form: 'salinan digital',
      officer: 'Sekretaris Desa',
      date: '',
    })
    expect(v.parse(publicDocumentInput, { ...OLD, type })).toMatchObject({ class: expected })
  },
)

it.each([
  [{}, undefined],
  [{ form: 'cetak', url: '' }, undefined],
  [{ class: 'dikecualikan' }, { class: ['Pilih golongannya.'] }],
  [{ class: '' }, { class: ['Pilih golongannya.'] }],
  [{ url: '' }, { url: ['Unggah berkas PDF atau isi tautannya.'] }],
  [{ form: 'keduanya', url: '' }, { url: ['Unggah berkas PDF atau isi tautannya.'] }],
  [
    { form: 'cetak' },
    {
      url: ['Dokumen ini hanya di kantor. Hapus berkas atau tautannya, atau pilih bentuk lain.'],
    },
  ],
])('returns the expected validation errors for a document with %j', (changes, nested) => {
  const { issues } = v.safeParse(publicDocumentInput, { ...OLD, ...changes })
  expect(issues && v.flatten(issues as never).nested).toEqual(nested)
})
