import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useOnline } from '@/components/browser/use-online'
import { paths } from '@/domain/paths'
import { LoginForm } from '@/features/users/login-form'
import { watchSession } from '@/services/session/watch-session'
import { useSession } from '@/stores/session'
import { PageHead } from '../layout/page-head'

export default function LoginPage() {
  const { session } = useSession()
  const [search] = useSearchParams()
  const isOnline = useOnline()
  useEffect(() => {
    // Session code cannot load without a network, and a browser may not request it again after a failed import.
    if (isOnline) void watchSession()
  }, [isOnline])
  if (session.status === 'signed-in') return <Navigate to={destination(search)} replace />
  const notice = session.status === 'signed-out' ? session.notice : undefined
  return (
    <>
      <PageHead
        title="Login"
        unlisted
        purpose="Untuk perangkat dan petugas desa yang mengelola situs ini."
      />
      <div className="max-w-md pb-16">
        <LoginForm key={notice} notice={notice} />
      </div>
    </>
  )
}

/** Returns the requested admin page, or the dashboard. Never returns an address outside the admin area. */
function destination(search: URLSearchParams): string {
  const wanted = search.get('kembali') ?? ''
  // Also checks the resolved path: `/admin/../x` is outside the admin area.
  const isThere = isOfAdmin(wanted) && isOfAdmin(new URL(wanted, location.origin).pathname)
  return isThere ? wanted : paths.admin
}

function isOfAdmin(path: string): boolean {
  return /^\/admin(\/|$)/.test(path)
}
