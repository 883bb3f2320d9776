import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings/settings'
import { OfficeContacts } from './office-contacts'

export function ComplaintIntro({ settings }: { settings: Settings }) {
  const { complaints_open: isOpen, answer_days: days } = settings
  return (
    <section
      aria-labelledby="penerimaan"
      className={classNames(
        'rounded-card border border-l-4 border-hairline bg-surface p-4 md:p-6',
        isOpen ? 'border-l-primary print:hidden' : 'border-l-info',
      )}
    >
      <h2 id="penerimaan" className="flex gap-3 text-lg font-semibold">
        <Icon
          name={isOpen ? 'circle-check' : 'info'}
          className={classNames('mt-0.5 size-6', isOpen ? 'text-success' : 'text-info')}
        />
        {isOpen ? 'Penerimaan laporan dibuka' : 'Penerimaan laporan lewat situs ini sedang ditutup'}
      </h2>
      {isOpen ? (
        <ul className="mt-3 flex flex-col gap-2 max-sm:text-sm sm:mt-4 sm:gap-3">
          <Point icon="send">
            Setelah laporan terkirim, Anda mendapat kode untuk melihat perkembangannya.
          </Point>
          <Point icon="clock">
            Anda dijawab paling lambat <strong>{days} hari kerja</strong> setelah laporan diterima.
          </Point>
          <Point icon="lock">
            Hanya petugas pengaduan dan administrator desa yang membaca nama, alamat, isi, dan foto
            Anda.{' '}
            <Link to={paths.privacy} className="text-primary underline underline-offset-4">
              Privasi
            </Link>
          </Point>
          <Point icon="pencil">
            Semua isian wajib diisi, kecuali nomor telepon. NIK tidak diperlukan.
          </Point>
        </ul>
      ) : (
        <>
          <p className="mt-3">
            Untuk sementara laporan tidak dapat dikirim dari sini. Tulisan Anda tetap ada di
            perangkat ini. Sampaikan langsung kepada kantor desa:
          </p>
          <div className="mt-4">
            <OfficeContacts settings={settings} message="Laporan warga" />
          </div>
        </>
      )}
      <p className="mt-3 -mb-2 border-t border-hairline pt-1 lg:hidden">
        <a
          href="#lacak"
          className="inline-flex min-h-12 items-center gap-2 font-semibold text-primary underline underline-offset-4"
        >
          Sudah melapor? Lacak laporan
        </a>
      </p>
    </section>
  )
}

function Point({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="size-5 text-primary sm:mt-0.5" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
