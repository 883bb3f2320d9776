import { useState } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Icon } from '@/components/ui/icon'
import { dayIn } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { saveFile } from '@/lib/save-file'
import { showFailure } from '@/services/saving/show-failure'
import { showNotice } from '@/stores/notice'
import { type Progress, publicContent } from './public-content'

export function DownloadContent() {
  const zone = useZone()
  const [progress, setProgress] = useState<Progress | null>(null)

  async function download() {
    setProgress({ read: 0, label: '' })
    try {
      const now = new Date()
      const { parts, documents } = await publicContent(now, setProgress)
      const name = `isi-situs-${dayIn(zone, now)}.json`
      saveFile(name, 'application/json', new Blob(parts))
      showNotice({ kind: 'success', text: `${documents} dokumen diunduh ke ${name}.` })
    } catch (error) {
      showFailure('Downloading the site content failed', error)
    } finally {
      setProgress(null)
    }
  }

  return (
    <section className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-bold">Salinan isi situs</h2>
      <p className="text-ink-2">
        Semua isi yang tampil di situs, tanpa foto, dalam satu berkas untuk disimpan atau diolah.
      </p>
      <button
        type="button"
        disabled={progress !== null}
        className={`${buttonStyle.secondary} disabled:opacity-60`}
        onClick={() => void download()}
      >
        <Icon name="download" className="size-5" />
        Unduh isi situs (JSON)
      </button>
      <p role="status" className="text-ink-2">
        {progress && `Membaca ${progress.label} … ${progress.read} dokumen`}
      </p>
    </section>
  )
}
