import { Route, Routes } from 'react-router-dom'
import { EmptyState } from '@/components/ui/states/empty-state'
import type { TimeZone } from '@/domain/time/date'
import { PersonName } from '@/features/editorial/admin/person-name'
import { EditPage } from '@/features/pages/admin/edit-page'
import { SLUGS } from '@/features/pages/admin/page-forms'
import { PagesList } from '@/features/pages/admin/pages-list'
import type { Person } from '@/stores/session'
import { screenOf } from '../screens'

const { path } = screenOf('pages')

export default function ContentPage({ person, zone }: { person: Person; zone: TimeZone }) {
  const shared = { path, zone, nameOf: (uid: string) => <PersonName uid={uid} /> }
  return (
    <Routes>
      <Route index element={<PagesList {...shared} />} />
      {SLUGS.map((slug) => (
        <Route
          key={slug}
          path={slug}
          element={<EditPage key={slug} slug={slug} uid={person.uid} {...shared} />}
        />
      ))}
      <Route path="*" element={<EmptyState text="Halaman tidak ditemukan" />} />
    </Routes>
  )
}
