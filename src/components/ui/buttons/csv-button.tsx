import { useState } from 'react'
import { logUnexpected } from '@/lib/log'
import type { CsvTable } from '@/lib/save-csv'
import { Icon } from '../icon'
import { buttonStyle } from './button-style'

const FAILED = 'Gagal, coba lagi'

interface CsvButtonProps {
  /** What is in the file, for who does not see beside what the button stands. */
  what: string
  /** Of what is shown; its code is loaded when it is asked for. */
  table: () => Promise<CsvTable>
  isQuiet?: boolean
}

/** Gives a table that is shown as a file for spreadsheets. */
export function CsvButton({ what, table, isQuiet }: CsvButtonProps) {
  const [hasFailed, setHasFailed] = useState(false)

  async function save() {
    try {
      const [{ saveCsv }, found] = await Promise.all([import('@/lib/save-csv'), table()])
      saveCsv(found)
      setHasFailed(false)
    } catch (error) {
      logUnexpected(`CSV ${what} gagal dibuat`, error)
      setHasFailed(true)
    }
  }

  return (
    <>
      <button
        type="button"
        className={isQuiet ? `${buttonStyle.quiet} -mx-3 px-3!` : buttonStyle.secondary}
        onClick={() => void save()}
      >
        <Icon name="download" className="size-5" />
        <span>
          {hasFailed ? FAILED : 'Unduh CSV'}
          <span className="sr-only">: {what}</span>
        </span>
      </button>
      {/* Beside it: a button that is read out when it changes is so when it comes, too. */}
      <span role="status" className="sr-only">
        {hasFailed && FAILED}
      </span>
    </>
  )
}
