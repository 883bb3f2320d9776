import { ButtonLink } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'

export default function ComplaintCall() {
  return (
    <section aria-label="Pengaduan" className="full-bleed mt-8 bg-primary-soft print:hidden">
      <div className="container-page flex flex-wrap items-center justify-between gap-4 py-8 md:py-12">
        <p className="max-w-prose text-xl font-bold">
          Ada jalan rusak, layanan yang tersendat, atau saran untuk desa?
        </p>
        <ButtonLink to={paths.complaint} look="primary">
          Sampaikan Pengaduan
          <Icon name="chevron-right" />
        </ButtonLink>
      </div>
    </section>
  )
}
