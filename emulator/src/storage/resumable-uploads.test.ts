import { beforeEach, describe, expect, it } from 'vitest'
import { CHUNK_GRANULARITY, ResumableUploads } from './resumable-uploads'
import { factsOf, newObject } from './stored-object'

const PROJECT = 'demo-a'
const HOUR = 60 * 60 * 1000
const PIECE = Buffer.alloc(CHUNK_GRANULARITY, 'x')
const END = Buffer.from('end')

let now: number
let uploads: ResumableUploads
let stored: Buffer[]

beforeEach(() => {
  now = 0
  uploads = new ResumableUploads(() => now)
  stored = []
})

const start = (size?: number) =>
  uploads.start({
    projectId: PROJECT,
    size,
    finish(content) {
      stored.push(content)
      return newObject('b', 'a', '1', factsOf(content), {})
    },
  }).id

const append = (id: string, offset: number, chunk: Buffer, isLast = false) => {
  uploads.append(PROJECT, id, offset, chunk, isLast)
}

const refusal = (code: number) => expect.objectContaining({ code }) as Error

describe('an upload', () => {
  it('is stored when it is whole', () => {
    const id = start(PIECE.length + END.length)
    append(id, 0, PIECE)
    expect(uploads.get(PROJECT, id)).toMatchObject({ state: 'active', received: PIECE.length })
    append(id, PIECE.length, END, true)
    expect(stored).toEqual([])
    uploads.finish(PROJECT, id)
    expect(stored).toEqual([Buffer.concat([PIECE, END])])
    expect(uploads.get(PROJECT, id)).toMatchObject({ state: 'final', received: PIECE.length + 3 })
  })

  it('need not announce its size', () => {
    const id = start()
    append(id, 0, END, true)
    expect(uploads.finish(PROJECT, id).size).toBe(3)
  })

  it.each([0, PIECE.length - 1, PIECE.length + 1, 2 * PIECE.length])(
    'goes on at its end, not at %i',
    (offset) => {
      const id = start()
      append(id, 0, PIECE)
      expect(() => {
        append(id, offset, PIECE)
      }).toThrow(refusal(400))
      expect(uploads.get(PROJECT, id).received).toBe(PIECE.length)
    },
  )

  it('has pieces of a multiple of 256 KiB, but for the last', () => {
    const id = start()
    expect(() => {
      append(id, 0, END)
    }).toThrow(refusal(400))
  })

  it('is neither longer nor shorter than announced', () => {
    const id = start(2)
    expect(() => {
      append(id, 0, END, true)
    }).toThrow(refusal(400))
    append(id, 0, Buffer.from('x'), true)
    expect(() => uploads.finish(PROJECT, id)).toThrow(refusal(400))
    expect(stored).toEqual([])
  })

  it('that cannot be stored is over', () => {
    const { id } = uploads.start({
      projectId: PROJECT,
      size: undefined,
      finish() {
        throw new Error('refused')
      },
    })
    expect(() => uploads.finish(PROJECT, id)).toThrow('refused')
    expect(uploads.get(PROJECT, id).state).toBe('cancelled')
  })

  it('that is over takes nothing more', () => {
    const [finished, cancelled] = [start(), start()]
    uploads.finish(PROJECT, finished)
    uploads.cancel(PROJECT, cancelled)
    for (const id of [finished, cancelled]) {
      expect(() => {
        append(id, 0, END, true)
      }).toThrow(refusal(400))
      expect(() => uploads.finish(PROJECT, id)).toThrow(refusal(400))
    }
    expect(stored).toHaveLength(1)
  })

  it('is of one project alone', () => {
    const id = start()
    expect(() => uploads.get('demo-b', id)).toThrow(refusal(404))
  })

  it('is forgotten with its project', () => {
    const id = start()
    uploads.clear('demo-b')
    expect(uploads.get(PROJECT, id).state).toBe('active')
    uploads.clear(PROJECT)
    expect(() => uploads.get(PROJECT, id)).toThrow(refusal(404))
  })
})

describe('the limits', () => {
  it('forget an upload an hour after its last use', () => {
    const id = start()
    now = HOUR
    uploads.get(PROJECT, id)
    now = 2 * HOUR
    uploads.get(PROJECT, id)
    now = 3 * HOUR + 1
    expect(() => uploads.get(PROJECT, id)).toThrow(refusal(404))
  })

  it('refuse the hundred and first unfinished upload', () => {
    const ids = Array.from({ length: 100 }, () => start())
    expect(() => start()).toThrow(refusal(429))
    uploads.cancel(PROJECT, ids[0] ?? '')
    expect(() => start()).not.toThrow()
  })

  it('refuse an object of more than 32 MiB, announced or not', () => {
    const large = 32 * 1024 * 1024
    expect(() => start(large + 1)).toThrow(refusal(413))
    const id = start()
    append(id, 0, Buffer.alloc(large), false)
    expect(() => {
      append(id, large, END, true)
    }).toThrow(refusal(413))
  })

  it('refuse more than 256 MiB of unfinished uploads', () => {
    const large = Buffer.alloc(32 * 1024 * 1024)
    for (let count = 0; count < 8; count++) append(start(), 0, large)
    expect(() => {
      append(start(), 0, PIECE)
    }).toThrow(refusal(429))
  })
})
