import { beforeEach, describe, expect, it } from 'vitest'
import { expectDenied } from '../../support/rules'
import { CODE, FIRST, NEVER_SENT, progressAt } from '../complaints/complaints'
import { storePictures } from '../pictures'
import { type Answer, ATTACKERS, setupAttack, type Who } from './attackers'

const { beginUpload, bucket, file, project, send, uploadMultipart } =
  setupAttack('demo-attack-files')

const PICTURE = 'images/1763700000000.jpg'
const PHOTO = `images/pengaduan/${CODE}/1763700000000.jpg`
const PROPOSAL = 'images/usulan/kontributor-2/1763700000000.jpg'
const REPLY = `images/pengaduan/${CODE}/balasan/${FIRST}_1.jpg`
const STORED = [PICTURE, PHOTO, PROPOSAL, REPLY]
const HTML = '<script>alert(document.domain)</script>'

beforeEach(async () => {
  await project.store({
    [progressAt(CODE)]: { id: CODE, replies: {} },
    [progressAt(NEVER_SENT)]: null,
  })
  await storePictures(project, ...STORED)
})

let last = 1_763_800_000_000
const newName = (ending = '.png') => `images/${last++}${ending}`
const newPhotoName = (ending = '.png') => `images/pengaduan/${NEVER_SENT}/${last++}${ending}`

const upload = (who: Who, name: string, type = 'image/jpeg', body: string | Blob = HTML) =>
  send(who, 'POST', `${bucket}?name=${encodeURIComponent(name)}`, {
    headers: { 'content-type': type },
    body,
  })
const readContent = async (name: string) =>
  (await send('owner', 'GET', file(name, '?alt=media'))).text
const expectUnchanged = async () => {
  for (const name of STORED) expect(await readContent(name)).toBe('gambar')
}

function finish(who: Who, { headers: begun }: Answer, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(begun.get('x-goog-upload-url') ?? '')
  const command = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' }
  return send(who, 'POST', pathname + search, { headers: { ...command, ...headers }, body: HTML })
}

describe.each([
  ['the photo of a report', PHOTO, 'petugas'],
  ['the unpublished picture of another contributor', PROPOSAL, 'editor'],
] as const)('%s', (_, name, reader) => {
  it('lets attackers read no private file with any request, and does not reveal whether the file exists', async () => {
    const { headers } = await send(reader, 'GET', file(name, '?alt=media'))
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect(known['if-none-match']).not.toBe('')
    for (const who of ATTACKERS) {
      await expectDenied(send(who, 'GET', file(name, '?alt=media'), { headers: known }), who)
      for (const query of ['', '?alt=media', '?alt=media&token=', '?alt=media&token=undefined'])
        for (const path of [name, name.replace('000.jpg', '001.jpg')])
          await expectDenied(send(who, 'GET', file(path, query)), who)
    }
  })

  it('lets nobody read a private file through other spellings of its path', async () => {
    const folder = name.slice('images/'.length)
    for (const other of [
      ...[`images/../${name}`, `images/x/../${folder}`, `./${name}`, `/${name}`],
      ...[`images//${folder}`, `${name}/`, `${name}\0`, `${name}\n`, `${PICTURE}/../${folder}`],
      encodeURIComponent(name),
    ])
      for (const who of ATTACKERS)
        await expectDenied(send(who, 'GET', file(other, '?alt=media')), `${who} ${other}`)
  })
})

describe('an upload', () => {
  const photos = `images/pengaduan/${NEVER_SENT}`
  const own = 'images/usulan/kontributor'

  it.each<[Who, string, string[]]>([
    [
      'visitor',
      photos,
      [
        `${photos}/../../1763700000000.jpg`,
        `${photos}/../${CODE}/1763700000000.jpg`,
        'images/pengaduan/../1763700000000.jpg',
        'images/pengaduan//1763700000000.jpg',
        `images//pengaduan/${NEVER_SENT}/1763700000000.jpg`,
        `images/./pengaduan/${NEVER_SENT}/1763700000000.jpg`,
        `/${photos}/1763700000000.jpg`,
        `${photos}//1763700000000.jpg`,
        `${photos}/./1763700000000.jpg`,
        `${photos}/1763700000000.jpg/`,
        `${photos}/a/1763700000000.jpg`,
        `${photos}/balasan/${FIRST}_1.jpg`,
        REPLY,
        `${photos}\\1763700000000.jpg`,
        `${photos}%2F1763700000000.jpg`,
        `${photos}\0/1763700000000.jpg`,
        `${photos} /1763700000000.jpg`,
        `${photos.toLowerCase()}/1763700000000.jpg`,
        'images/pengaduan/*/1763700000000.jpg',
        'images/pengaduan/{id}/1763700000000.jpg',
        `images/usulan/../pengaduan/${NEVER_SENT}/1763700000000.jpg`,
        ...['images/1763700000001.jpg', 'images/../images/1763700000001.jpg', PICTURE],
        ...['1763700000001.jpg', 'index.html'],
      ],
    ],
    [
      'kontributor',
      own,
      [
        ...[PROPOSAL, `${own}/../kontributor-2/1763700000000.jpg`],
        ...[`${own}/../../1763700000000.jpg`, `${own}/../1763700000000.jpg`],
        ...[`${own}//1763700000000.jpg`, `${own}/a/1763700000000.jpg`],
        'images/usulan/kontributor%2F..%2Fkontributor-2/1763700000000.jpg',
        'images/usulan/Kontributor/1763700000000.jpg',
        'images/usulan/kontributor /1763700000000.jpg',
        ...[PICTURE, PHOTO],
      ],
    ],
  ])('sent by %s cannot leave the folder %s', async (who, folder, names) => {
    for (const name of names) await expectDenied(upload(who, name), JSON.stringify(name))
    await expectUnchanged()
    await upload(who, `${folder}/1763700000000.jpg`)
  })

  it('cannot replace a photo after its report was sent, even if the upload started before the report was sent', async () => {
    const name = `${photos}/1763700000000.jpg`
    const begun = await beginUpload('visitor', name, 'image/jpeg', HTML.length)
    await storePictures(project, name)
    await project.store({ [progressAt(NEVER_SENT)]: { id: NEVER_SENT } })
    await expectDenied(finish('visitor', begun))
    for (const who of ['visitor', 'stranger', 'kontributor', 'petugas', 'admin'] as const)
      await expectDenied(upload(who, PHOTO.replace('000.', '001.')), who)
    expect(await readContent(name)).toBe('gambar')
  })
})

describe.each([
  ['a picture of an editor', 'editor', newName],
  ['a photo of a reporter', 'visitor', newPhotoName],
] as const)('%s', (_, who, path) => {
  const multipart = (name: string, metadata: object, type = 'image/png') =>
    uploadMultipart(who, name, metadata, type, HTML)

  it('cannot have a type other than that of a picture', async () => {
    for (const type of [
      ...['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml'],
      ...['application/javascript', 'application/pdf', 'application/octet-stream'],
      ...['application/vnd.android.package-archive', 'image/*', 'image/PNG', 'IMAGE/PNG'],
      ...['image/png;charset=utf-8', 'image/png, text/html', 'text/html;image/png'],
      ...[' image/png x', 'image/png\ttext/html', 'multipart/x-mixed-replace'],
    ]) {
      await expectDenied(multipart(path(), { contentType: type }, type), type)
      await expectDenied(upload(who, path(), type), type)
    }
    await expectDenied(multipart(path(), { contentType: '' }, 'text/html'))
    // The rules check the type in the metadata, not that of the content.
    await expectDenied(multipart(path(), { contentType: 'text/html' }))
    await multipart(path(), { contentType: 'image/png' }, 'text/html')
  })

  it('cannot have a name other than that of a picture', async () => {
    for (const ending of [
      ...['.png.svg', '.svg', '.html', '.png.html', '.html.png', '.png%2Fa.svg', '.png;a.svg'],
      ...['.png?a=.svg', '.png#a.svg', '.png ', '.png.', '.PNG', '.png\0.svg', '.svg\0.png'],
      ...['.png\u2028', '.apng', '.'],
    ])
      await expectDenied(upload(who, path(ending), 'image/png'), JSON.stringify(ending))
    // The rules check the name in the request, not that in the metadata.
    await multipart(path(), { name: path('.svg'), contentType: 'image/png' })
    await expectDenied(multipart(path('.svg'), { name: path(), contentType: 'image/png' }))
  })
})
