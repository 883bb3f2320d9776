import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../layout/page-head'
import { Loading } from '@/components/ui/loading'
import { socialLinks } from '@/domain/settings'
import { ContactDetails } from '@/features/contact/contact-details'
import { OfficeMap } from '@/features/contact/office-map'
import { TextSkeleton } from '@/features/pages/text-skeleton'
import { settingsQuery, useSettings } from '@/features/settings/settings-query'
import { SocialLinks } from '../layout/contact-links'

export const head = {
  title: 'Kontak',
  purpose: 'Alamat, nomor telepon, dan jam pelayanan kantor desa.',
}

export default function ContactPage() {
  const { data, isFetched } = useQuery(settingsQuery.options)
  return (
    <>
      <PageHead {...head} />
      {data === undefined && !isFetched ? (
        <Loading subject="kontak">
          <TextSkeleton />
        </Loading>
      ) : (
        <ContactInfo />
      )}
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
