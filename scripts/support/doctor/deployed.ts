import { loadEnv } from 'vite'
import type { Project } from '../backup/format'
import { configurationProblem } from '../build/firebase-variables'
import { ENV_FILE, ENV_FOLDER } from '../paths'

export interface Deployed {
  project: Project
  apiKey: string
  siteUrl: string
  local: string | null
}

export function deployedOf(project: Project): Deployed {
  const host = process.env['FIRESTORE_EMULATOR_HOST']
  if (host !== undefined) {
    const url = `http://${host}`
    return { project, apiKey: 'demo-desa', siteUrl: url, local: url }
  }
  const variables = loadEnv('production', ENV_FOLDER)
  const problem = configurationProblem(variables)
  if (problem) throw new Error(problem)
  const { VITE_FIREBASE_PROJECT_ID: id = '', VITE_FIREBASE_API_KEY: apiKey = '' } = variables
  if (id !== project.projectId)
    throw new Error(`${ENV_FILE} adalah milik proyek ${id}, bukan ${project.projectId}.`)
  const site = variables['VITE_HOSTING_SITE'] || id
  // Uses the public address, so that the checks fail if a custom domain does not reach the site.
  const siteUrl = (variables['VITE_SITE_URL'] || `https://${site}.web.app`).replace(/\/$/, '')
  return { project, apiKey, siteUrl, local: null }
}
