import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/buttons/button'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loaded } from '@/components/ui/states/loaded'
import { paths } from '@/domain/paths'
import { socialLinks } from '@/domain/settings/settings'
import { ContactDetails } from '@/features/contact/contact-details'
import { OfficeMap } from '@/features/contact/office-map'
import { TextSkeleton } from '@/features/pages/text-skeleton'
import { settingsQuery, useSettings } from '@/lib/query/settings-query'
import { SocialLinks } from '../layout/contact-links'
import { PageHead } from '../layout/page-head'

export const head = {
  title: 'Kontak',
  purpose: 'Alamat, nomor telepon, dan jam pelayanan kantor desa.',
}

export default function ContactPage() {
  const settings = useQuery(settingsQuery.options)
  return (
    <>
      <PageHead {...head} />
      <Loaded
        query={settings}
        subject="kontak"
        skeleton={<TextSkeleton />}
        empty={<ContactInfo />}
        failure={
          <>
            <LoadFailure
              text="Data desa belum dapat dimuat. Isi di bawah ini bawaan situs."
              error={settings.error}
              onRetry={() => void settings.refetch()}
            />
            <ContactInfo />
          </>
        }
      >
        {() => <ContactInfo />}
      </Loaded>
    </>
  )
}

function ContactInfo() {
  const settings = useSettings()
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:items-start">
      <div className="flex flex-col gap-4">
        <ContactDetails
          settings={settings}
          networks={
            socialLinks(settings).length > 0 && <SocialLinks settings={settings} look="list" />
          }
        />
        <ButtonLink to={paths.services} icon="clipboard-list" className="sm:self-start">
          Layanan desa: syarat dan biaya
        </ButtonLink>
      </div>
      <OfficeMap settings={settings} />
    </div>
  )
}
