import { lazy, Suspense, useState } from 'react'
import { Mounted } from '../../../components/hydration/use-after-paint'
import { PageHead } from '../layout/page-head'

const PushPanel = lazy(() => import('@/features/push/push-panel'))

export const head = {
  title: 'Pemberitahuan',
  purpose: 'Kabar desa langsung ke perangkat Anda, tanpa nama dan tanpa akun.',
}

const SKELETON = <div className="h-64 skeleton" data-skeleton />

export default function NotificationsPage() {
  // Browser capabilities are unknown on the server.
  const [isMounted, setIsMounted] = useState(false)
  return (
    <>
      <PageHead {...head} />
      <Mounted onMounted={() => setIsMounted(true)} />
      <div className="flex max-w-prose flex-col gap-8 pb-16">
        <p className="text-ink-2">
          Pesan dikirim setelah berita atau pengumuman terbit; pukul 21.00–05.00 hanya pengumuman
          penting. Perangkat Anda dikenali dari alamat buatan browser; “Berhenti” menghapusnya.
        </p>
        <noscript>Pemberitahuan memerlukan JavaScript.</noscript>
        {/* Reserves the height of the panel, so that nothing below it moves. */}
        <div className="min-h-96">
          {isMounted ? (
            <Suspense fallback={SKELETON}>
              <PushPanel />
            </Suspense>
          ) : (
            SKELETON
          )}
        </div>
      </div>
    </>
  )
}
