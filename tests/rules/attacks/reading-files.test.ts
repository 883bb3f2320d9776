import { beforeAll, describe, expect, it } from 'vitest'
import { CODE } from '../complaints/complaints'
import { storePictures } from '../pictures'
import { ATTACKERS, expectRefused, expectTaken, setupAttack } from './attackers'

const PHOTO = `images/pengaduan/${CODE}/1763700000000.jpg`
const PROPOSAL = 'images/usulan/kontributor-2/1763700000000.jpg'
const PICTURE = 'images/1763700000000.jpg'
const MISSING = `images/pengaduan/${CODE}/1763700000001.jpg`

const attack = setupAttack('demo-attack-reading-files')
const { bucket, file, project, send } = attack

beforeAll(() => storePictures(project, PHOTO, PROPOSAL, PICTURE))

describe.each([
  ['the photo of a report', PHOTO, 'petugas'],
  ['another’s proposal', PROPOSAL, 'editor'],
] as const)('%s', (_, name, reader) => {
  it.each([
    ['its content', 'GET', '?alt=media'],
    ['its metadata', 'GET', ''],
    ['its headers', 'HEAD', '?alt=media'],
    ['its content with a question besides', 'GET', '?alt=media&x=1'],
  ] as const)('cannot be read through a request for %s', async (__, method, query) => {
    for (const who of ATTACKERS) {
      const answer = await send(who, method, file(name, query))
      expect(answer.status, who).toBe(403)
      expect(answer.text).not.toContain('gambar')
      const { status, text } = await send(who, method, file(MISSING, query))
      expect({ status, text }, who).toEqual({ status: answer.status, text: answer.text })
    }
    expectTaken(await send(reader, method, file(name, query)))
  })

  it.each(['', 'a', '%00', '*', 'undefined', '00000000-0000-0000-0000-000000000000'])(
    'cannot be read with the token %j',
    async (token) => {
      for (const who of ATTACKERS)
        expectRefused(await send(who, 'GET', file(name, `?alt=media&token=${token}`)), who)
    },
  )

  it('cannot be read with a conditional request', async () => {
    const { headers } = await send(reader, 'GET', file(name, '?alt=media'))
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect(known['if-none-match']).not.toBe('')
    for (const who of ATTACKERS)
      expectRefused(await send(who, 'GET', file(name, '?alt=media'), { headers: known }), who)
    expect((await send(reader, 'GET', file(name, '?alt=media'), { headers: known })).status).toBe(
      304,
    )
  })

  it('cannot be read through other spellings of its path', async () => {
    const folder = name.slice('images/'.length)
    const names = [
      `images/../${name}`,
      `images/x/../${folder}`,
      `./${name}`,
      `/${name}`,
      `images//${folder}`,
      `${name}/`,
      `${name}\0`,
      `${name}\n`,
      `${PICTURE}/../${folder}`,
      encodeURIComponent(name),
    ]
    for (const other of names)
      for (const who of ATTACKERS) {
        const answer = await send(who, 'GET', file(other, '?alt=media'))
        expect(answer.text, other).not.toContain('gambar')
        expectRefused(answer, `${who}: ${JSON.stringify(other)}`)
      }
    expectTaken(await send('visitor', 'GET', file(PICTURE, '?alt=media')))
  })
})

it.each([
  '',
  '?prefix=images/',
  '?prefix=images/pengaduan/',
  `?prefix=images/pengaduan/${CODE}/`,
  `?prefix=images/pengaduan/${CODE}/&delimiter=/`,
  '?delimiter=/',
  '?maxResults=1',
  '?prefix=images/usulan/kontributor/',
  '?pageToken=a&prefix=images/',
])('refuses to list files by %j', async (query) => {
  for (const who of [...ATTACKERS, 'petugas', 'admin'] as const) {
    const answer = await send(who, 'GET', bucket + query)
    expectRefused(answer, who)
    expect(answer.text).not.toMatch(/\d{13}/)
  }
  // The rules are not evaluated here. The local Firebase lists files only for the Admin SDK.
  expect((await send('owner', 'GET', bucket + query)).status).toBe(400)
})

it("refuses another project's bucket to a token of this project", async () => {
  const other = bucket.replace('demo-attack', 'demo-other')
  for (const who of ['stranger', 'admin'] as const)
    expect((await send(who, 'GET', `${other}/${encodeURIComponent(PHOTO)}`)).status, who).toBe(401)
})
