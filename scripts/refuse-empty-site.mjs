// Before anything is put on Hosting (firebase.json): the build alone has no pages, and would take those that are live
// away. The trial of `npm run deploy` comes before they are rendered.
import { existsSync } from 'node:fs'

if (!process.env['DEPLOY_TRIAL'] && !existsSync('dist/index.html')) {
  console.error('dist belum berisi halaman situs. Pasang dengan npm run deploy, yang menyusunnya.')
  process.exit(1)
}
