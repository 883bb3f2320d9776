import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Alert } from '@/components/ui/states/alert'
import { isPublisher } from '@/domain/drafts/draft'
import { safeUrl } from '@/domain/links/safe-url'
import {
  type ChosenFile,
  pdfProblem,
  pdfWarning,
  UPLOADING,
} from '@/domain/public-documents/pdf-file'
import { hostOf, pdfSize } from '@/domain/public-documents/public-document'
import { toUserFacing } from '@/lib/firebase/errors'
import { uploadPdf } from '@/lib/images/upload-picture'
import { controlStyle } from './control-style'
import { Field } from './field'
import { FileButton } from './file-button'

interface DocumentFieldProps {
  name: string
  label: string
  hint?: string | undefined
  optional?: boolean
}

interface Upload {
  /** Uploaded part, from 0 to 1. */
  share: number
  cancel: () => void
}

/** Field for a link to a document or, for publishers, for a PDF that is uploaded as soon as it is chosen. */
export function DocumentField({ name, label, hint, optional }: DocumentFieldProps) {
  const form = useFormContext()
  const mayUpload = isPublisher(useStaff().role)
  const address = String(useWatch({ name }) ?? '').trim()
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState('')
  const [warning, setWarning] = useState('')
  const chooser = useRef<HTMLInputElement>(null)
  const size = pdfSize(address)

  const fill = (value: string) => {
    form.setValue(name, value, { shouldDirty: true, shouldValidate: value !== UPLOADING })
  }

  async function choose(file: File) {
    setProblem('')
    setWarning('')
    const controller = new AbortController()
    const before = address
    try {
      const chosen = await read(file)
      const wrong = pdfProblem(chosen)
      if (wrong) return setProblem(wrong)
      const show = (share: number) => setUpload({ share, cancel: () => controller.abort() })
      show(0)
      fill(UPLOADING)
      const { signal } = controller
      fill(await uploadPdf(file, { signal, onProgress: (sent) => show(sent / file.size) }))
      setWarning(pdfWarning(chosen))
    } catch (error) {
      fill(before)
      if (!controller.signal.aborted)
        setProblem(toUserFacing('Berkas belum terunggah.', error).message)
    } finally {
      setUpload(null)
    }
  }

  /** An earlier visit, or another tab, started the upload. */
  const isInterrupted = address === UPLOADING && !upload
  const isLink = !size && !isInterrupted

  return (
    <Field
      name={name}
      label={label}
      hint={mayUpload ? `Unggah berkas PDF, paling besar 10 MB. ${hint ?? ''}` : hint}
      optional={optional}
      warning={warning}
      result={hostOf(address) && !size ? `Warga membukanya di ${hostOf(address)}.` : ''}
    >
      {(control) => (
        <div className="flex flex-col items-start gap-3">
          {problem && <Alert kind="error">{problem}</Alert>}
          {upload ? (
            <>
              <p role="status" className="font-medium">
                Mengunggah berkas …
              </p>
              <progress
                className="h-2 w-full max-w-xs accent-primary"
                value={upload.share}
                aria-label="Kemajuan pengunggahan"
              />
              <button type="button" className={buttonStyle.quiet} onClick={upload.cancel}>
                Batalkan unggahan
              </button>
            </>
          ) : (
            <>
              {isInterrupted && (
                <Alert kind="note">Unggahan berkas terputus. Pilih berkasnya lagi.</Alert>
              )}
              {size && (
                <a
                  href={safeUrl(address)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
                >
                  Lihat berkas ({size})<span className="sr-only"> di tab baru</span>
                </a>
              )}
              {isLink && (
                <input
                  {...control}
                  {...form.register(name)}
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  enterKeyHint="next"
                  className={controlStyle}
                />
              )}
              <div className="relative flex flex-wrap gap-2">
                {mayUpload && (
                  <FileButton
                    control={isLink ? { id: `${control.id}-file` } : control}
                    inputRef={chooser}
                    accept="application/pdf,.pdf"
                    onChoose={(file) => void choose(file)}
                  >
                    {size ? 'Ganti berkas …' : 'Pilih berkas PDF …'}
                  </FileButton>
                )}
                {!isLink && (
                  <button
                    type="button"
                    className={buttonStyle.quiet}
                    onClick={() => {
                      fill('')
                      setWarning('')
                      chooser.current?.focus()
                    }}
                  >
                    Hapus berkas
                  </button>
                )}
              </div>
            </>
          )}
        </div>
      )}
    </Field>
  )
}

async function read(file: File): Promise<ChosenFile> {
  const characters = async (part: Blob) =>
    new TextDecoder('latin1').decode(await part.arrayBuffer())
  return {
    name: file.name,
    bytes: file.size,
    start: await characters(file.slice(0, 1024)),
    end: await characters(file.slice(-4096)),
  }
}
