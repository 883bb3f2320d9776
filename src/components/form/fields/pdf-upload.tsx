import { useState } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { NewTabLink } from '@/components/ui/buttons/new-tab'
import {
  type ChosenFile,
  isUnconfirmed,
  pdfProblem,
  pdfWarning,
  withConfirmation,
} from '@/domain/public-documents/pdf-file'
import { pdfSize } from '@/domain/public-documents/document-address'
import { toUserFacing } from '@/lib/firebase/errors'
import { uploadPdf } from '@/lib/images/upload-picture'
import { CheckBox } from './check-box'

interface Upload {
  share: number
  cancel: () => void
}

/** Uploads PDFs one at a time. Returns the problem of the last file and a warning to check its content, if any. */
export function usePdfUpload() {
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState('')
  const [warning, setWarning] = useState('')

  /** Uploads a PDF. Resolves with its address, marked as not yet confirmed, or with '' if the upload failed. */
  async function send(file: File, onStart: () => void): Promise<string> {
    setProblem('')
    setWarning('')
    const controller = new AbortController()
    try {
      const chosen = await read(file)
      const wrong = pdfProblem(chosen)
      setProblem(wrong)
      if (wrong) return ''
      const show = (share: number) => setUpload({ share, cancel: () => controller.abort() })
      show(0)
      onStart()
      const { signal } = controller
      const address = await uploadPdf(file, {
        signal,
        onProgress: (sent) => show(sent / file.size),
      })
      setWarning(pdfWarning(chosen))
      return withConfirmation(address, false)
    } catch (error) {
      if (!controller.signal.aborted)
        setProblem(toUserFacing('Berkas belum terunggah.', error).message)
      return ''
    } finally {
      setUpload(null)
    }
  }

  return { upload, problem, warning, send, forgetWarning: () => setWarning('') }
}

async function read(file: File): Promise<ChosenFile> {
  const characters = async (part: Blob) =>
    new TextDecoder('latin1').decode(await part.arrayBuffer())
  return {
    name: file.name,
    bytes: file.size,
    start: await characters(file.slice(0, 1024)),
    end: await characters(file.slice(-65_536)),
  }
}

export function PdfProgress({ upload: { share, cancel } }: { upload: Upload }) {
  return (
    <>
      <p role="status" className="font-medium">
        Mengunggah berkas …
      </p>
      <progress
        className="h-2 w-full max-w-xs accent-primary"
        value={share}
        aria-label="Kemajuan pengunggahan"
      />
      <Button look="quiet" onClick={cancel}>
        Batalkan unggahan
      </Button>
    </>
  )
}

interface StoredPdfProps {
  address: string
  onChange: (address: string) => void
}

/** Link to an uploaded PDF. For a new PDF, also asks the user to confirm that it contains no personal data. */
export function StoredPdf({ address, onChange }: StoredPdfProps) {
  const [isNew, setNew] = useState(false)
  const unconfirmed = isUnconfirmed(address)
  if (unconfirmed && !isNew) setNew(true)
  return (
    <>
      <NewTabLink
        to={address}
        className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
      >
        Lihat berkas ({pdfSize(address)})
      </NewTabLink>
      {isNew && (
        <CheckBox
          label="Saya sudah memeriksa: tidak ada NIK, nomor KK, alamat warga."
          checked={!unconfirmed}
          onChange={({ target }) => onChange(withConfirmation(address, target.checked))}
        />
      )}
    </>
  )
}
