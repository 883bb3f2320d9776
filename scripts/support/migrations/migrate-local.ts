import { openProject, selectLocal } from '../backup/connect'
import { DATA_DIR } from '../paths'
import { finishMigration, migrate } from './migrate'

/** Migrates local data that an earlier `npm start` has stored. */
export async function migrateLocally(url: string): Promise<void> {
  selectLocal(url)
  const project = openProject({})
  await migrate(project, { folder: DATA_DIR, log: (line) => console.log(line) })
  await finishMigration(project)
}
