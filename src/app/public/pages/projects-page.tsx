import { ProjectList } from '@/features/projects/project-list'
import { simplePage } from '../layout/page-head'

export const head = {
  title: 'Pembangunan',
  purpose: 'Kegiatan desa tiap tahun: di mana, siapa pelaksananya, berapa biayanya, sampai mana.',
}

export default simplePage(head, ProjectList)
