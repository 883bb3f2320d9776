import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './support/build'
import { ROOT } from './support/places'

await buildAll()
const wanted = process.argv.slice(2)
for (const file of readdirSync(join(ROOT, 'bench')).filter((name) => name.endsWith('.bench.ts'))) {
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue
  console.log(`\n# ${file.replace('.bench.ts', '')}`)
  await import(join(ROOT, 'bench', file))
}
