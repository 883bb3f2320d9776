import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { legalCalendar } from '../office/working-days'
import type { Role } from '../users/role'
import { registerNumber, REQUEST_STATES, type RequestState, type RequestStepKind } from './request'
import {
  decideStep,
  describeStep,
  isLateObjection,
  type LegalTime,
  proposedRefusal,
  publicSteps,
  reminderOf,
  requestClock,
} from './request-steps'
import { objectionInput, requestAction, requestInput } from './request-schema'

const ASCENSION = { date: '2026-05-14', name: 'Kenaikan Isa Almasih', official: true }
const TIME: LegalTime = { calendar: legalCalendar([ASCENSION]), zone: 'Asia/Jakarta' }
const noon = (day: string) => new Date(`${day}T12:00:00+07:00`)
const ID = '01JZ00000000000000000000H1'
const NEXT = '01JZ00000000000000000000H2'

const step = (kind: RequestStepKind, day = '2026-05-05', id = ID) => ({
  ...{ id, kind, text: 'Alasannya.' },
  at: noon(day).toISOString(),
})
/** Request received on Monday, 4 May. The tenth working day after it is Tuesday, 19 May. */
const request = (state: RequestState, steps = [] as ReturnType<typeof step>[]) => ({
  ...{ state, steps, closedAt: null },
  receivedAt: noon('2026-05-04').toISOString(),
})

const decide = (
  found: ReturnType<typeof request>,
  kind: RequestStepKind,
  role: Role | null = 'petugas',
  { day = '2026-05-06', id = NEXT, seen = found.steps.at(-1)?.id ?? '' } = {},
) => decideStep(found, { id, kind, seen }, role, TIME, noon(day))

describe('steps of a request', () => {
  it.each<[RequestStepKind, Role, RequestState]>([
    ['lengkapi', 'petugas', 'Perlu dilengkapi'],
    ['proses', 'petugas', 'Diproses'],
    ['perpanjang', 'petugas', 'Diperpanjang'],
    ['penuhi', 'petugas', 'Dipenuhi'],
    ['sebagian', 'petugas', 'Dipenuhi sebagian'],
    ['tidak-dikuasai', 'petugas', 'Tidak dikuasai'],
    ['usul', 'petugas', 'Diterima'],
    ['identitas', 'petugas', 'Diterima'],
    ['tolak', 'admin', 'Ditolak'],
    ['cabut', 'petugas', 'Dicabut'],
  ])('%s by the role %s leads to the state %s', (kind, role, state) => {
    expect(decide(request('Diterima'), kind, role)).toEqual({ result: 'step', state })
  })

  it.each(REQUEST_STATES.slice(4))('a step is rejected after the final state %s', (state) => {
    expect(decide(request(state), 'proses', 'admin')).toMatchObject({ result: 'refused' })
  })

  it('a step whose response was lost is not added a second time, even if the request has ended', () => {
    const done = request('Dipenuhi', [step('penuhi', '2026-05-06', NEXT)])
    expect(decide(done, 'penuhi', 'petugas', { seen: '' })).toEqual({ result: 'repeated' })
  })

  it('a step is rejected if another user has added a step that was not displayed', () => {
    const changed = request('Diproses', [step('proses')])
    expect(decide(changed, 'penuhi', 'petugas', { seen: '' })).toMatchObject({
      reason: expect.stringContaining('baru saja diubah orang lain') as string,
    })
  })

  it('a step can refuse the request only if an admin adds it', () => {
    expect(decide(request('Diproses'), 'tolak', 'petugas')).toMatchObject({ result: 'refused' })
    expect(proposedRefusal([step('proses'), step('usul')])).toMatchObject({ kind: 'usul' })
    expect(proposedRefusal([step('usul'), step('proses')])).toBeUndefined()
    expect(proposedRefusal([step('usul'), step('identitas')])).toMatchObject({ kind: 'usul' })
    expect(publicSteps([step('identitas'), step('usul'), step('proses')])).toEqual([step('proses')])
  })

  it.each([null, 'editor', 'kontributor'] as const)(
    'a step cannot be added by the role %s, except a withdrawal',
    (role) => {
      const changed = request('Diproses', [step('proses')])
      expect(decide(changed, 'penuhi', role, { seen: '' })).toMatchObject({ result: 'refused' })
      expect(decide(changed, 'cabut', role, { seen: '' })).toEqual({
        ...{ result: 'step', state: 'Dicabut' },
      })
    },
  )

  it('a step can extend the deadline once, and only until the end of the tenth working day', () => {
    const extend = (day: string, steps: ReturnType<typeof step>[] = []) =>
      decide(request('Diproses', steps), 'perpanjang', 'petugas', { day }).result
    expect(extend('2026-05-19')).toBe('step')
    expect(extend('2026-05-20')).toBe('refused')
    expect(extend('2026-05-06', [step('perpanjang')])).toBe('refused')
  })
})

describe('the deadline of a request', () => {
  const clock = (found: ReturnType<typeof request>, day: string) =>
    requestClock(found, TIME, noon(day))

  it('falls on the tenth working day after receipt, with an explanation', () => {
    expect(clock(request('Diterima'), '2026-05-18')).toEqual({
      due: '2026-05-19',
      arithmetic:
        'Diterima Senin 4 Mei 2026. Hari kerja ke-10: Selasa 19 Mei 2026 (14 Mei libur: Kenaikan Isa Almasih).',
      text: 'Sisa 1 hari kerja',
      isOverdue: false,
    })
    expect(clock(request('Perlu dilengkapi'), '2026-05-20').isOverdue).toBe(true)
  })

  it('moves by seven working days after an extension, even after further steps', () => {
    const extended = request('Diproses', [step('perpanjang'), step('proses')])
    expect(clock(extended, '2026-05-20')).toMatchObject({ due: '2026-05-28', isOverdue: false })
  })

  it('no longer applies to a request that has ended', () => {
    expect(clock(request('Ditolak'), '2026-07-01')).toMatchObject({
      ...{ text: 'Ditolak', isOverdue: false },
    })
  })
})

it.each<[RequestStepKind, RegExp]>([
  [
    'lengkapi',
    /^Mohon lengkapi: .*\nBalas paling lambat Jumat, 8 Mei 2026\. Batas jawaban tetap Selasa, 19 Mei 2026\.$/,
  ],
  ['perpanjang', /sampai Selasa, 19 Mei 2026: .*\nPerpanjangan hanya satu kali\.$/],
  [
    'tolak',
    /Pasal 17 huruf h UU 14\/2008: .*\n.*keberatan kepada Kepala Desa paling lambat Rabu, 17 Juni 2026\.$/,
  ],
  ['tidak-dikuasai', /^Pemerintah Desa tidak menguasai informasi ini\. Alasannya\.$/],
  [
    'tidak-kabul',
    /^Alasannya\.\nJika tidak puas, .* ke Komisi Informasi Provinsi paling lambat Selasa, 26 Mei 2026 \(14 hari kerja\)\.$/,
  ],
])('describes the step %s with the deadlines that follow from it', (kind, text) => {
  const described = { ...step(kind), ground: 'h' as const }
  expect(describeStep(described, request('Diterima'), TIME)).toMatch(text)
})

it.each([
  ['2026-05-08', false, undefined],
  ['2026-05-11', false, 'hari kerja ke-5 dari 10'],
  ['2026-05-15', false, 'hari kerja ke-8 dari 10'],
  ['2026-05-19', false, 'hari kerja ke-10 dari 10'],
  ['2026-05-20', false, 'melewati batas waktu'],
  ['2026-05-19', true, undefined],
  ['2026-05-28', true, 'hari kerja ke-17 dari 17'],
])('on %s, the reminder of a request (extended: %j) is: %s', (day, extended, text) => {
  const found = request('Diproses', extended ? [step('perpanjang')] : [])
  expect(reminderOf(found, TIME, noon(day))?.text).toBe(text)
})

it('registerNumber returns 003/PPID/2026 for a request, and 003/KEBERATAN/2026 for an objection', () => {
  expect(registerNumber(3, 2026)).toBe('003/PPID/2026')
  expect(registerNumber(1_234, 2026)).toBe('1234/PPID/2026')
  expect(registerNumber(3, 2026, 'objections')).toBe('003/KEBERATAN/2026')
})

describe('an objection', () => {
  const decideIt = (kind: RequestStepKind, role: Role | null = 'admin', grounds = 'ce') =>
    decideStep(
      { ...request('Diterima'), grounds },
      { id: NEXT, kind, seen: '', record: 'objections' },
      role,
      TIME,
      noon('2026-05-06'),
    )

  it.each<[RequestStepKind, RequestState]>([
    ['kabul', 'Diterima seluruhnya'],
    ['kabul-sebagian', 'Diterima sebagian'],
    ['tidak-kabul', 'Ditolak'],
    ['musyawarah', 'Selesai dengan musyawarah'],
    ['cabut', 'Dicabut'],
  ])(
    'with the step %s by an admin gets the state %s; other users cannot add the step, except a withdrawal (cabut)',
    (kind, state) => {
      expect(decideIt(kind)).toEqual({ result: 'step', state })
      for (const role of ['petugas', 'editor', null] as const)
        if (kind !== 'cabut' || role === 'petugas')
          expect(decideIt(kind, role)).toMatchObject({ result: 'refused' })
    },
  )

  it('cannot be settled by mediation if it is about exempt information, and rejects steps for requests', () => {
    expect(decideIt('musyawarah', 'admin', 'ac')).toMatchObject({ result: 'refused' })
    expect(decideIt('penuhi')).toMatchObject({ result: 'refused' })
    expect(decide(request('Diterima'), 'kabul', 'admin')).toMatchObject({ result: 'refused' })
  })

  it('must be decided within thirty working days', () => {
    const { arithmetic } = requestClock(request('Diterima'), TIME, noon('2026-05-05'), 'objections')
    expect(arithmetic).toContain('Hari kerja ke-30: Selasa 16 Juni 2026')
    expect(reminderOf(request('Diterima'), TIME, noon('2026-06-10'), 'objections')).toMatchObject({
      day: 25,
    })
  })

  it.each([
    ['2026-06-30', '2026-05-18', true],
    ['2026-06-29', '2026-05-18', false],
    // The time for objections to an unanswered request starts at its deadline, Tuesday, 19 May.
    ['2026-06-30', null, false],
    ['2026-07-01', null, true],
  ])('received on %s after an answer on %s is marked as too late: %s', (day, closed, isLate) => {
    const { receivedAt } = request('Diterima')
    const closedAt = closed && noon(closed).toISOString()
    const about = { register: '001/PPID/2026', receivedAt, closedAt, isExtended: false }
    const objection = { about, receivedAt: noon(day).toISOString() }
    expect(isLateObjection(objection, TIME)).toBe(isLate)
    expect(isLateObjection({ ...objection, about: null }, TIME)).toBe(false)
  })

  const FILLED = { explanation: 'Belum dijawab.', request: '7k3m-9qwe-rty0-1234', grounds: 'cg' }
  it.each<[object, string | undefined]>([
    [{}, undefined],
    [{ request: '', grounds: 'b', contact: '0812 3456 7890' }, undefined],
    [{ request: '', grounds: 'b', contact: '' }, 'contact'],
    [{ grounds: '' }, 'grounds'],
    [{ grounds: 'gc' }, 'grounds'],
    [{ request: 'salah' }, 'request'],
    [{ explanation: ' ' }, 'explanation'],
  ])('with %j has the invalid field %s', (changes, field) => {
    const parsed = v.safeParse(objectionInput, { ...FILLED, ...changes })
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))[0]).toBe(field)
    if (!field && !('request' in changes))
      expect(parsed.output).toMatchObject({ request: '7K3M9QWERTY01234', contact: '' })
  })
})

it.each([
  [{ kind: 'penuhi' }, 'text'],
  [{ kind: 'usul', text: 'Data pribadi.' }, 'ground'],
  [{ kind: 'lain' }, 'kind'],
])(
  'requestAction rejects an unknown kind, and an action without a field that its kind requires: %j',
  (input, field) => {
    const parsed = v.safeParse(requestAction, { code: '7K3M9QWERTY01234', id: ID, ...input })
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toContain(field)
  },
)

it.each([
  ['WA: 0812 3456 7890', '0812 3456 7890'],
  ['siti@desa.test', 'siti@desa.test'],
  ['rumah saya', undefined],
])('normalises the contact %s of a request to %s', (typed, contact) => {
  const parsed = v.safeParse(requestInput.entries.contact, typed)
  expect(parsed.success ? parsed.output : undefined).toBe(contact)
})
