import { Link } from 'react-router-dom'
import { NewTab } from '@/components/ui/buttons/new-tab'
import { ROLE } from '@/components/ui/lists/table-roles'
import { safeUrl } from '@/domain/links/safe-url'
import type { Information } from './information'

const COLUMNS = ['Judul dan isi ringkas', 'Penanggung jawab', 'Ditetapkan', 'Bentuk', 'Disimpan']

/** Table with the required columns of the list of public information (Perki 1/2018). On phones, a row is a block. */
export function InformationTable({ label, rows }: { label: string; rows: readonly Information[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-surface print:rounded-none print:border-0">
      <table
        {...ROLE.table}
        className="w-full border-separate [border-spacing:0] print:table-fixed print:text-[9pt] phone:block [&_tbody_:is(td,th)]:border-t [&_tbody_:is(td,th)]:border-hairline phone:[&_tbody_td]:border-0 [&_td]:px-3 [&_td]:py-3 [&_td]:align-top [&_td]:text-sm [&_td]:wrap-anywhere print:[&_td]:p-1 print:[&_td]:text-[9pt] phone:[&_td]:block phone:[&_td]:p-0 phone:[&_td]:before:text-ink-2 phone:[&_td]:before:[content:attr(data-label)_':_'_/_''] phone:[&_td]:empty:hidden"
      >
        <caption className="sr-only">{label}</caption>
        <thead {...ROLE.rows} className="phone:sr-only">
          <tr {...ROLE.row} className="bg-surface-2 text-sm text-ink-2 print:text-[9pt]">
            {COLUMNS.map((name) => (
              <th
                key={name}
                {...ROLE.column}
                className="px-3 py-2 text-left align-bottom font-semibold first:w-[44%] print:p-1"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.rows} className="phone:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              {...ROLE.row}
              id={row.id}
              tabIndex={-1}
              className="break-inside-avoid outline-accent focus:outline-3 focus:-outline-offset-3 phone:block phone:pb-3"
            >
              <th
                {...ROLE.head}
                className="px-3 py-1 text-left align-top font-normal [counter-increment:row] print:p-1 print:before:float-left print:before:pr-1 print:before:content-[counter(row)_'.'] phone:block phone:w-auto"
              >
                <InformationTitle {...row} />
                {row.excerpt && (
                  <span className="block max-w-prose pb-2 text-sm wrap-anywhere print:pb-0 print:text-[9pt]">
                    {row.excerpt}
                  </span>
                )}
              </th>
              {[row.officer, row.decided, row.form, row.retention].map((text, index) => (
                <td
                  key={COLUMNS[index + 1]}
                  {...ROLE.cell}
                  data-label={COLUMNS[index + 1]}
                  className="phone:mx-3"
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Title of a document or page, as a link if it has an address, and its type, year and size. */
export function InformationTitle({ title, address, type, year, target }: Information) {
  const isPage = address.startsWith('/') && target === ''
  const look = 'block min-h-12 py-2 print:min-h-0 print:py-0'
  const text = (
    <>
      <span
        className={
          address ? 'font-semibold text-primary underline underline-offset-4' : 'font-semibold'
        }
      >
        {title}
      </span>
      <span className="block text-sm text-ink-2 print:text-[9pt]">
        {[type, year, target].filter(Boolean).join(' · ')}
        {!isPage && address && <NewTab />}
      </span>
    </>
  )
  if (address === '') return <span className={look}>{text}</span>
  if (isPage)
    return (
      <Link to={address} className={look}>
        {text}
      </Link>
    )
  return (
    <a href={safeUrl(address)} target="_blank" rel="noopener noreferrer" className={look}>
      {text}
    </a>
  )
}
