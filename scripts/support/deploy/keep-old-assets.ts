import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { BUILD_FILES } from '@/domain/publishing/publication'

/** Tells the next deployment what of this one open tabs may still ask for. */
const LIST = '/assets/files.json'

/** Names of the build's own making, with its folders; nothing that leads out of them. */
const asset = v.pipe(v.string(), v.regex(/^\/assets(\/[\w-]+(\.[\w-]+)*)+$/))
const assetList = v.object({ build: v.string(), own: v.array(asset), carried: v.array(asset) })

/** Whose build a site is, is told by this file alone (`buildFile`). */
const isName = (path: string) => path.startsWith(BUILD_FILES)

/**
 * Puts the scripts and styles of the build that is live at `origin` beside those of `build` in `folder`: a tab
 * that was opened before asks for them by their names. Resolves with the number of files; none where
 * nothing is live, or what was deployed without a list. Rejects where one cannot be had.
 */
export async function carryAssets(origin: string, folder: string, build: string): Promise<number> {
  const own = readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`)
    .filter((path) => !isName(path))
  const live = await listAt(origin)
  const before = live && (live.build === build ? live.carried : live.own)
  const carried = (before ?? []).filter((path) => !isName(path) && !own.includes(path))
  for (const path of carried) {
    const file = join(folder, path)
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  }
  writeFileSync(join(folder, LIST), JSON.stringify({ build, own, carried }))
  return carried.length
}

/** Where nothing is live, Hosting answers with a page of its own. */
async function listAt(origin: string) {
  const answer = await fetch(origin + LIST)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`)
  return v.parse(assetList, await answer.json())
}
