import { useState } from 'react'
import * as v from 'valibot'
import { Button } from '@/components/ui/buttons/button'
import {
  COLLECTIONS,
  type CollectionName,
  type CollectionWith,
  collectionsWith,
} from '@/domain/collections'
import type { PublicName } from '@/domain/public-collections'
import { dayIn } from '@/domain/time/date'
import { readDocument } from '@/lib/firebase/documents'
import { type PlainDocument, readWhole } from '@/lib/firebase/read-collection'
import { useZone } from '@/lib/query/settings-query'
import { saveFile } from '@/lib/save-file'
import { showFailure } from '@/services/saving/warn-if-outdated'
import { showNotice } from '@/stores/notice'

/** Ids of public documents that are read one by one. Omits `complaint_status`, which requires a tracking code. */
const SINGLE = {
  complaint_totals: ['1'],
  request_totals: ['1'],
  budget_summary: ['1'],
  pages: ['sejarah', 'visi-misi'],
  partners: ['1'],
  site_settings: ['1'],
} as const satisfies Record<
  Exclude<PublicName, CollectionWith<'list'> | 'complaint_status'>,
  readonly string[]
>

interface Progress {
  read: number
  label: string
}

/** Reads all public content page by page. Resolves with parts of a JSON text and the number of documents. */
async function publicContent(
  now: Date,
  onProgress: (progress: Progress) => void,
): Promise<{ parts: string[]; documents: number }> {
  let documents = 0
  const parts = [`{"exportedAt":${JSON.stringify(now)},"collections":{`]
  const names: CollectionName[] = [...collectionsWith('list'), ...singles()]
  for (const [i, name] of names.entries()) {
    const { label } = COLLECTIONS[name]
    onProgress({ read: documents, label })
    parts.push(`${i === 0 ? '' : ','}\n${JSON.stringify(name)}:[`)
    let separator = '\n'
    for await (const page of documentsOf(name)) {
      for (const document of page) {
        parts.push(separator + JSON.stringify(document))
        separator = ',\n'
      }
      documents += page.length
      onProgress({ read: documents, label })
    }
    parts.push(']')
  }
  parts.push('}}\n')
  return { parts, documents }
}

const singles = () => Object.keys(SINGLE) as (keyof typeof SINGLE)[]

const asStored = v.record(v.string(), v.unknown())

async function* documentsOf(name: CollectionName): AsyncGenerator<PlainDocument[]> {
  if (!(name in SINGLE)) yield* readWhole(name)
  else
    for (const id of SINGLE[name as keyof typeof SINGLE]) {
      const document = await readDocument(`${name}/${id}`, asStored)
      if (document) yield [document]
    }
}

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
      <Button disabled={progress !== null} icon="download" onClick={() => void download()}>
        Unduh isi situs (JSON)
      </Button>
      <p role="status" className="text-ink-2">
        {progress && `Membaca ${progress.label} … ${progress.read} dokumen`}
      </p>
    </section>
  )
}
