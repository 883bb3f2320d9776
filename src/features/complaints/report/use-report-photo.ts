import { useRef, useState } from 'react'
import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'

const NOT_READY =
  'Foto belum dapat diolah di perangkat ini. Muat ulang halaman ini; yang sudah Anda tulis tetap ada.'

/** The photo of a report: the last one that was chosen and could be prepared. */
export function useReportPhoto(start: Blob | null, onReady: (photo: Blob) => void) {
  const [photo, setPhoto] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  /** Whose result counts: the photo that was chosen last. */
  const chosen = useRef<File>(null)

  /** A file that cannot be used leaves the photo that was there before. */
  async function choose(file: File) {
    chosen.current = file
    setProblem(null)
    setIsPreparing(true)
    try {
      // What draws pictures is needed by nobody who only reads.
      const { prepareReportPhoto } = await import('@/lib/images/prepare-report-photo')
      const prepared = await prepareReportPhoto(file)
      if (chosen.current !== file) return
      setPhoto(prepared)
      onReady(prepared)
    } catch (error) {
      if (chosen.current === file) setProblem(textOf(error))
    } finally {
      if (chosen.current === file) setIsPreparing(false)
    }
  }

  return { photo, problem, isPreparing, choose, setProblem }
}

function textOf(error: unknown): string {
  if (error instanceof UserFacingError) return error.message
  logError('Foto belum dapat diolah', error)
  return NOT_READY
}
