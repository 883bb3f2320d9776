import { Icon } from '@/components/ui/icon'
import { safeUrl } from '@/domain/links/safe-url'
import { DOCUMENT_TYPES, hostOf, pdfSize } from '@/domain/public-documents/public-document'
import type { PublicDocument } from '@/domain/public-documents/public-document-schema'

interface DocumentLinkProps {
  document: Pick<PublicDocument, 'title' | 'type' | 'url'>
  year: number | ''
}
export function DocumentLink({ document: { title, type, url }, year }: DocumentLinkProps) {
  return (
    <a
      href={safeUrl(url)}
      target="_blank"
      rel="noopener noreferrer"
      className="group glance min-h-12 p-4 hover:bg-primary-soft"
    >
      <Icon name="file-text" className="size-6 text-primary" />
      <span className="flex-1">
        <span className="block text-[min(1rem,7.5vw)] font-semibold group-hover:underline">
          {title}
        </span>
        <span className="mt-0.5 block text-sm text-ink-2">
          {DOCUMENT_TYPES[type]} · {year} · {pdfSize(url) || `membuka ${hostOf(url)}`}{' '}
          <span className="sr-only">di tab baru</span>
        </span>
      </span>
      <Icon name="external-link" className="size-5 text-ink-2" />
    </a>
  )
}
