import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'
import type { ReportDraft } from '@/lib/reports/report-store'

const NOT_READY =
  'Foto belum dapat diolah di perangkat ini. Muat ulang halaman ini; tulisan Anda tetap ada.'

export type ReportPhoto = Pick<ReportDraft, 'photo' | 'file'>

/** Manages the photo: the last chosen file that could be resized. */
export function useReportPhoto(start: ReportPhoto, onChange: (chosen: ReportPhoto) => void) {
  const [shown, setShown] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPreparing, setIsPreparing] = useState(start.file !== undefined)
  const chosen = useRef<Blob>(null)

  function change(next: ReportPhoto) {
    setShown(next)
    onChange(next)
  }

  /** Resizes a chosen file. Preserves the previous photo if the file cannot be used. */
  function choose(file: Blob) {
    setProblem(null)
    setIsPreparing(true)
    change({ photo: shown.photo, file })
    void prepare(file)
  }

  async function prepare(file: Blob) {
    const { photo } = shown
    chosen.current = file
    try {
      // Imported on demand, because most visitors send no report.
      const { prepareReportPhoto } = await import('@/lib/images/prepare-report-photo')
      const prepared = await prepareReportPhoto(file)
      if (chosen.current === file) change({ photo: prepared })
    } catch (error) {
      if (chosen.current !== file) return
      setProblem(textOf(error))
      if (error instanceof UserFacingError) change({ photo })
    } finally {
      if (chosen.current === file) setIsPreparing(false)
    }
  }

  const goOn = useEffectEvent(() => {
    if (start.file) void prepare(start.file)
  })
  useEffect(() => goOn(), [])

  return { ...shown, problem, isPreparing, choose, setProblem }
}

function textOf(error: unknown): string {
  if (error instanceof UserFacingError) return error.message
  logError('Processing the photo failed', error)
  return NOT_READY
}
