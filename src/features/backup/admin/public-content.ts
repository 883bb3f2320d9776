import * as v from 'valibot'
import {
  COLLECTIONS,
  type CollectionName,
  collectionsWith,
  type CollectionWith,
} from '@/domain/collections'
import type { PublicName } from '@/domain/public-collections'
import { readDocument } from '@/lib/firebase/documents'
import { type PlainDocument, readWhole } from '@/lib/firebase/read-collection'

/** Ids of public documents outside of lists. Excludes the progress of reports, which requires a code. */
const SINGLE = {
  complaint_totals: ['1'],
  budget_summary: ['1'],
  pages: ['sejarah', 'visi-misi'],
  partners: ['1'],
  site_settings: ['1'],
} as const satisfies Record<
  Exclude<PublicName, CollectionWith<'list'> | 'complaint_status'>,
  readonly string[]
>

export interface Progress {
  read: number
  label: string
}

/** Exports all public content as JSON text in parts, page by page. `onProgress` receives the progress. */
export async function publicContent(
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
