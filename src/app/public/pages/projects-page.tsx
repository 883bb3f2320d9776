import { ProjectList } from '@/features/projects/project-list'
import { PageHead } from '../layout/page-head'

export const head = {
  title: 'Pembangunan',
  purpose: 'Kegiatan desa tiap tahun: di mana, siapa pelaksananya, berapa biayanya, sampai mana.',
}

export default function ProjectsPage() {
  return (
    <>
      <PageHead {...head} />
      <ProjectList />
    </>
  )
}
