import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { REPEATS } from '../agenda/recurrence'
import { agendaInput, contentDay, storedPicturesOnly } from './dated-input'

function message(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message
}

describe('contentDay', () => {
  it.each(['1990-01-01', '2100-12-31'])('accepts the day %s', (value) => {
    expect(v.parse(contentDay, value)).toBe(value)
  })

  it.each(['0226-11-21', '1989-12-31', '2101-01-01'])('rejects the day %s', (value) => {
    expect(message(contentDay, value)).toBe('Tahun antara 1990 dan 2100.')
  })
})

it('rejects a text while one of its pictures is uploading', () => {
  const content = v.pipe(v.string(), storedPicturesOnly)
  expect(message(content, 'Satu.\n![Panen](#foto-1){width=0 height=0}')).toMatch(
    /^Satu foto dalam teks belum terunggah\./,
  )
  expect(message(content, 'Lihat #foto-1.\n![Panen](/v0/b/desa/o/1){width=1 height=1}')).toBe(
    undefined,
  )
})

it.each([
  '![Panen](/v0/b/desa/o/images%2F1763700000000.jpg?alt=media',
  'Lihat ![Panen](/v0/b/desa/o/images%2F1763700000000.jpg){width=1600 height=900}',
  '![Panen /v0/b/desa/o/images%2F1763700000000.jpg){width=1600 height=900}',
])('rejects a text with incomplete picture markup: %s', (text) => {
  expect(message(storedPicturesOnly, text)).toMatch(/^Satu foto dalam teks rusak\./)
})

describe('an event', () => {
  const event = {
    ...{ title: 'Posyandu', date: '2026-12-08', time: '08:00', location: 'Pos dusun' },
    description: '',
    attachments: '',
  }
  const problemOf = (changes: object) => {
    const parsed = v.safeParse(agendaInput, { ...event, ...changes })
    return parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message])
  }

  it.each([
    ['of an old draft', {}],
    ['without a last day', { repeat: '', lastdate: '', exceptions: '2026-12-15' }],
  ])('%s gets its first day as its last day', (_, changes) => {
    expect(v.parse(agendaInput, { ...event, ...changes })).toEqual({
      ...event,
      ...{ endtime: '', repeat: '', lastdate: '2026-12-08', exceptions: '' },
    })
  })

  it.each([
    ['2026-12-10', undefined],
    ['2027-03-17', undefined],
    ['2027-03-18', 'Kegiatan paling lama 100 hari. Periksa tanggalnya.'],
    ['2026-12-07', 'Hari terakhir harus sesudah hari pertama.'],
    ['0226-12-10', 'Tahun antara 1990 dan 2100.'],
  ])('with the last day %s has the validation error %j', (lastdate, message) => {
    expect(problemOf({ lastdate })).toEqual(message && [['lastdate', message]])
  })

  it.each([
    ['12:00', undefined],
    ['03:00', undefined],
    ['', undefined],
    ['08:00', 'Jam selesai sama dengan jam mulai. Kosongkan bila belum pasti.'],
    ['selesai', 'Jam harus berbentuk 00:00 sampai 23:59.'],
  ])('with the end time %j has the validation error %j', (endtime, message) => {
    expect(problemOf({ endtime })).toEqual(message && [['endtime', message]])
  })

  it.each(REPEATS.filter((repeat) => repeat !== '' && !repeat.endsWith('terakhir')))(
    'that repeats %j can recur for at most thirteen months',
    (repeat) => {
      expect(problemOf({ repeat, lastdate: '2028-01-08' })).toBeUndefined()
      expect(problemOf({ repeat, lastdate: '2028-01-09' })).toEqual([
        ['lastdate', expect.stringContaining('Paling lama 13 bulan') as string],
      ])
    },
  )

  it.each([
    ['', 'Isi sampai tanggal berapa kegiatan ini berulang.'],
    ['2027-02-30', 'Isi sampai tanggal berapa kegiatan ini berulang.'],
    ['2026-12-08', 'Tanggal ini harus sesudah hari pertama.'],
    ['0226-12-08', 'Isi sampai tanggal berapa kegiatan ini berulang.'],
  ])('rejects the last day of recurrence %j', (lastdate, message) => {
    expect(problemOf({ repeat: 'mingguan', lastdate })).toEqual([['lastdate', message]])
  })

  it('must begin on the last Tuesday of a month to recur on the last Tuesday of each month', () => {
    const last = { repeat: 'bulanan-hari-terakhir', lastdate: '2027-06-30' }
    expect(problemOf(last)).toEqual([['repeat', expect.stringContaining('minggu terakhir')]])
    expect(problemOf({ ...last, date: '2026-12-29' })).toBeUndefined()
  })

  it('accepts at most sixty cancelled days (exceptions)', () => {
    const days = (count: number) => Array.from({ length: count }, () => '2027-01-05').join(' ')
    const weekly = { repeat: 'mingguan', lastdate: '2027-06-30' }
    expect(problemOf({ ...weekly, exceptions: days(60) })).toBeUndefined()
    expect(problemOf({ ...weekly, exceptions: days(61) })).toEqual([
      ['exceptions', 'Paling banyak 60 tanggal.'],
    ])
  })
})
