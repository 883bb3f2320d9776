import { collectionAt, COLLECTIONS, type CollectionWith } from '@/domain/collections'
import { STATISTIC_TABLES } from '@/features/statistics/admin/statistic-tables'
import { useAutosaves } from '@/stores/autosave'
import { KINDS } from './kinds'
import { ACCOUNT, type Screen, screenOf } from '@/staff/screens'
import type { Task } from '@/domain/tasks/staleness-reminders'

const COMPLAINTS = screenOf('complaints')
const STATISTICS = screenOf('home_statistics')
const BUDGET = screenOf('budget_summary')

/** Returns tasks for unsaved input on this device. Excludes input of content forms, which have their own tasks. */
export function useAutosavedTasks(): Task[] {
  const { entries } = useAutosaves()
  const places = Object.values(entries)
    .filter(({ form }) => !KINDS.some(({ kind }) => kind === form))
    .flatMap(({ form, subject }) => placeOf(form, subject) ?? [])
  return [...new Map(places.map(({ path, label }) => [path, label]))].map(([to, label]) => ({
    text: `Isian ${label} belum disimpan dan hanya ada di perangkat ini.`,
    to,
  }))
}

type Place = Pick<Screen, 'label' | 'path'>

function placeOf(form: string, subject: string): Place | null {
  if (form === 'akun') return ACCOUNT
  if (form === 'pengaduan' && subject === '')
    return { label: 'Catat laporan', path: `${COMPLAINTS.path}/baru` }
  const [name = '', id = ''] = subject === '' ? [form] : subject.split('/')
  return placeBelow(name, id) ?? (isScreen(name) ? screenOf(name) : null)
}

/** Returns the label and path of a form that has its own address below a screen. Returns null for other forms. */
function placeBelow(name: string, id: string): Place | null {
  switch (name) {
    case 'tables': {
      const entry = STATISTIC_TABLES.find(({ table }) => table === id)
      const { label, path } = STATISTICS
      return entry
        ? { label: `${label} (${entry.label})`, path: `${path}/${entry.slug}` }
        : STATISTICS
    }
    // Links to the record itself, because the list omits closed records.
    case 'requests':
    case 'objections':
      return { label: COLLECTIONS[name].label, path: `${screenOf(name).path}/${id || 'baru'}` }
    case 'budget':
      return { label: `Anggaran ${id}`, path: `${BUDGET.path}/${id}` }
    case 'budget_alokasi':
      return { label: `Alokasi ${id}`, path: `${BUDGET.path}/${id}/alokasi` }
    case 'budget_years':
      return { label: `Tahap anggaran ${id}`, path: `${BUDGET.path}/${id}/tahap` }
    case 'budget_summary':
      return { label: COLLECTIONS[name].label, path: `${BUDGET.path}/ringkasan` }
    case 'desk_settings':
      return { label: COLLECTIONS[name].label, path: `${COMPLAINTS.path}/pengaturan` }
    default:
      return null
  }
}

function isScreen(name: string): name is CollectionWith<'screen'> {
  return collectionAt(name)?.screen !== undefined
}
