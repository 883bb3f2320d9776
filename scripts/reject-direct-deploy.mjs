// Runs before each deployment to Hosting (firebase.json) and allows only `npm run deploy` to deploy `dist`.
// Other builds would harm the live site: a plain build deletes its pages, `npm start` builds the sample
// village, and the build of another village connects to the wrong project. A trial run is allowed, although
// it runs before the pages are rendered.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const step = process.env['DEPLOY_STEP']

if (step !== 'trial' && (step !== 'release' || !existsSync('dist/index.html') || !isOwn())) {
  console.error(
    'Hosting dipasang hanya dengan npm run deploy, yang menyusun halamannya dari isi desa.',
  )
  process.exit(1)
}

/** Returns whether the build belongs to GCLOUD_PROJECT, which firebase-tools set (deploy/lifecycleHooks.js). */
function isOwn() {
  const files = readdirSync('dist/assets').filter((name) => /^build-\w+\.txt$/.test(name))
  const projects = files.map((name) => JSON.parse(readFileSync(`dist/assets/${name}`)).project)
  return projects.length === 1 && projects[0] === process.env['GCLOUD_PROJECT']
}
