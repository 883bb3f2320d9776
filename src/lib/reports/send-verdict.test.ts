import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resetServer, server } from '../firebase/__mocks__/report-database'
import { sendVerdict } from './send-verdict'

vi.mock('../firebase/report-database')

const ID = '7K3M9QZX2B4CD5EF'
const UNSOLVED = { answer: 'belum', reason: 'Lampunya masih padam.' } as const
const SOLVED = { answer: 'ya', reason: '' } as const

beforeEach(resetServer)

it('an answer arrives', async () => {
  expect(await sendVerdict(ID, UNSOLVED)).toBe('belum')
  expect(server.verdicts.get(ID)).toEqual(UNSOLVED)
})

describe.each(['verdict', 'commit'])('what happens to the request %s', (step) => {
  it.each(['lost', 'unheard'] as const)(
    '%s: it is said, and the next try answers once',
    async (outcome) => {
      server.outcome = (request) => (request === step ? outcome : undefined)
      await expect(sendVerdict(ID, UNSOLVED)).rejects.toThrow(/^Jawaban belum terkirim\./)
      server.outcome = () => undefined
      expect(await sendVerdict(ID, UNSOLVED)).toBe('belum')
      expect(server.requests.filter((request) => request === 'commit')).toHaveLength(1)
    },
  )
})

it('what another tab answered stands', async () => {
  server.verdicts.set(ID, UNSOLVED)
  expect(await sendVerdict(ID, SOLVED)).toBe('belum')
})

it('what another tab answers meanwhile stands', async () => {
  server.outcome = (request) => {
    if (request === 'commit') server.verdicts.set(ID, SOLVED)
    return undefined
  }
  expect(await sendVerdict(ID, UNSOLVED)).toBe('ya')
})

it('what cannot be answered any more is said', async () => {
  server.isAnswerable = false
  await expect(sendVerdict(ID, UNSOLVED)).rejects.toThrow(/tidak dapat dijawab lagi/)
})
