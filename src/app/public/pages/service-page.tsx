import { useOrigin } from '@/components/hydration/hydration'
import { paths } from '@/domain/paths'
import { ServiceSkeleton, ServiceView } from '@/features/services/service-view'
import { ShareService } from '@/features/services/share-service'
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
            <ShareService service={service} url={origin + paths.service(id)} />
          </ServiceView>
        </>
      )}
    </LoadedItem>
  )
}
