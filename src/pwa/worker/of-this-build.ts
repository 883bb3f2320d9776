import { precache } from './precache'

/** Whether the page loads the scripts of the build that this worker belongs to. */
export async function isOfThisBuild(page: Response): Promise<boolean> {
  const [, script] =
    /<script type="module"[^>]* src="([^"]+)"/.exec(await page.clone().text()) ?? []
  return script !== undefined && precache.getCacheKeyForURL(script) !== undefined
}
