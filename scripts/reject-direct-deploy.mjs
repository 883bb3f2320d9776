// Runs before each deployment to Hosting (firebase.json). Only `npm run deploy` may deploy `dist`.
// A plain build has no pages, so it would delete the live ones, and the build of `npm start` is the
// sample village. A trial run is allowed, although it comes before the pages are rendered.
import { existsSync } from 'node:fs'

const step = process.env['DEPLOY_STEP']

if (step !== 'trial' && (step !== 'release' || !existsSync('dist/index.html'))) {
  console.error(
    'Hosting dipasang hanya dengan npm run deploy, yang menyusun halamannya dari isi desa.',
  )
  process.exit(1)
}
