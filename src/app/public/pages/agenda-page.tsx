import { simplePage } from '../layout/page-head'
import { AgendaList } from '@/features/agenda/agenda-list'

export const head = {
  title: 'Agenda',
  purpose: 'Jadwal kegiatan desa. Warga dipersilakan hadir.',
}

export default simplePage(head, AgendaList, 'max-w-3xl')
