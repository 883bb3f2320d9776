import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { headOf } from '../../src/app/rendering/head/head'
import { PUBLIC_ROUTES } from '../../src/app/routes'
import { DEFAULT_SETTINGS } from '../../src/domain/settings/settings'
import { settingsQuery } from '../../src/lib/query/settings-query'
import { createQueryClient } from '../../src/lib/query/query-client'

const VILLAGE = 'Desa Sukamaju'
const FIXED = PUBLIC_ROUTES.filter(({ path }) => !path.includes(':'))

it.each(FIXED.map(({ path, load }) => ({ path, load })))(
  '$path has the same title in tabs and previews, or is hidden from search engines',
  async ({ path, load }) => {
    const { default: Page } = await load()
    const pathname = path === '*' ? '/tidak/ada' : path
    const client = createQueryClient()
    client.setQueryData(settingsQuery.queryKey, { ...DEFAULT_SETTINGS, village_name: VILLAGE })
    const page = renderToString(
      <QueryClientProvider client={client}>
        <StaticRouter location={pathname}>
          <Page />
        </StaticRouter>
      </QueryClientProvider>,
    )
    const title = /<title>([^<]+)</.exec(page)?.[1]
    const { head } = await headOf({ pathname, client, siteUrl: 'https://desa.id', at: 0 })
    const previewed = /"og:title" content="([^"]+)"/.exec(head)?.[1]
    if (page.includes('<meta name="robots" content="noindex"/>')) {
      expect(head).toBe('')
      expect(title).toMatch(/. – Desa Sukamaju$/)
    } else {
      expect(previewed, 'what the page exports as `head`, or `unlisted`').toBeDefined()
      expect(title).toBe(path === '/' ? VILLAGE : `${previewed} – ${VILLAGE}`)
    }
  },
)
