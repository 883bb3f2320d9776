import { PageHead } from '../layout/page-head'
import { PictureList } from '@/features/gallery/picture-list'

export default function GalleryPage() {
  return (
    <>
      <PageHead title="Galeri" purpose="Keseharian, kerja bersama, dan alam desa dalam foto." />
      <PictureList />
    </>
  )
}
