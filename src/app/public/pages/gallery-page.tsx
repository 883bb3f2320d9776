import { simplePage } from '../layout/page-head'
import { PictureList } from '@/features/gallery/picture-list'

export const head = {
  title: 'Galeri',
  purpose: 'Keseharian, kerja bersama, dan alam desa dalam foto.',
}

export default simplePage(head, PictureList)
