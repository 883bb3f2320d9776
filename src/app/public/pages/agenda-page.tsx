import { PageHead } from '../layout/page-head'
import { AgendaList } from '@/features/agenda/agenda-list'

export const head = {
  title: 'Agenda',
  purpose: 'Jadwal kegiatan desa. Warga dipersilakan hadir.',
}

export default function AgendaPage() {
  return (
    <div className="max-w-3xl">
      <PageHead {...head} />
      <AgendaList />
    </div>
  )
}
