import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Stage } from '@/domain/projects/project'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { itemOf } from '../../../tests/support/documents'
import { ProjectList } from './project-list'

const project = (id: string, year: number, stage: Stage) =>
  itemOf('projects', { id, title: `Kegiatan ${id}`, year, stage })

function show(at: string) {
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(contentList('projects').options.queryKey, [
    project('a', 2026, 'tidak terlaksana'),
    project('b', 2025, 'tidak terlaksana'),
    project('c', 2025, 'selesai'),
    project('d', 2025, 'belum selesai'),
    project('e', 2024, 'belum selesai'),
  ])
  render(<ProjectList />, { wrapper: insideSite({ at, client }) })
}

it("the list shows last year's unfinished projects until a year is chosen", () => {
  show('/pembangunan')
  const section = within(screen.getByRole('region', { name: /tidak terlaksana pada 2025$/ }))
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Kegiatan bTidak terlaksana',
    'Kegiatan dBelum selesai',
  ])
})

it("the list hides last year's unfinished projects once a year is chosen", () => {
  show('/pembangunan?tahun=2026')
  expect(screen.getByText('Kegiatan a')).toBeVisible()
  expect(screen.queryByRole('region', { name: /tidak terlaksana pada/ })).toBeNull()
})
