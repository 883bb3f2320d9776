import { beforeEach, describe, expect, it } from 'vitest'
import { CHUNK_GRANULARITY, ResumableUploads } from './resumable-uploads'
import { factsOf, newObject } from './stored-object'

const PROJECT = 'demo-a'
const PIECE = Buffer.alloc(CHUNK_GRANULARITY, 'x')
const END = Buffer.from('end')

let uploads: ResumableUploads
let stored: Buffer[]

beforeEach(() => {
  uploads = new ResumableUploads()
  stored = []
})

const start = (size?: number) =>
  uploads.start(PROJECT, size, (content) => {
    stored.push(content)
    return newObject('b', 'a', '1', factsOf(content), {})
  })

const refusal = (code: number) => expect.objectContaining({ code }) as Error

describe('an upload', () => {
  it('is stored when it is whole', () => {
    const upload = start(PIECE.length + END.length)
    upload.append(0, PIECE, false)
    expect(upload).toMatchObject({ state: 'active', received: PIECE.length })
    upload.append(PIECE.length, END, true)
    expect(stored).toEqual([])
    upload.finish()
    expect(stored).toEqual([Buffer.concat([PIECE, END])])
    expect(upload).toMatchObject({ state: 'final', received: PIECE.length + 3 })
  })

  it('need not announce its size', () => {
    const upload = start()
    upload.append(0, END, true)
    expect(upload.finish().size).toBe(3)
  })

  it.each([0, PIECE.length - 1, PIECE.length + 1, 2 * PIECE.length])(
    'goes on at its end, not at %i',
    (offset) => {
      const upload = start()
      upload.append(0, PIECE, false)
      expect(() => {
        upload.append(offset, PIECE, false)
      }).toThrow(refusal(400))
      expect(upload.received).toBe(PIECE.length)
    },
  )

  it('that cannot be stored is over', () => {
    const upload = uploads.start(PROJECT, undefined, () => {
      throw new Error('refused')
    })
    expect(() => upload.finish()).toThrow('refused')
    expect(upload.state).toBe('cancelled')
  })

  it('that is over takes nothing more', () => {
    const [finished, cancelled] = [start(), start()]
    finished.finish()
    cancelled.cancel()
    for (const upload of [finished, cancelled]) {
      expect(() => {
        upload.append(0, END, true)
      }).toThrow(refusal(400))
      expect(() => upload.finish()).toThrow(refusal(400))
    }
    expect(stored).toHaveLength(1)
  })

  it('of more than 32 MiB is refused, announced or not', () => {
    const large = 32 * 1024 * 1024
    expect(() => start(large + 1)).toThrow(refusal(413))
    const upload = start()
    upload.append(0, Buffer.alloc(large), false)
    expect(() => {
      upload.append(large, END, true)
    }).toThrow(refusal(413))
  })

  it('is forgotten when a hundred have been started since', () => {
    const { id } = start()
    for (let count = 0; count < 99; count++) start()
    expect(uploads.get(PROJECT, id).id).toBe(id)
    start()
    expect(() => uploads.get(PROJECT, id)).toThrow(refusal(404))
  })
})
