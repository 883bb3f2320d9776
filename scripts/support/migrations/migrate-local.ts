import { openProject, selectLocal } from '../backup/connect'
import { DATA_DIR } from '../paths'
import { finishMigration, migrate } from './migrate'

/** Migrates the data of an earlier `npm start`. */
export async function migrateLocally(url: string): Promise<void> {
  selectLocal(url)
  const project = openProject({})
  await migrate(project, { folder: DATA_DIR, log: (line) => console.log(line) })
  await finishMigration(project)
}
