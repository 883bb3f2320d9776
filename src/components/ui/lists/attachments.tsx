import { Section } from '@/components/layout/section'
import { attachmentsOf } from '@/domain/public-documents/attachment'
import { pdfSize } from '@/domain/public-documents/document-address'
import { NewTabLink } from '../buttons/new-tab'
import { Icon } from '../icon'

export function AttachmentLinks({ text }: { text: string | undefined }) {
  const shown = attachmentsOf(text ?? '').filter(({ address }) => pdfSize(address) !== '')
  if (shown.length === 0) return null
  return (
    <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
      {shown.map(({ address, title }) => (
        <li key={address}>
          <NewTabLink
            to={address}
            className="group glance min-h-12 p-4 hover:bg-primary-soft print:p-1"
          >
            <Icon name="file-text" className="size-6 text-primary" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere group-hover:underline">
                {title}
              </span>
              <span className="block text-sm text-ink-2">{pdfSize(address)}</span>
            </span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}

export function AttachmentsSection({ text }: { text: string | undefined }) {
  return (
    text && (
      <Section title="Lampiran">
        <AttachmentLinks text={text} />
      </Section>
    )
  )
}
