import { Link, useParams } from 'react-router-dom'
import { useOrigin } from '@/components/browser/use-origin'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { EmptyState } from '@/components/ui/states/empty-state'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loaded } from '@/components/ui/states/loaded'
import { paths } from '@/domain/paths'
import { ServiceSkeleton, ServiceView } from '@/features/services/service-view'
import { ShareService } from '@/features/services/share-service'
import { useContentItem } from '@/lib/query/use-content-item'
import { DeferredReadingSize } from '../deferred-reading-size'
import { PageTitle } from '../layout/page-title'

export default function ServicePage() {
  const { id = '' } = useParams()
  const url = useOrigin() + paths.service(id)
  const { summary, ...query } = useContentItem('layanan', id)
  // A missing service may have been published in the meantime, so it counts as loading.
  const data = query.data === null && query.isFetching ? undefined : query.data
  return (
    <Loaded
      query={{ ...query, data: summary ?? data }}
      subject="layanan"
      skeleton={<ServiceSkeleton />}
      failure={
        <>
          <h1 tabIndex={-1} className="sr-only">
            Layanan
          </h1>
          <PageTitle title="Layanan" />
          <LoadFailure
            text="Layanan ini belum dapat dibuka."
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </>
      }
      empty={
        <>
          <PageTitle title="Layanan tidak ditemukan" unlisted />
          <EmptyState
            isPage
            text="Layanan tidak ditemukan"
            reason="Mungkin sudah dihapus, atau alamatnya keliru."
          >
            <Link to={paths.services} className={buttonStyle.primary}>
              Kembali ke Layanan
            </Link>
          </EmptyState>
        </>
      }
    >
      {(service) => (
        <>
          <PageTitle title={service.name} />
          <ServiceView service={service} id={id} tools={<DeferredReadingSize />}>
            <ShareService service={service} url={url} />
          </ServiceView>
        </>
      )}
    </Loaded>
  )
}
