import { expect, it } from 'vitest'
import { convertHtml, plainText } from './html'

const convert = (html: string) => convertHtml(html, 'https://www.sukamaju.desa.id')

it.each([
  [
    '<div class="contentText"><p>Satu&nbsp;</p><p>&amp;nbsp;</p><p><b>Dua</b></p></div>',
    'Satu\n**Dua**',
  ],
  ['<h3>Judul</h3><ul><li>a</li><li>b</li></ul>', '## Judul\n- a\n- b'],
  ['<p>a</p><p style="display:none"><a href="https://judi.id">judi</a></p>', 'a'],
  ['[[lap-RP-APBD-sm1,2019]]', '[APBDes](/apbdes)'],
  ['<p>a [[sotk_w_bpd]]</p>', 'a'],
  [
    '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    '[Lihat video](https://www.youtube.com/embed/x)',
  ],
  [
    '&lt;iframe src=&quot;https://www.google.com/maps/embed?pb=1&quot;&gt;&lt;/iframe&gt;',
    '[Lihat peta](https://www.google.com/maps/embed?pb=1)',
  ],
  ['<a href="../../../../index.php/first/artikel/12">a</a>', '[a](/first/artikel/12)'],
  ['<a href="https://sukamaju.desa.id/artikel/2020/5/3/x">a</a>', '[a](/artikel/2020/5/3/x)'],
  [
    '<a href="kab.go.id/x.pdf">a</a> <a href="http://localhost/x">b</a>',
    '[a](https://kab.go.id/x.pdf) b',
  ],
  ['<img src="https://blog.id/x.jpg" alt="Panen">', '[Panen](https://blog.id/x.jpg)'],
  ['<img src="https://scontent.fbcdn.net/x.jpg">', ''],
  ['<p>a <img src="../desa/upload/media/x y.jpg" alt="P"> b</p>', 'a b\n⟦0⟧'],
  ['<a href="x.jpg"><img src="/desa/upload/media/x.jpg"></a>', '⟦0⟧'],
])('converts %s to %s', (html, markup) => {
  expect(convert(html).markup).toBe(markup)
})

it('convertHtml finds pictures of the old site and embedded pictures', () => {
  const data = Buffer.from('gambar').toString('base64')
  const html = `<img src="http://lama.id/desa/upload/media/a%20b.jpg?x=1" alt="Sawah"><img src="data:image/png;base64,${data}">`
  expect(convert(html).pictures).toEqual([
    { path: 'upload/media/a%20b.jpg', data: null, alt: 'Sawah' },
    { path: '', data: Buffer.from('gambar'), alt: '' },
  ])
})

it('plainText converts a title with entities and tags to plain text', () => {
  expect(plainText('Kades &amp;quot;Baru&amp;quot; <b>Dilantik</b><br>Hari&nbsp;ini')).toBe(
    'Kades "Baru" Dilantik Hari ini',
  )
})
