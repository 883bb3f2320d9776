import { beforeEach, describe, expect, it } from 'vitest'
import { CODE, FIRST, NEVER_SENT, progressAt } from '../complaints/complaints'
import { storePictures } from '../pictures'
import { expectRefused, expectTaken, setupAttack, type Who } from './attackers'

const { beginUpload, bucket, file, project, send } = setupAttack('demo-attack-upload-paths')
const PICTURE = 'images/1763700000000.jpg'
const PHOTO = `images/pengaduan/${CODE}/1763700000000.jpg`

beforeEach(async () => {
  await project.store({
    [progressAt(CODE)]: { id: CODE, replies: {} },
    [progressAt(NEVER_SENT)]: null,
  })
  await storePictures(project, PICTURE, PHOTO)
})

const upload = (who: Who, name: string, query = encodeURIComponent(name)) =>
  send(who, 'POST', `${bucket}?name=${query}`, {
    headers: { 'content-type': 'image/jpeg' },
    body: 'Diretas',
  })
const contentOf = async (name: string) =>
  (await send('owner', 'GET', file(name, '?alt=media'))).text

describe('a photo of a reporter', () => {
  const folder = `images/pengaduan/${NEVER_SENT}`

  it.each([
    `${folder}/../../1763700000000.jpg`,
    `${folder}/../${CODE}/1763700000000.jpg`,
    `images/pengaduan/../1763700000000.jpg`,
    `images/pengaduan//1763700000000.jpg`,
    `images//pengaduan/${NEVER_SENT}/1763700000000.jpg`,
    `images/./pengaduan/${NEVER_SENT}/1763700000000.jpg`,
    `/images/pengaduan/${NEVER_SENT}/1763700000000.jpg`,
    `${folder}//1763700000000.jpg`,
    `${folder}/./1763700000000.jpg`,
    `${folder}/1763700000000.jpg/`,
    `${folder}/a/1763700000000.jpg`,
    `${folder}/balasan/${FIRST}_1.jpg`,
    `images/pengaduan/${CODE}/balasan/${FIRST}_1.jpg`,
    `${folder}\\1763700000000.jpg`,
    `${folder}%2F1763700000000.jpg`,
    `${folder}\0/1763700000000.jpg`,
    `${folder} /1763700000000.jpg`,
    `images/pengaduan/${NEVER_SENT.toLowerCase()}/1763700000000.jpg`,
    `images/pengaduan/*/1763700000000.jpg`,
    `images/pengaduan/{id}/1763700000000.jpg`,
    `images/usulan/../pengaduan/${NEVER_SENT}/1763700000000.jpg`,
    'images/1763700000001.jpg',
    'images/../images/1763700000001.jpg',
    'images/1763700000000.jpg',
    '1763700000001.jpg',
    'index.html',
  ])('cannot be uploaded to %j', async (name) => {
    for (const who of ['visitor', 'stranger'] as const) expectRefused(await upload(who, name), who)
    expect(await contentOf(PICTURE)).toBe('gambar')
    expect(await contentOf(PHOTO)).toBe('gambar')
    expectTaken(await upload('visitor', `${folder}/1763700000000.jpg`))
  })

  it.each(['.', '..', '', 'a\nb', 'a\rb', 'a'.repeat(1025)])('cannot be named %j', async (name) => {
    expect((await upload('visitor', name)).status).toBe(400)
  })

  it('cannot have two names', async () => {
    const two = `${encodeURIComponent(`${folder}/1763700000000.jpg`)}&name=${encodeURIComponent(PICTURE)}`
    await upload('visitor', '', two)
    expect(await contentOf(PICTURE)).toBe('gambar')
    const turned = `${encodeURIComponent(PICTURE)}&name=${encodeURIComponent(`${folder}/1763700000001.jpg`)}`
    expectRefused(await upload('visitor', '', turned))
    expect(await contentOf(PICTURE)).toBe('gambar')
  })

  it('cannot be replaced after its report was sent, by an upload that started before', async () => {
    const name = `${folder}/1763700000000.jpg`
    const begun = await beginUpload('visitor', name)
    expectTaken(begun)
    await storePictures(project, name)
    await project.store({ [progressAt(NEVER_SENT)]: { id: NEVER_SENT } })
    const { pathname, search } = new URL(begun.headers.get('x-goog-upload-url') ?? '')
    const headers = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' }
    expectRefused(await send('visitor', 'POST', pathname + search, { headers, body: 'Diretas' }))
    expect(await contentOf(name)).toBe('gambar')
  })

  it('cannot be added to a sent report', async () => {
    const name = PHOTO.replace('.jpg', '.png').replace('000.', '001.')
    for (const who of ['visitor', 'stranger', 'kontributor', 'petugas', 'admin'] as const)
      expectRefused(await upload(who, name), who)
    await project.store({ [progressAt(CODE)]: null })
    expectTaken(await upload('visitor', PHOTO))
  })
})

describe('a contributor', () => {
  const own = 'images/usulan/kontributor'

  it.each([
    'images/usulan/kontributor-2/1763700000000.jpg',
    `${own}/../kontributor-2/1763700000000.jpg`,
    `${own}/../../1763700000000.jpg`,
    `${own}/../1763700000000.jpg`,
    `${own}//1763700000000.jpg`,
    `${own}/a/1763700000000.jpg`,
    `images/usulan/kontributor%2F..%2Fkontributor-2/1763700000000.jpg`,
    'images/usulan/Kontributor/1763700000000.jpg',
    'images/usulan/kontributor /1763700000000.jpg',
    PICTURE,
    PHOTO,
  ])('cannot upload to %j', async (name) => {
    expectRefused(await upload('kontributor', name))
    expect(await contentOf(PICTURE)).toBe('gambar')
    expectTaken(await upload('kontributor', `${own}/1763700000000.jpg`))
  })

  it('cannot replace a published picture', async () => {
    expectRefused(await upload('kontributor', PICTURE))
    expectRefused(await send('kontributor', 'DELETE', file(PICTURE)))
    expectTaken(await upload('editor', PICTURE))
    expect(await contentOf(PICTURE)).toBe('Diretas')
  })
})
