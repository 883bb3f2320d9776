import { useId } from 'react'
import { REPLY_PHOTO_LABEL, REPLY_PHOTOS } from '@/domain/complaints/reply-photos'
import { prepareReplyPhoto } from '@/lib/images/prepare-report-photo'
import { PhotoField } from '../photo-field'
import { photoField } from './reply-photo-files'

export function ReplyPhotoFields() {
  const hint = useId()
  return (
    <fieldset className="@container min-w-0" aria-describedby={hint}>
      <legend className="font-semibold">
        Foto pekerjaan <span className="font-normal text-ink-2">(tidak wajib)</span>
      </legend>
      <p id={hint} className="text-sm text-ink-2">
        Dapat dilihat siapa pun yang punya kode laporan. Jangan sampai terlihat wajah, rumah, atau
        pelat nomor orang.
      </p>
      <div className="mt-3 grid gap-4 @sm:grid-cols-2">
        {REPLY_PHOTOS.map((photo) => (
          <PhotoField
            key={photo}
            name={photoField(photo)}
            label={REPLY_PHOTO_LABEL[photo]}
            prepare={prepareReplyPhoto}
          />
        ))}
      </div>
    </fieldset>
  )
}
