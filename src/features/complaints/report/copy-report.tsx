import { CopyButton } from '@/components/ui/buttons/copy-button'
import { CATEGORY_LABEL, type ComplaintCategory } from '@/domain/complaints/complaint'

const LABELS = {
  name: 'Nama',
  address: 'Alamat',
  phone: 'Telepon',
  category: 'Kategori',
  report: 'Isi laporan',
} as const

export function CopyReport({ values }: { values: () => Readonly<Record<string, string>> }) {
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <CopyButton what="teks" text={() => inWords(values())} />
    </div>
  )
}

function inWords(values: Readonly<Record<string, string>>): string {
  return Object.entries(LABELS)
    .map(([field, label]) => {
      const text = values[field] ?? ''
      return (
        text &&
        `${label}: ${field === 'category' ? CATEGORY_LABEL[text as ComplaintCategory] : text}`
      )
    })
    .filter(Boolean)
    .join('\n')
}
