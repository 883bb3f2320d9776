import { simplePage } from '../layout/page-head'
import { OfficialsList } from '@/features/officials/officials-list'

export const head = {
  title: 'Aparatur Desa',
  purpose: 'Mereka yang melayani warga di pemerintahan desa.',
}

export default simplePage(head, OfficialsList)
