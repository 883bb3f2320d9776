import { beforeAll, describe, expect, it } from 'vitest'
import { CODE, entryAt, FIRST, pair, verdictAt } from '../complaints/complaints'
import { ATTACKERS, countWrites, expectTaken, setupAttack, toFields, type Who } from './attackers'

/** An existing and a missing document of each private collection. */
const PLACES: [there: string, missing: string][] = [
  [`complaints/${CODE}`, 'complaints/7K3M9QWERTY0123V'],
  [verdictAt(CODE), verdictAt('7K3M9QWERTY0123V')],
  [entryAt(FIRST), entryAt('01JZ00000000000000000000H9')],
  ['users/editor', 'users/siapa'],
  ['drafts/01JZ0000000000000000000001', 'drafts/01JZ0000000000000000000009'],
  ['bin/news-01JZ0000000000000000000002', 'bin/news-01JZ0000000000000000000009'],
  ['audit/kejadian-1', 'audit/kejadian-9'],
  ['versions/versi-1', 'versions/versi-9'],
  ['complaint_notices/a', 'complaint_notices/b'],
]

const attack = setupAttack('demo-attack-existence')
const { ask, nameOf, project } = attack

beforeAll(async () => {
  const { report, progress } = pair(CODE)
  for (const [path] of PLACES)
    if (!path.startsWith('users/'))
      await project.store({ [path]: { id: 'a', collection: 'news', createdBy: 'admin' } })
  await project.store({ [`complaints/${CODE}`]: report, [`complaint_status/${CODE}`]: progress })
})

/** Writes whose result would differ between an existing and a missing document for callers with the right. */
const PROBES: [name: string, write: (path: string) => object][] = [
  ['that it is there', (path) => ({ verify: nameOf(path), currentDocument: { exists: true } })],
  ['that it is not', (path) => ({ verify: nameOf(path), currentDocument: { exists: false } })],
  [
    'when it was written',
    (path) => ({
      verify: nameOf(path),
      currentDocument: { updateTime: '2026-01-01T00:00:00.000000Z' },
    }),
  ],
  [
    'its deletion, if it is there',
    (path) => ({ delete: nameOf(path), currentDocument: { exists: true } }),
  ],
  ['its deletion', (path) => ({ delete: nameOf(path) })],
  [
    'an update, if it is there',
    (path) => ({ update: { name: nameOf(path), fields: {} }, currentDocument: { exists: true } }),
  ],
  [
    'its creation, if it is not',
    (path) => ({
      update: { name: nameOf(path), fields: toFields({ id: 'a' }) },
      currentDocument: { exists: false },
    }),
  ],
  [
    'a change of no field',
    (path) => ({ update: { name: nameOf(path), fields: {} }, updateMask: { fieldPaths: [] } }),
  ],
]

const publicly = (text: string) => text.replace(/\\n[^"]*/g, '')

/** A contributor may learn which own drafts exist. */
const isOpen = (who: Who, path: string) => who === 'kontributor' && path.startsWith('drafts/')

/**
 * Returns the response without the name of the document. The local Firebase adds the line of the rule that
 * refused for developers; production does not.
 */
async function answers(
  who: Who,
  verb: string,
  paths: [string, string],
  body: (path: string) => object,
) {
  const said: { status: number; text: string }[] = []
  for (const path of paths) {
    const { status, text } = await ask(who, verb, body(path))
    said.push({ status, text: publicly(text).replaceAll(path, '…') })
  }
  return said
}

describe.each(PLACES)('the existence of %s', (there, missing) => {
  it('stays hidden from a get', async () => {
    const body = (path: string) => ({ documents: [nameOf(path)] })
    for (const who of ATTACKERS.filter((one) => !isOpen(one, there))) {
      const [first, second] = await answers(who, 'batchGet', [there, missing], body)
      expect(first?.status, who).toBe(403)
      expect(second, who).toEqual(first)
    }
    const [first, second] = await answers('owner', 'batchGet', [there, missing], body)
    expect([first?.text, second?.text]).toEqual([
      expect.stringContaining('"found"'),
      expect.stringContaining('"missing"'),
    ])
  })

  it.each(PROBES)('stays hidden from a commit that requires %s', async (_, write) => {
    const body = (path: string) => ({ writes: [write(path)] })
    for (const who of ATTACKERS.filter((one) => !isOpen(one, there))) {
      const [first, second] = await answers(who, 'commit', [there, missing], body)
      expect(first?.status, who).toBe(403)
      expect(second, who).toEqual(first)
    }
  })

  // Shows the difference that attackers would see if preconditions were checked before the rules.
  it('shows to the owner of the project in the same commits', async () => {
    const probe = PROBES[0]?.[1]
    const said = await answers('owner', 'commit', [there, missing], (path) => ({
      writes: [probe?.(path)],
    }))
    expect(said.map(({ status }) => status)).toEqual([200, 404])
  })
})

describe('a tracking code', () => {
  const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
  const neighbours = [...CODE].flatMap((own, at) =>
    letters
      .filter((letter) => letter !== own)
      .map((letter) => CODE.slice(0, at) + letter + CODE.slice(at + 1)),
  )

  it('reveals nothing about its 496 neighbours', async () => {
    const documents = [CODE, ...neighbours].map((code) => nameOf(`complaint_status/${code}`))
    const answer = await ask('visitor', 'batchGet', { documents })
    expectTaken(answer)
    const found = JSON.parse(answer.text) as { found?: { name: string } }[]
    expect(found).toHaveLength(neighbours.length + 1)
    expect(found.flatMap(({ found: one }) => one?.name ?? [])).toEqual([documents[0]])
  })

  it.each([CODE.toLowerCase(), ` ${CODE}`, `${CODE} `, CODE.replace('0', 'O'), `${CODE}0`])(
    'does not match %j',
    async (code) => {
      const documents = [nameOf(`complaint_status/${code}`)]
      expect((await ask('visitor', 'batchGet', { documents })).text).toContain('"missing"')
    },
  )

  it('does not return the texts of the reporter', async () => {
    const { text } = await ask('visitor', 'batchGet', {
      documents: [nameOf(`complaint_status/${CODE}`)],
    })
    const { report } = pair(CODE)
    expect(text).toContain(report['category'])
    for (const name of ['name', 'address', 'phone', 'report', 'documentationurl'])
      expect(text).not.toContain(report[name])
  })

  it('gets the message of any invalid report if it exists already', async () => {
    const sends = (code: string, status: string) => {
      const { report, progress } = pair(code, undefined, { report: { status } })
      const times = ['receivedAt', 'updatedAt']
      const writeOf = (path: string, data: object) => ({
        update: {
          name: nameOf(`${path}/${code}`),
          fields: toFields(
            Object.fromEntries(Object.entries(data).filter(([name]) => !times.includes(name))),
          ),
        },
        updateTransforms: times
          .filter((name) => name in data)
          .map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
      })
      return ask('visitor', 'commit', {
        writes: [
          writeOf('complaints', report),
          writeOf('complaint_status', progress),
          ...countWrites(nameOf, code),
        ],
      })
    }
    const [taken, unfit] = [await sends(CODE, 'Baru'), await sends('7K3M9QWERTY0123V', 'Selesai')]
    expect(taken.status).toBe(403)
    expect(unfit.status).toBe(403)
    expect(publicly(unfit.text)).toBe(publicly(taken.text))
    expectTaken(await sends('7K3M9QWERTY0123V', 'Baru'))
  })
})
