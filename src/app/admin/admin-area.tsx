import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { StaffProvider } from '@/components/staff/staff'
import { DialogFrame } from '@/components/ui/dialogs/dialog-frame'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { paths } from '@/domain/paths'
import { LoginForm } from '@/features/users/login-form'
import { showAppBadge } from '@/lib/app-badge'
import { isContent } from '@/lib/query/content-keys'
import { onSignOut } from '@/services/session/sign-out-everywhere'
import { watchSession } from '@/services/session/watch-session'
import { reloadLatestVersion } from '@/services/update/reload-latest-version'
import { useSession } from '@/stores/session'
import { AdminLayout } from './admin-layout'
import { AdminRoutes } from './admin-routes'

function SessionEndedDialog({ email, notice }: { email: string; notice: string | undefined }) {
  return (
    <DialogFrame
      title="Sesi Anda berakhir"
      lead={<>{notice} Masuk lagi untuk melanjutkan. Tulisan Anda tetap ada.</>}
      onClose={() => {}}
    >
      <div className="text-ink">
        <LoginForm knownEmail={email} />
      </div>
    </DialogFrame>
  )
}

/** Admin area. If the session ends, the page keeps unsaved input, and a dialog asks the user to sign in again. */
export default function AdminArea() {
  const { session } = useSession()
  const { pathname, search } = useLocation()
  const client = useQueryClient()
  useEffect(() => {
    onSignOut(() => {
      client.removeQueries({ predicate: ({ queryKey }) => !isContent(queryKey) })
      showAppBadge(0)
    })
    void watchSession()
  }, [client])
  if (session.status === 'loading')
    return session.failure ? (
      <LoadFailure
        text="Sesi Anda belum dapat diperiksa."
        error={session.failure}
        // Reloads the whole page, because a browser may not request a module again after a failed import.
        onRetry={() => void reloadLatestVersion()}
      />
    ) : (
      <p role="status" className="p-8">
        Memeriksa sesi …
      </p>
    )
  const person = session.status === 'signed-in' ? session.person : session.ended
  if (!person) return <Navigate to={paths.loginFor(pathname + search)} replace />
  return (
    <StaffProvider value={person}>
      <AdminLayout>
        <AdminRoutes key={person.uid} />
        {session.status === 'signed-out' && (
          <SessionEndedDialog email={person.email} notice={session.notice} />
        )}
      </AdminLayout>
    </StaffProvider>
  )
}
