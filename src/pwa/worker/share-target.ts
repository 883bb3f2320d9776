import { registerRoute } from 'workbox-routing'
import { paths } from '@/domain/paths'
import { logError } from '@/lib/log'
import { storeShared } from '@/lib/reports/shared-content'

/**
 * Receives content shared with the installed app, with or without a network, and shows it beside the report
 * form.
 */
export function receiveSharedContent(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === paths.shareTarget,
    async ({ request }) => {
      try {
        await storeShared(await request.formData())
      } catch (error) {
        // The page opens anyway. The shared content still exists in its app.
        logError('Storing the shared content failed', error)
      }
      return Response.redirect(paths.complaint, 303)
    },
    'POST',
  )
}
