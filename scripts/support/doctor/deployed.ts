import { loadEnv } from 'vite'
import type { Project } from '../backup/format'
import { whyIncomplete } from '../build/firebase-variables'
import { ROOT } from '../paths'
import type { Deployed } from './deployment'

/** The site of a project, as `.env.production` tells it. Throws in words where that is of another project. */
export function deployedOf(project: Project): Deployed {
  const host = process.env['FIRESTORE_EMULATOR_HOST']
  if (host !== undefined) {
    const url = `http://${host}`
    return { project, apiKey: 'demo-desa', siteUrl: url, local: url }
  }
  const variables = loadEnv('production', ROOT)
  const problem = whyIncomplete(variables)
  if (problem) throw new Error(problem)
  const { VITE_FIREBASE_PROJECT_ID: id = '', VITE_FIREBASE_API_KEY: apiKey = '' } = variables
  if (id !== project.projectId)
    throw new Error(`.env.production adalah milik proyek ${id}, bukan ${project.projectId}.`)
  const site = variables['VITE_HOSTING_SITE'] || id
  // Where visitors go; a custom domain that does not lead to the site is a failure of its own.
  const siteUrl = (variables['VITE_SITE_URL'] || `https://${site}.web.app`).replace(/\/$/, '')
  return { project, apiKey, siteUrl, local: null }
}
