import { useFormContext, useWatch } from 'react-hook-form'
import { useStaff } from '@/components/staff/staff'
import { Button } from '@/components/ui/buttons/button'
import { AttachmentLinks } from '@/components/ui/lists/attachments'
import { Alert } from '@/components/ui/states/alert'
import { isPublisher } from '@/domain/drafts/draft'
import { LIMITS } from '@/domain/limits'
import {
  type Attachment,
  attachmentsOf,
  attachmentsText,
  titleOfFile,
} from '@/domain/public-documents/attachment'
import { UPLOADING } from '@/domain/public-documents/pdf-file'
import { Field } from './field'
import { FileButton } from './file-button'
import { InputField } from './input-field'
import { PdfProgress, StoredPdf, usePdfUpload } from './pdf-upload'

interface AttachmentsFieldProps {
  name: string
  label: string
  hint?: string
}

/** Field for the PDFs of an item. Contributors see them, but only publishers may add and remove them. */
export function AttachmentsField({ name, label, hint = '' }: AttachmentsFieldProps) {
  const form = useFormContext()
  const mayUpload = isPublisher(useStaff().role)
  const text = String(useWatch({ name }) ?? '')
  const { upload, problem, warning, send, forgetWarning } = usePdfUpload()
  const attachments = attachmentsOf(text)

  /** Reads the current value, because titles may change during an upload. */
  const change = (update: (current: Attachment[]) => Attachment[]) => {
    const value = attachmentsText(update(attachmentsOf(String(form.getValues(name) ?? ''))))
    form.clearErrors(name)
    form.setValue(name, value, { shouldDirty: true })
  }
  const replace = (before: Attachment, after: Partial<Attachment>) =>
    change((all) =>
      all.map((each) => (each.address === before.address ? { ...each, ...after } : each)),
    )
  const remove = (address: string) => {
    change((all) => all.filter((each) => each.address !== address))
    forgetWarning()
  }

  async function attach(file: File) {
    const pending = { address: UPLOADING, title: titleOfFile(file.name) }
    const address = await send(file, () => change((all) => [...all, pending]))
    if (address) replace(pending, { address })
    else remove(UPLOADING)
  }

  return (
    <Field
      name={name}
      label={label}
      optional
      hint={
        mayUpload
          ? `Sampai ${LIMITS.attachments} berkas PDF, masing-masing paling besar 10 MB. ${hint}`
          : 'Hanya editor dan admin yang dapat melampirkan berkas. Sebutkan berkasnya dalam isi, lalu kirim PDF-nya kepada editor.'
      }
      warning={warning}
    >
      {(control) => (
        <div className="flex flex-col items-start gap-3">
          {mayUpload ? (
            <ol className="flex w-full flex-col gap-3 empty:hidden">
              {attachments.map((attachment, index) => (
                <Row
                  key={index}
                  number={index + 1}
                  attachment={attachment}
                  isUploading={upload !== null}
                  onChange={(changes) => replace(attachment, changes)}
                  onRemove={() => remove(attachment.address)}
                />
              ))}
            </ol>
          ) : (
            <AttachmentLinks text={text} />
          )}
          {upload && <PdfProgress upload={upload} />}
          {problem && <Alert kind="error">{problem}</Alert>}
          {mayUpload && (
            <div className="relative">
              <FileButton
                {...control}
                disabled={upload !== null || attachments.length >= LIMITS.attachments}
                name={name}
                accept="application/pdf,.pdf"
                onChoose={(file) => void attach(file)}
              >
                Lampirkan PDF …
              </FileButton>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

interface RowProps {
  number: number
  attachment: Attachment
  isUploading: boolean
  onChange: (changes: Partial<Attachment>) => void
  onRemove: () => void
}

function Row({ number, attachment, isUploading, onChange, onRemove }: RowProps) {
  const { address, title } = attachment
  const isPending = address === UPLOADING
  return (
    <li className="rounded-card border border-hairline bg-surface p-4">
      <InputField
        label={`Judul lampiran ${number}`}
        value={title}
        maxLength={LIMITS.title}
        onChange={({ target }) => onChange({ title: target.value })}
        autoComplete="off"
        enterKeyHint="next"
      />
      {!isPending && (
        <StoredPdf address={address} onChange={(next) => onChange({ address: next })} />
      )}
      {isPending && !isUploading && (
        <Alert kind="note">Unggahan berkas terputus. Hapus, lalu lampirkan lagi.</Alert>
      )}
      {!(isPending && isUploading) && (
        <Button look="quiet" onClick={onRemove}>
          Hapus <span className="sr-only">lampiran {number}</span>
        </Button>
      )}
    </li>
  )
}
