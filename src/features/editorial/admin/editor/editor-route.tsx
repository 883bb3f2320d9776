import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { EmptyState } from '@/components/ui/states/empty-state'
import { newId } from '@/lib/server-clock'
import { BulkUploadPage } from '../bulk-upload/bulk-upload-page'
import type { EditorialKind } from '../editorial-kind'
import { EditorPage } from './editor-page'
import { formPath, type Source } from './editor-document'

interface EditorRouteProps {
  kind: EditorialKind
}

/** Routes below the path of a kind: `baru/{draft}`, `draf/{draft}`, `beberapa` (bulk upload) and `{item}`. */
export function EditorRoute(props: EditorRouteProps) {
  const { kind } = props
  const { bulkUpload } = kind
  const place = useParams()['*'] ?? ''
  if (place === 'beberapa' && bulkUpload) return <BulkUploadPage {...props} fields={bulkUpload} />
  if (place === 'baru') return <NewDraft kind={kind} />
  const source = sourceAt(place)
  if (!source) return <EmptyState text="Halaman tidak ditemukan" />
  return <OpenForm {...props} source={source} />
}

/** Redirects to the path of a new draft, so that a reload opens the same draft. */
function NewDraft({ kind }: Pick<EditorRouteProps, 'kind'>) {
  const [id] = useState(newId)
  return <Navigate to={formPath(kind, { type: 'new', id })} replace />
}

/** Renders the editor without remounting it when its document gets another path. */
function OpenForm({ kind, source }: EditorRouteProps & { source: Source }) {
  const navigate = useNavigate()
  const [form, setForm] = useState({ key: 0, opened: source, movedTo: source, address: source })
  if (!isSame(source, form.address))
    setForm(
      isSame(source, form.movedTo)
        ? { ...form, address: source }
        : { key: form.key + 1, opened: source, movedTo: source, address: source },
    )
  return (
    <EditorPage
      key={form.key}
      kind={kind}
      source={form.opened}
      onMove={(movedTo) => {
        setForm((form) => ({ ...form, movedTo }))
        void navigate(formPath(kind, movedTo), { replace: true, state: { samePage: true } })
      }}
    />
  )
}

function isSame(one: Source, other: Source): boolean {
  return one.type === other.type && one.id === other.id
}

function sourceAt(place: string): Source | null {
  const [first = '', second, ...rest] = place.split('/')
  if (first === '' || rest.length > 0) return null
  if (second === undefined) return { type: 'item', id: first }
  const types: Record<string, Source['type']> = { baru: 'new', draf: 'draft' }
  const type = types[first]
  return type ? { type, id: second } : null
}
