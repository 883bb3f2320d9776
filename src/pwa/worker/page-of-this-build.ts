import { precache } from './precache'

/** Returns whether the page loads the scripts of this worker's build. */
export async function isPageOfThisBuild(page: Response): Promise<boolean> {
  const [, script] =
    /<script type="module"[^>]* src="([^"]+)"/.exec(await page.clone().text()) ?? []
  return script !== undefined && precache.getCacheKeyForURL(script) !== undefined
}
