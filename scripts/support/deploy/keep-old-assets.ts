import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { BUILD_FILES } from '@/domain/publishing/publication'

/** File that lists the assets of a deployment, so that the next deployment can keep them for open tabs. */
const LIST = '/assets/files.json'

/** Schema of the path of an asset. Paths that lead outside of the folder are invalid. */
const asset = v.pipe(v.string(), v.regex(/^\/assets(\/[\w-]+(\.[\w-]+)*)+$/))
const assetList = v.object({ build: v.string(), own: v.array(asset), carried: v.array(asset) })

/** Returns whether a path is the file that identifies the build. A site must have only one such file. */
const isName = (path: string) => path.startsWith(BUILD_FILES)

/**
 * Copies the scripts and styles of the live build to `folder`, because open tabs still request
 * them. Resolves with the number of files. Rejects if a file cannot be read.
 */
export async function keepOldAssets(
  origin: string,
  folder: string,
  build: string,
): Promise<number> {
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

/** Returns the list of assets of the live build, or null if nothing is live or the live build has no list. */
async function listAt(origin: string) {
  const answer = await fetch(origin + LIST)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`)
  return v.parse(assetList, await answer.json())
}
