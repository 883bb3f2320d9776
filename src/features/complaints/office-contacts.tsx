import { useEffect, useRef } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { TIME_ZONES } from '@/domain/date'
import { OFFICE_HOURS } from '@/domain/office-hours'
import { safeUrl } from '@/domain/safe-url'
import { contactValue, type Settings } from '@/domain/settings'
import { isWhatsappNumber, whatsappLink } from '@/domain/whatsapp'

interface OfficeContactsProps {
  settings: Settings
  /** The report in words, for whoever sends it by chat or e-mail. */
  report: string
}

/** Says that reports cannot be sent from here yet, and how the same report reaches the office. */
export function OfficeContacts({ settings, report }: OfficeContactsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const whatsapp = contactValue(settings, 'whatsapp')
  const phone = contactValue(settings, 'phone')
  const email = contactValue(settings, 'email')
  const subject = encodeURIComponent('Laporan warga')
  return (
    <section
      aria-labelledby="belum-dibuka"
      className="rounded-card border border-l-4 border-hairline border-l-info bg-surface p-4 md:p-5"
    >
      <h2 ref={heading} id="belum-dibuka" tabIndex={-1} className="text-lg font-semibold">
        Pengiriman laporan lewat situs ini belum dibuka
      </h2>
      <p className="mt-2">
        Laporan Anda sudah lengkap, tetapi belum terkirim. Yang sudah Anda tulis tetap ada di
        formulir ini. Untuk sementara, sampaikan langsung kepada kantor desa:
      </p>
      <ul className="mt-4 flex flex-col gap-3">
        {isWhatsappNumber(whatsapp) && (
          <li>
            <a
              href={safeUrl(whatsappLink(whatsapp, report))}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttonStyle.whatsapp} w-full sm:w-auto`}
            >
              <Icon name="whatsapp" className="size-5" />
              <span>
                Kirim lewat WhatsApp<span className="sr-only"> (membuka tab baru)</span>
              </span>
            </a>
            <p className="mt-1 text-sm text-ink-2">
              Isi laporan sudah tertulis di sana; lampirkan fotonya di percakapan.
            </p>
          </li>
        )}
        {phone && (
          <li>
            <a
              href={safeUrl(`tel:${phone.replace(/[^+\d]/g, '')}`)}
              className={`${buttonStyle.secondary} w-full sm:w-auto`}
            >
              <Icon name="phone" className="size-5" />
              <span className="min-w-0">Telepon {phone}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a
              href={safeUrl(
                `mailto:${email}?subject=${subject}&body=${encodeURIComponent(report)}`,
              )}
              className={`${buttonStyle.secondary} w-full sm:w-auto`}
            >
              <Icon name="mail" className="size-5" />
              <span className="min-w-0">E-mail {email}</span>
            </a>
          </li>
        )}
        <li className="flex gap-2">
          <Icon name="clock" className="mt-0.5 size-5 text-primary" />
          Datang ke kantor desa, Senin–Jumat {OFFICE_HOURS.opens}–{OFFICE_HOURS.closes}{' '}
          {TIME_ZONES[settings.time_zone]}.
        </li>
      </ul>
    </section>
  )
}
