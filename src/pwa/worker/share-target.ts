import { registerRoute } from 'workbox-routing'
import { paths } from '@/domain/paths'
import { logError } from '@/lib/log'
import { storeShared } from '@/lib/reports/shared-content'

/** Takes what is shared with the installed app, with or without network, and shows it beside the form of reports. */
export function takeShared(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === paths.shareTarget,
    async ({ request }) => {
      try {
        await storeShared(await request.formData())
      } catch (error) {
        // The page opens all the same; what was to be shared is still where it came from.
        logError('Yang dibagikan tidak dapat disimpan', error)
      }
      return Response.redirect(paths.complaint, 303)
    },
    'POST',
  )
}
