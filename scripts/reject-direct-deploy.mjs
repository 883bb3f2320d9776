// Runs before each deployment to Hosting (firebase.json). Only `npm run deploy` may deploy `dist`.
// A plain build has no pages, so it would delete the live ones, the build of `npm start` is the
// sample village, and the build of another village would connect to its project. A trial run is
// allowed, although it comes before the pages are rendered.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const step = process.env['DEPLOY_STEP']

if (step !== 'trial' && (step !== 'release' || !existsSync('dist/index.html') || !isOwn())) {
  console.error(
    'Hosting dipasang hanya dengan npm run deploy, yang menyusun halamannya dari isi desa.',
  )
  process.exit(1)
}

/** firebase-tools set GCLOUD_PROJECT (deploy/lifecycleHooks.js). */
function isOwn() {
  const files = readdirSync('dist/assets').filter((name) => /^build-\w+\.txt$/.test(name))
  const projects = files.map((name) => JSON.parse(readFileSync(`dist/assets/${name}`)).project)
  return projects.length === 1 && projects[0] === process.env['GCLOUD_PROJECT']
}
