import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { tableFile } from '@/domain/publishing/table-file'
import { UserFacingError } from '@/lib/errors'
import { logUnexpected } from '@/lib/log'
import { clockOf } from '@/lib/query/freshness/content-clock'
import type { CsvTable } from '@/lib/save-csv'
import { Icon } from '../icon'
import { buttonStyle } from './button'

const FAILED = 'Gagal, coba lagi'

interface CsvButtonProps {
  what: string
  table: () => Promise<CsvTable>
  isQuiet?: boolean
  /** Name of the published file with the same content, if there is one. */
  file?: string | undefined
}

/** Downloads a table as CSV. Prefers the published file, which browsers inside other apps can save too. */
export function CsvButton({ what, table, isQuiet, file }: CsvButtonProps) {
  const client = useQueryClient()
  const [failure, setFailure] = useState('')

  async function save() {
    try {
      const [{ saveCsv }, found] = await Promise.all([import('@/lib/save-csv'), table()])
      saveCsv(found)
      setFailure('')
    } catch (error) {
      logUnexpected(`Creating the CSV ${what} failed`, error)
      setFailure(error instanceof UserFacingError ? error.message : FAILED)
    }
  }

  function press(event: MouseEvent) {
    if (file !== undefined && navigator.onLine && clockOf(client).hasVersion) return
    event.preventDefault()
    void save()
  }

  const Tag = file === undefined ? 'button' : 'a'
  return (
    <>
      <Tag
        {...(file === undefined ? { type: 'button' } : { href: tableFile(file), download: true })}
        className={
          isQuiet ? `${buttonStyle.quiet} -mx-3 px-3! print:hidden` : buttonStyle.secondary
        }
        onClick={press}
      >
        <Icon name="download" />
        <span>
          <span className={isQuiet ? 'sr-only' : undefined}>Unduh</span> CSV
          <span className="sr-only">: {what}</span>
        </span>
      </Tag>
      <span role="status" className="text-sm text-danger">
        {failure}
      </span>
    </>
  )
}
