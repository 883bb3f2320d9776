import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { Journal } from './journal'
import { newFolder } from '../../tests/support/new-folder'

let file: string

beforeEach(() => void (file = join(newFolder(), 'deep', 'journal.jsonl')))

function entries(): unknown[] {
  const found: unknown[] = []
  Journal.open(file, (entry) => found.push(entry)).close()
  return found
}

function write(...written: unknown[]): void {
  const journal = Journal.open(file, () => undefined)
  for (const entry of written) journal.append(entry)
  journal.close()
}

it('replays entries in order after several restarts', () => {
  write({ n: 1 }, { text: 'dua\nbaris 😀' })
  write(3)
  expect(entries()).toEqual([{ n: 1 }, { text: 'dua\nbaris 😀' }, 3])
})

it.each([
  ['in the middle', '{"n":'],
  ['in the middle of a character', Buffer.from('{"text":"😀').subarray(0, -2)],
  ['just before the line break', '{"n":2}'],
])(
  'opening a journal drops a last line that was cut off %s, and later entries start on a new line',
  (_, cut) => {
    write({ n: 1 })
    appendFileSync(file, cut)
    expect(entries()).toEqual([{ n: 1 }])
    write({ n: 3 })
    expect(entries()).toEqual([{ n: 1 }, { n: 3 }])
  },
)

it('refuses to open a journal that is damaged before its last line, and leaves the file unchanged', () => {
  write({ n: 1 })
  appendFileSync(file, 'garbage\n{"n":2}\n')
  const before = readFileSync(file, 'utf8')
  expect(() => entries()).toThrow(`${file} is damaged at byte 8.`)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('rewrite replaces all entries, or none if it fails halfway, and later entries can be appended', () => {
  const journal = Journal.open(file, () => undefined)
  for (let n = 0; n < 10; n++) journal.append({ n })
  journal.rewrite([{ n: 9 }])
  expect(journal.size).toBe(readFileSync(file).length)
  journal.append({ n: 10 })
  function* failing() {
    yield { n: 11 }
    throw new Error('half way')
  }
  expect(() => journal.rewrite(failing())).toThrow('half way')
  expect(readdirSync(dirname(file))).toEqual(['journal.jsonl'])
  journal.append({ n: 12 })
  journal.close()
  expect(entries()).toEqual([{ n: 9 }, { n: 10 }, { n: 12 }])
})
