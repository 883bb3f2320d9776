import type { ReactNode } from 'react'
import { PictureField } from '@/components/form/picture-field'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { LIMITS } from '@/domain/limits'

/** What news and announcements have in common; `children` stand after the title. */
export function ArticleFields({ children }: { children: ReactNode }) {
  return (
    <>
      <TextField
        name="title"
        label="Judul"
        hint="Satu kalimat pendek yang menyebut apa yang terjadi."
      />
      {children}
      <TextArea
        name="excerpt"
        label="Ringkasan"
        hint="Satu atau dua kalimat; tampil di daftar dan di awal tulisan."
        rows={2}
        limit={LIMITS.excerpt}
      />
      <TextArea
        name="content"
        label="Isi"
        hint="Setiap baris menjadi satu paragraf."
        rows={12}
        limit={LIMITS.content}
      />
      <PictureField
        label="Gambar"
        hint="Foto PNG, JPEG, GIF, atau WebP sampai 40 MB. Lokasi dan data kamera dihapus dari foto."
        optional
      />
      <TextField
        name="imagealt"
        label="Keterangan gambar"
        hint="Apa yang terlihat; dibacakan bagi yang tidak melihat gambar."
        optional
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField name="author" label="Penulis" />
        <TextField name="date" label="Tanggal" type="date" />
      </div>
    </>
  )
}
