import { useOrigin } from '@/components/hydration/hydration'
import { PrintButton } from '@/components/ui/buttons/print-button'
import { WhatsappLink } from '@/components/ui/buttons/whatsapp-link'
import { paths } from '@/domain/paths'
import { serviceMessage } from '@/domain/services/service'
import { ServiceSkeleton, ServiceView } from '@/features/services/service-view'
import { DeferredReadingSize } from '../deferred-reading-size'
import { LoadedItem } from '../layout/loaded-item'
import { PageTitle } from '../layout/page-title'

export default function ServicePage() {
  const origin = useOrigin()
  return (
    <LoadedItem page="layanan" noun="Layanan" list="Layanan" skeleton={<ServiceSkeleton />}>
      {(service, { id }) => (
        <>
          <PageTitle title={service.name} />
          <ServiceView service={service} id={id} tools={<DeferredReadingSize />}>
            <div className="flex flex-col flex-wrap gap-3 border-t border-hairline py-5 sm:flex-row print:hidden">
              <WhatsappLink number="" message={serviceMessage(service, origin + paths.service(id))}>
                Bagikan lewat WhatsApp
              </WhatsappLink>
              <PrintButton />
            </div>
          </ServiceView>
        </>
      )}
    </LoadedItem>
  )
}
