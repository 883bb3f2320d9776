import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { ProposalLoaderProvider } from '@/components/form/picture-loader'
import { loadProposal } from '@/lib/images/proposals'

/** Below this, proposed pictures can be seen by whoever may. */
export function ProposalPictures({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  // The query cache has said why.
  const load = useCallback((path: string) => loadProposal(client, path).catch(() => null), [client])
  return <ProposalLoaderProvider value={load}>{children}</ProposalLoaderProvider>
}
