import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Stage } from '@/domain/projects/project'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { projectStatesQuery } from './project-states-query'
import ProjectStatements from './project-statements'

const NONE_YET = 'Belum ada kegiatan yang ditandai belum selesai atau tidak terlaksana.'
const ALL_DONE = 'Semua kegiatan terlaksana.'

function show(stages: readonly Stage[], budgetStage: 'perubahan' | 'pertanggungjawaban') {
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(
    projectStatesQuery.options.queryKey,
    stages.map((stage, index) => ({
      ...{ id: String(index), title: `Kegiatan ${index}`, year: 2025, stage },
      ...{ reason: 'Hujan.', budget: 100, realised: 40 },
    })),
  )
  client.setQueryData(contentList('budget_years').options.queryKey, [
    {
      ...{ year: 2025, stage: budgetStage, perdes: '', asof: '2026-01-31' },
      ...{ updatedBy: '', updatedAt: '' },
    },
  ])
  render(<ProjectStatements year={2025} />, { wrapper: insideSite({ client }) })
}

it.each<[readonly Stage[], 'perubahan' | 'pertanggungjawaban', string]>([
  [['selesai'], 'perubahan', NONE_YET],
  [['selesai', 'berjalan'], 'pertanggungjawaban', NONE_YET],
  [['selesai', 'selesai'], 'pertanggungjawaban', ALL_DONE],
])('for projects %j and the budget stage %s, the statement is: %s', (stages, at, text) => {
  show(stages, at)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText(text === ALL_DONE ? NONE_YET : ALL_DONE)).toBeNull()
})

it('the statements say that data is missing for a year without projects', () => {
  show([], 'pertanggungjawaban')
  expect(screen.getAllByText('Belum ada data kegiatan.')).toHaveLength(2)
  expect(screen.queryByText(ALL_DONE)).toBeNull()
})

it('the statements list unfinished and cancelled projects with their reasons, and sum the remaining money', () => {
  show(['selesai', 'belum selesai', 'tidak terlaksana'], 'pertanggungjawaban')
  expect(
    screen.getAllByRole('link', { name: /^Kegiatan/ }).map((link) => link.textContent),
  ).toEqual(['Kegiatan 1', 'Kegiatan 2'])
  expect(screen.getAllByText('Hujan.', { exact: false })).toHaveLength(2)
  expect(screen.getByText(/^Rp\.\s180 dari pagu Rp\.\s300$/)).toBeVisible()
})
