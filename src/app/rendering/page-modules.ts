import { routeAt } from '../routes'
import type { ClientBuild } from './client-build'

const PAGES = import.meta.glob('../public/pages/*-page.tsx')

/**
 * Returns the addresses of the modules that the page at `path` needs for hydration, without the entry script.
 */
export async function modulesOf(path: string, build: ClientBuild): Promise<string[]> {
  const page = await routeAt({ pathname: path, search: '' })?.load()
  for (const [file, load] of Object.entries(PAGES))
    if ((await load()) === page)
      return [...build.modules, ...(build.pages[/([\w-]+)\.tsx$/.exec(file)?.[1] ?? ''] ?? [])]
  throw new Error(`${path} has no page.`)
}
