import { beforeEach, expect, it, vi } from 'vitest'
import { resetServer, server } from '../firebase/__mocks__/report-database'
import { sendVerdict } from './send-verdict'

vi.mock('../firebase/report-database')

const ID = '7K3M9QZX2B4CD5EF'
const UNSOLVED = { answer: 'belum', reason: 'Lampunya masih padam.' } as const
const SOLVED = { answer: 'ya', reason: '' } as const

beforeEach(resetServer)

it('stores a verdict on the server', async () => {
  expect(await sendVerdict(ID, UNSOLVED)).toBe('belum')
  expect(server.verdicts.get(ID)).toEqual(UNSOLVED)
})

it.each(
  ['verdict', 'commit'].flatMap((step) =>
    (['lost', 'unheard'] as const).map((outcome) => ({ step, outcome })),
  ),
)(
  'reports that the request “$step” failed ($outcome), and stores the verdict once on retry',
  async ({ step, outcome }) => {
    server.outcome = (request) => (request === step ? outcome : undefined)
    await expect(sendVerdict(ID, UNSOLVED)).rejects.toThrow(/^Jawaban belum terkirim\./)
    server.outcome = () => undefined
    expect(await sendVerdict(ID, UNSOLVED)).toBe('belum')
    expect(server.requests.filter((request) => request === 'commit')).toHaveLength(1)
  },
)

it('returns the verdict that another tab sent earlier', async () => {
  server.verdicts.set(ID, UNSOLVED)
  expect(await sendVerdict(ID, SOLVED)).toBe('belum')
})

it('returns the stored verdict if another tab stores a verdict while this tab sends its own', async () => {
  server.outcome = (request) => {
    if (request === 'commit') server.verdicts.set(ID, SOLVED)
    return undefined
  }
  expect(await sendVerdict(ID, UNSOLVED)).toBe('ya')
})

it('reports a verdict that is no longer accepted', async () => {
  server.isAnswerable = false
  await expect(sendVerdict(ID, UNSOLVED)).rejects.toThrow(/tidak dapat dijawab lagi/)
})
