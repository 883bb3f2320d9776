import { useOrigin } from '@/components/browser/use-origin'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { progressMessage } from '@/domain/complaints/complaint-message'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { paths } from '@/domain/paths'

interface NotifyReporterProps {
  complaint: Complaint
  reply: string
  village: string
}

/** Link that notifies the reporter of the last step by WhatsApp. */
export function NotifyReporter({ complaint, reply, village }: NotifyReporterProps) {
  const { id, name, phone, status } = complaint
  const url = `${useOrigin()}${paths.trackedComplaint(id)}`
  const message = progressMessage({ name, id, status, reply, url, village })
  return (
    <section
      aria-label="Kabari pelapor"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-primary-soft p-4 sm:px-5"
    >
      <p className="min-w-0">
        <strong>Tersimpan.</strong> Kabari {name} juga lewat WhatsApp? Pesannya sudah disiapkan.
      </p>
      <WhatsappLink number={phone} message={message}>
        Kabari lewat WhatsApp
      </WhatsappLink>
    </section>
  )
}
