import { useState } from 'react'
import { MarkedValue } from '@/components/form/marked-value'
import { StaffName } from '@/components/staff/staff-name'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Time } from '@/components/ui/time'
import type { Version } from '@/domain/versions/version-schema'
import { formatInstant } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import type { ChangedField } from './changed-fields'

interface VersionRowProps {
  version: Version
  changes: readonly ChangedField[]
  differences: readonly ChangedField[]
  /** Restores the version. null if there is no current document to replace. */
  onRestore: (() => void) | null
}

export function VersionRow(props: VersionRowProps) {
  const zone = useZone()
  const { version, changes, differences, onRestore } = props
  const { data, replacedAt, replacedBy } = version
  const [isOpen, setIsOpen] = useState(false)
  const written = typeof data['updatedAt'] === 'string' ? new Date(data['updatedAt']) : null
  const author = typeof data['updatedBy'] === 'string' ? data['updatedBy'] : ''
  const time = formatInstant(zone, written ?? new Date(replacedAt))
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-12 cursor-pointer flex-col gap-1 p-4">
          <span className="font-semibold">{written ? time : `Sebelum ${time}`}</span>
          <span className="text-sm text-ink-2">
            {author !== '' && (
              <>
                Ditulis <StaffName uid={author} />.{' '}
              </>
            )}
            Diganti {replacedBy !== '' && <StaffName uid={replacedBy} />} <Time at={replacedAt} />
            {changes.length > 0 && `: ${changes.map(({ label }) => label).join(', ')}`}.
          </span>
        </summary>
        {isOpen && (
          <div className="flex flex-col gap-6 border-t border-hairline p-4">
            {differences.length === 0 && <p>Sama dengan yang sekarang.</p>}
            {differences.map(({ label, one, other }) => (
              <section key={label} aria-label={label}>
                <h2 className="mb-2 font-semibold">{label}</h2>
                <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
                  {(
                    [
                      ['Versi ini', one, other],
                      ['Sekarang', other, one],
                    ] as const
                  ).map(([side, text, beside]) => (
                    <div
                      key={side}
                      className="min-w-0 rounded-control border border-hairline p-3 break-words whitespace-pre-wrap"
                    >
                      <p className="text-xs font-semibold text-ink-2 uppercase">{side}</p>
                      <MarkedValue text={text} other={beside} isExcerpt />
                    </div>
                  ))}
                </div>
              </section>
            ))}
            {onRestore && differences.length > 0 && (
              <button
                type="button"
                aria-label={`Kembalikan versi ini: ${time}`}
                className={`${buttonStyle.primary} self-start`}
                onClick={onRestore}
              >
                Kembalikan versi ini
              </button>
            )}
          </div>
        )}
      </details>
    </li>
  )
}
