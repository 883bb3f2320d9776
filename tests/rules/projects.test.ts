import { ulid } from 'ulid'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { projectInput } from '../../src/domain/drafts/dated-input'
import { SOURCE_NAMES } from '../../src/domain/projects/project'
import { commit, isAllowed } from '../support/rules'
import { itemBy, PRIVATE_ADDRESSES } from './content'
import { setupPeople } from './people'

/* Conditions between the fields of a project, in the schema and in the rules. kinds.test.ts covers each field. */

const { editor } = setupPeople('demo-rules-projects').people

const BASE = {
  ...{ stage: 'berjalan', budget: 100, villagefund: 100, regencygrant: 0, othersource: 0 },
  ...{ realised: 60, reason: '', content: '## 2026-03-31 50 %', date: '2026-03-01' },
  enddate: '2026-06-30',
}
const MOST = 1_000_000_000_000
const DONE = { stage: 'selesai', content: '## 2026-06-30 100 %\nRampung.\n## 2026-03-31 50 %' }

it.each<[string, object, problem: string | undefined]>([
  ['with one source', {}, undefined],
  ['with two sources', { villagefund: 60, othersource: 40 }, undefined],
  [
    'with a sum below the budget',
    { villagefund: 99 },
    'Jumlah sumber dana Rp. 99 berbeda dari pagu Rp. 100.',
  ],
  [
    'with a sum above the budget',
    { othersource: 1 },
    'Jumlah sumber dana Rp. 101 berbeda dari pagu Rp. 100.',
  ],
  ...SOURCE_NAMES.map((source): [string, object, string] => [
    `with a negative ${source} that another source balances`,
    {
      villagefund: 0,
      [source === 'othersource' ? 'villagefund' : 'othersource']: 101,
      [source]: -1,
    },
    'Tidak boleh kurang dari nol.',
  ]),
  [
    'with fractions whose sum is the budget',
    { villagefund: 99.5, othersource: 0.5 },
    'Tulis dalam rupiah utuh.',
  ],
  ['with the smallest budget', { budget: 1, villagefund: 1, realised: 1 }, undefined],
  ['without a budget', { budget: 0, villagefund: 0, realised: 0 }, 'Pagu anggaran wajib diisi.'],
  ['with the largest budget', { budget: MOST, villagefund: MOST, realised: MOST }, undefined],
  [
    'above the largest budget',
    { budget: MOST + 1, villagefund: MOST + 1, realised: MOST },
    'Angkanya terlalu besar.',
  ],
  [
    'with an actual amount above the maximum',
    { realised: MOST + 1, reason: 'Ya.' },
    'Angkanya terlalu besar.',
  ],
  ['that ends on its first day', { enddate: '2026-03-01' }, undefined],
  [
    'that ends before it starts',
    { enddate: '2026-02-28' },
    'Target selesai harus sesudah hari mulai.',
  ],
  ['that is completed', DONE, undefined],
  [
    'that is completed at 50 %',
    { stage: 'selesai' },
    'Kegiatan selesai memerlukan perkembangan 100 %.',
  ],
  [
    'that is completed with 100 % in a note only',
    { stage: 'selesai', content: '## 2026-06-30 50 %\nKira-kira 2026-06-30 100 %' },
    'Kegiatan selesai memerlukan perkembangan 100 %.',
  ],
  [
    'that is completed without spending',
    { ...DONE, realised: 0 },
    'Kegiatan selesai memerlukan realisasi.',
  ],
  [
    'that is unfinished without a reason',
    { stage: 'belum selesai' },
    'Tulis alasannya. Warga akan membacanya.',
  ],
  ['that is unfinished with a reason', { stage: 'belum selesai', reason: 'Hujan.' }, undefined],
  [
    'that was cancelled without a reason',
    { stage: 'tidak terlaksana', realised: 0 },
    'Tulis alasannya. Warga akan membacanya.',
  ],
  ['that was cancelled with a reason', { stage: 'tidak terlaksana', reason: 'Batal.' }, undefined],
  ['overspent without a reason', { realised: 101 }, 'Realisasi melebihi pagu. Tulis alasannya.'],
  ['overspent with a reason', { realised: 101, reason: 'Harga semen naik.' }, undefined],
  ['that is completed with the smallest actual amount', { ...DONE, realised: 1 }, undefined],
  ['in an unknown stage', { ...DONE, stage: 'Selesai', reason: 'Ya.' }, 'Pilih tahap.'],
])('the rules and the schema agree on a project %s', async (_, changes, problem) => {
  const id = ulid()
  const item = { ...itemBy('projects', 'editor', id), ...BASE, ...changes }
  const { issues } = v.safeParse(projectInput, item)
  expect(issues?.[0].message.replaceAll('\u00a0', ' ')).toBe(problem)
  expect(await isAllowed(commit(editor, { [`projects/${id}`]: item }))).toBe(problem === undefined)
})

it('refuses private pictures, and pictures that are still being uploaded, in the progress of a project', async () => {
  const id = ulid()
  const accepted = await Promise.all(
    [...PRIVATE_ADDRESSES, '#foto-1'].map((src) => {
      const content = `## 2026-03-31 50 %\n![Kegiatan pada 50 %](${src}){width=640 height=480}`
      const item = { ...itemBy('projects', 'editor', id), ...BASE, content }
      return isAllowed(commit(editor, { [`projects/${id}`]: item }))
    }),
  )
  expect(accepted).not.toContain(true)
})
