import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStaff } from '@/components/staff/staff'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import { isPublisher } from '@/domain/drafts/draft'
import { isUnconfirmed, UPLOADING } from '@/domain/public-documents/pdf-file'
import { hostOf, pdfSize } from '@/domain/public-documents/document-address'
import { controlStyle } from './control-style'
import { Field } from './field'
import { FileButton } from './file-button'
import { PdfProgress, StoredPdf, usePdfUpload } from './pdf-upload'

interface DocumentFieldProps {
  name: string
  label: string
  hint?: string | undefined
  optional?: boolean
  /** Accepts only links, because the form has another field for new PDFs. */
  isLinkOnly?: boolean
}

/** Field for a link to a document or, for publishers, for a PDF that is uploaded as soon as it is chosen. */
export function DocumentField({ name, label, hint, optional, isLinkOnly }: DocumentFieldProps) {
  const form = useFormContext()
  const mayUpload = isPublisher(useStaff().role) && !isLinkOnly
  const address = String(useWatch({ name }) ?? '').trim()
  const { upload, problem, warning, send, forgetWarning } = usePdfUpload()
  const chooser = useRef<HTMLInputElement>(null)
  const isStored = pdfSize(address) !== ''

  const fill = (value: string) => {
    form.clearErrors(name)
    const shouldValidate = value !== UPLOADING && !isUnconfirmed(value)
    form.setValue(name, value, { shouldDirty: true, shouldValidate })
  }

  async function choose(file: File) {
    const sent = await send(file, () => fill(UPLOADING))
    if (sent || form.getValues(name) === UPLOADING) fill(sent || address)
  }

  /** True if the upload was started in another tab, or before a reload. */
  const isInterrupted = address === UPLOADING && !upload
  const isLink = !isStored && !isInterrupted

  return (
    <Field
      name={name}
      label={label}
      hint={mayUpload ? `Unggah berkas PDF, paling besar 10 MB. ${hint ?? ''}` : hint}
      optional={optional}
      warning={warning}
      result={hostOf(address) && !isStored ? `Warga membukanya di ${hostOf(address)}.` : ''}
    >
      {(control) => (
        <div className="flex flex-col items-start gap-3">
          {problem && <Alert kind="error">{problem}</Alert>}
          {upload ? (
            <PdfProgress upload={upload} />
          ) : (
            <>
              {isInterrupted && (
                <Alert kind="note">Unggahan berkas terputus. Pilih berkasnya lagi.</Alert>
              )}
              {isStored && <StoredPdf address={address} onChange={fill} />}
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
                    {...(!isLink && control)}
                    ref={chooser}
                    accept="application/pdf,.pdf"
                    onChoose={(file) => void choose(file)}
                  >
                    {isStored ? 'Ganti berkas …' : 'Pilih berkas PDF …'}
                  </FileButton>
                )}
                {!isLink && (
                  <Button
                    look="quiet"
                    onClick={() => {
                      fill('')
                      forgetWarning()
                      chooser.current?.focus()
                    }}
                  >
                    Hapus berkas
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      )}
    </Field>
  )
}
