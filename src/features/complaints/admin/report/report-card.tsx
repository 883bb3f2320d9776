import { DialogPanel, DialogTitle } from '@headlessui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { Modal } from '@/components/ui/dialogs/modal'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { Icon } from '@/components/ui/icon'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { Loaded } from '@/components/ui/states/loaded'
import { CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { phoneLink } from '@/domain/links/phone-link'
import { safeUrl } from '@/domain/links/safe-url'
import { isWhatsappNumber } from '@/domain/links/whatsapp'
import { formatInstant } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { complaintPhotoQuery } from '../complaints-query'

export function ReportCard({ complaint }: { complaint: Complaint }) {
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
        <Icon name="phone" />
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

const ALT = 'Foto dari pelapor'

function ComplaintPhoto({ path }: { path: string }) {
  const query = useQuery(complaintPhotoQuery(path))
  const [isLarge, setIsLarge] = useState(false)
  return (
    <Loaded
      query={query}
      subject="foto"
      failure="Foto belum dapat dimuat."
      empty={<p className="text-sm text-ink-2">Foto laporan ini tidak ditemukan.</p>}
      skeleton={<div className="aspect-4/3 w-full max-w-md skeleton rounded-card" />}
    >
      {(content) => (
        <>
          <button
            type="button"
            onClick={() => setIsLarge(true)}
            className="relative block w-full max-w-md overflow-hidden rounded-card border border-hairline"
          >
            <BlobPicture
              content={content}
              alt={ALT}
              className="aspect-4/3 w-full bg-surface-2 object-cover"
            />
            <span className="absolute right-2 bottom-2 flex items-center gap-2 rounded-full bg-surface px-3 py-1.5 text-sm font-semibold">
              <Icon name="search" className="size-4" />
              Perbesar
            </span>
          </button>
          {isLarge && <LargePhoto content={content} onClose={() => setIsLarge(false)} />}
        </>
      )}
    </Loaded>
  )
}

function LargePhoto({ content, onClose }: { content: Blob; onClose: () => void }) {
  useCloseOnBack(onClose)
  return (
    <Modal onClose={onClose} className="relative z-50">
      {/* Dark in both colour schemes, so that the picture is easy to see. */}
      <DialogPanel className="fixed inset-0 flex flex-col bg-[#0c110e] text-[#f3f1ea]">
        <div className="flex items-center justify-between pl-4">
          <DialogTitle className="font-semibold">{ALT}</DialogTitle>
          <button
            type="button"
            onClick={onClose}
            className="grid size-14 place-items-center focus-visible:outline-[#fff]"
          >
            <Icon name="x" className="size-6" />
            <span className="sr-only">Tutup</span>
          </button>
        </div>
        <BlobPicture
          content={content}
          alt={ALT}
          className="min-h-0 w-full grow object-contain p-2"
        />
      </DialogPanel>
    </Modal>
  )
}
