// Before anything is put on Hosting (firebase.json). What lies in dist belongs live only when `npm run deploy` has put it
// there: the build alone has no pages, which would take those that are live away, and that of `npm start` is the sample
// village. The trial comes before the pages are rendered.
import { existsSync } from 'node:fs'

const step = process.env['DEPLOY_STEP']

if (step !== 'trial' && (step !== 'release' || !existsSync('dist/index.html'))) {
  console.error(
    'Hosting dipasang hanya dengan npm run deploy, yang menyusun halamannya dari isi desa.',
  )
  process.exit(1)
}
