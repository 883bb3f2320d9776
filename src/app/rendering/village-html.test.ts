import { expect, it } from 'vitest'
import { villageHtml } from './village-html'

const BUILT =
  '<!doctype html><html lang="id"><head><title>%VILLAGE_NAME%</title><meta name="theme-color" content="#1F5D3F"></head>'

it('puts the name and the colours of the village into the built HTML', () => {
  expect(villageHtml(BUILT, { village_name: 'Desa Bahari', palette: 'laut', emblemurl: '' })).toBe(
    '<!doctype html><html lang="id" data-palette="laut"><head><title>Desa Bahari</title><meta name="theme-color" content="#12557A"></head>',
  )
})

it('escapes special characters in the name of the village', () => {
  const html = villageHtml(BUILT, {
    village_name: `$& <b>"Desa"</b>`,
    palette: 'sawah',
    emblemurl: '',
  })
  expect(html).toContain('<title>$&amp; &lt;b&gt;&quot;Desa&quot;&lt;/b&gt;</title>')
})

it('replaces the default emblem with the emblem of the village everywhere', () => {
  const stem = '/v0/b/desa/o/images%2F1763700000000'
  const village = {
    village_name: 'Desa',
    palette: 'sawah',
    emblemurl: `${stem}.png?alt=media`,
  } as const
  expect(villageHtml('<img src="/emblem.svg"><link rel="icon" href="/favicon.svg">', village)).toBe(
    `<img src="${stem}_emblem?alt=media"><link rel="icon" href="${stem}_emblem?alt=media">`,
  )
})
