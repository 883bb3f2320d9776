import { tableFile } from '@/domain/publishing/published-files'
import type { CsvTable } from '@/lib/save-csv'
import { useDownload } from '../../browser/use-download'
import { Icon } from '../icon'
import { buttonStyle } from './button-style'

interface CsvButtonProps {
  what: string
  table: () => Promise<CsvTable>
  isQuiet?: boolean
  /** Name of the published file with the same content, if there is one. */
  file?: string | undefined
}

export function CsvButton({ what, table, isQuiet, file }: CsvButtonProps) {
  const { press, failure } = useDownload(what, file !== undefined, async () => {
    const [{ saveCsv }, found] = await Promise.all([import('@/lib/save-csv'), table()])
    saveCsv(found)
  })

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
