import { collectionAt, type With } from '@/domain/collections'
import type { Task } from '@/domain/tasks/task'
import { useAutosaves } from '@/stores/autosave'
import { KINDS } from './kinds'
import { ACCOUNT, type Screen, screenOf } from './screens'

/** What was typed into other forms than those of content and is on this device alone. */
export function useAutosavedTasks(): Task[] {
  const { entries } = useAutosaves()
  const screens = Object.values(entries)
    .filter(({ form }) => !KINDS.some(({ kind }) => kind === form))
    .flatMap(({ form, subject }) => screenOfForm(form, subject) ?? [])
  return [...new Map(screens.map(({ path, label }) => [path, label]))].map(([to, label]) => ({
    text: `Isian Anda di ${label} belum disimpan; hanya ada di perangkat ini.`,
    to,
  }))
}

function screenOfForm(form: string, subject: string): Screen | null {
  if (form === 'akun') return ACCOUNT
  const [name = ''] = subject === '' ? [form] : subject.split('/')
  return collectionAt(name)?.screen ? screenOf(name as With<'screen'>) : null
}
