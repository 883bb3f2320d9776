import type { ReactNode } from 'react'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { Icon } from '@/components/ui/icon'
import { CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { phoneLink } from '@/domain/links/phone-link'
import { safeUrl } from '@/domain/links/safe-url'
import { isWhatsappNumber } from '@/domain/links/whatsapp'
import { formatInstant } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { ComplaintPhoto } from './complaint-photo'

interface ReportCardProps {
  complaint: Complaint
}

export function ReportCard({ complaint }: ReportCardProps) {
  const zone = useZone()
  const { name, address, phone, report, documentationurl, channel } = complaint
  const receivedAt = formatInstant(zone, new Date(complaint.receivedAt))
  const writtenAt = formatInstant(zone, new Date(complaint.date))
  return (
    <section
      aria-label="Laporan"
      className="overflow-hidden rounded-card border border-hairline bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline bg-surface-2 px-4 py-3 sm:px-5">
        <div className="min-w-0">
          <h2 className="font-bold">{name}</h2>
          <p className="text-sm text-ink-2">{address}</p>
        </div>
        {phone && <Contact phone={phone} />}
      </header>
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <p className="max-w-prose text-lg whitespace-pre-line">{report}</p>
        {documentationurl ? (
          <ComplaintPhoto path={documentationurl} />
        ) : (
          <p className="text-sm text-ink-2">Tanpa foto.</p>
        )}
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <Fact label="Diterima">{receivedAt}</Fact>
          {writtenAt !== receivedAt && <Fact label="Ditulis">{writtenAt}</Fact>}
          <Fact label="Lewat">{CHANNEL_LABEL[channel]}</Fact>
        </dl>
      </div>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const WAY =
  'inline-flex min-h-12 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-primary tabular-nums hover:bg-primary-soft sm:text-base'

function Contact({ phone }: { phone: string }) {
  return (
    <p className="-mx-2 flex flex-wrap gap-x-2">
      <a href={safeUrl(phoneLink(phone))} className={WAY}>
        <Icon name="phone" className="size-5" />
        {phone}
      </a>
      {isWhatsappNumber(phone) && (
        <WhatsappLink number={phone} className={WAY}>
          WhatsApp
        </WhatsappLink>
      )}
    </p>
  )
}
