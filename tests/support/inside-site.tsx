import { QueryClient, QueryClientProvider, type DefaultOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { StaffProvider } from '@/components/staff/staff'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import type { Role } from '@/domain/users/role'
import { adminKeys } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'

const NAMES = { budi: 'Budi', rina: 'Rina', asep: 'Asep' }

export const testClient = (queries?: DefaultOptions['queries']) =>
  new QueryClient({ defaultOptions: { queries: { retry: false, ...queries } } })

interface Inside {
  client?: QueryClient
  at?: string
  role?: Role
  /** Stored settings, or null for none. Defaults to the settings of `client`, otherwise to the default settings. */
  settings?: Settings | null
}

/**
 * Renders inside the site, with the default settings unless `client` has others. The staff member is Siti with
 * `role`, the colleagues are Budi, Rina and Asep.
 */
export function insideSite({
  client = testClient(),
  at = '/',
  role = 'admin',
  settings = DEFAULT_SETTINGS,
}: Inside = {}) {
  const siti = { uid: 'siti', name: 'Siti Aminah', email: 'siti@desa.example', role, avatarurl: '' }
  const key = contentKeys.document('site_settings', '1')
  if (settings) {
    client.setQueryDefaults(key, { staleTime: Infinity })
    client.setQueryData(key, (known: unknown) => known ?? settings)
  }
  const names = Object.entries(NAMES)
  for (const [uid, name] of names) client.setQueryData(adminKeys.name(uid), name)
  client.setQueryData(
    adminKeys.deskStaff,
    (known: unknown) => known ?? names.map(([id, name]) => ({ id, name })),
  )
  return function Site({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={client}>
        <StaffProvider value={siti}>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </StaffProvider>
      </QueryClientProvider>
    )
  }
}
