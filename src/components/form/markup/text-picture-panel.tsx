import { useState } from 'react'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { LIMITS } from '@/domain/limits'
import { controlStyle } from '../fields/control-style'
import { FieldFrame } from '../fields/field-frame'
import { Panel } from './panel'

interface TextPicturePanelProps {
  file: File
  onConfirm: (alt: string) => void
  onClose: () => void
}

/** Asks what is seen in a picture before it comes into a text. */
export function TextPicturePanel({ file, onConfirm, onClose }: TextPicturePanelProps) {
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState('')

  function confirm() {
    if (alt.trim()) onConfirm(alt)
    else setProblem('Tulis apa yang terlihat di foto.')
  }

  return (
    <Panel label="Gambar dalam teks" action="Sisipkan foto" onConfirm={confirm} onClose={onClose}>
      <BlobPicture
        content={file}
        alt=""
        className="aspect-video w-full max-w-xs rounded-card bg-surface object-contain"
      />
      <FieldFrame
        label="Keterangan foto ini"
        hint="Apa yang terlihat; tampil di bawah foto dan dibacakan bagi yang tidak melihatnya."
        error={problem || undefined}
      >
        {(control) => (
          <input
            {...control}
            value={alt}
            maxLength={LIMITS.caption}
            autoComplete="off"
            onChange={({ target }) => {
              setProblem('')
              setAlt(target.value)
            }}
            className={controlStyle}
          />
        )}
      </FieldFrame>
    </Panel>
  )
}
