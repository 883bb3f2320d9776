import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loaded } from '@/components/ui/states/loaded'
import { socialLinks } from '@/domain/settings/settings'
import { ContactDetails } from '@/features/contact/contact-details'
import { OfficeMap } from '@/features/contact/office-map'
import { TextSkeleton } from '@/features/pages/text-skeleton'
import { settingsQuery, useSettings } from '@/features/settings/settings-query'
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
              text="Pengaturan desa belum dapat dibaca. Yang tampil di bawah ini isian bawaan situs."
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
      <ContactDetails
        settings={settings}
        networks={
          socialLinks(settings).length > 0 && <SocialLinks settings={settings} look="list" />
        }
      />
      <OfficeMap settings={settings} />
    </div>
  )
}
