import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MarkedValue } from '@/components/form/marked-value'
import { useStaff } from '@/components/staff/staff'
import { StaffName } from '@/components/staff/staff-name'
import { Button } from '@/components/ui/buttons/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Time } from '@/components/ui/time'
import { formatInstant } from '@/domain/time/date'
import { MAX_VERSIONS, VERSION_DAYS, type Version, version } from '@/domain/versions/version-schema'
import type { VersionedName } from '@/domain/versions/versions'
import { UserFacingError } from '@/lib/errors'
import { readList } from '@/lib/firebase/documents'
import { toUserFacing } from '@/lib/firebase/errors'
import { type RawDocument, readRaw } from '@/lib/firebase/writes'
import { adminKeys, formQuery } from '@/lib/query/admin-keys'
import { useZone } from '@/lib/query/settings-query'
import { Conflict } from '@/lib/saving/conflict'
import { differences } from '@/lib/saving/differences'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import type { Plain } from '@/staff/documents/edited-document'
import { StaffList } from '@/staff/lists/staff-list'
import { showNotice } from '@/stores/notice'

interface ShownField {
  label: string
  text: string
}

/** Document whose earlier versions can be shown and restored. */
export interface VersionedSubject {
  collection: VersionedName
  id: string
  noun: string
  form: { path: string; label: string }
  fieldsOf: (document: Plain) => readonly ShownField[]
  /**
   * Replaces the current document `now` with `wanted`. `attempts` are the versions of all attempts, including this one.
   * Rejects with a Conflict if the document has changed since.
   */
  restore: (
    wanted: Plain,
    now: RawDocument,
    attempts: readonly Plain[],
    actor: string,
  ) => Promise<void>
  /** Refetches the public content that contains the document. */
  refresh: (client: QueryClient) => void
}

export function VersionList({ subject }: { subject: VersionedSubject }) {
  const { collection, id, noun, form } = subject
  const { uid } = useStaff()
  const client = useQueryClient()
  const query = useQuery(versionsQuery(collection, id))
  const { now = null, earlier = [] } = query.data ?? {}
  const [confirming, setConfirming] = useState<Version | null>(null)
  const { saving } = useSaving('Restoring the version failed')
  const attempts = useRef<Plain[]>([])
  const shown = earlier.map(({ data }) => fieldsOf(subject, data))
  const current = now ? fieldsOf(subject, now.plain) : []

  function restore(version: Version, now: RawDocument) {
    setConfirming(null)
    return saving(async () => {
      attempts.current.push(version.data)
      try {
        await subject.restore(version.data, now, [...attempts.current], uid)
      } catch (error) {
        if (!(error instanceof Conflict)) throw toUserFacing('Versi itu belum dikembalikan.', error)
        void query.refetch()
        throw new UserFacingError(CHANGED, { cause: error })
      }
      subject.refresh(client)
      void client.invalidateQueries({ queryKey: adminKeys.all })
      void refreshSession()
      showNotice({
        kind: 'success',
        text: 'Versi itu sudah dikembalikan dan tampil di situs.',
        links: [{ label: 'Buka', to: form.path }],
      })
      void query.refetch()
    })
  }

  return (
    <StaffList
      title="Versi sebelumnya"
      back={{ to: form.path, label: form.label }}
      intro={`Versi lama disimpan ${VERSION_DAYS} hari, paling banyak ${MAX_VERSIONS} versi.`}
      queries={[query]}
      subject="versi"
      failure={`Versi ${noun} ini belum dapat dibuka.`}
      empty={
        <EmptyState
          text="Belum ada versi sebelumnya."
          reason="Setiap kali isinya diubah, versi lamanya disimpan di sini."
        />
      }
      rows={earlier}
      row={(version, index) => (
        <VersionRow
          key={version.replacedAt}
          version={version}
          changes={changedFields(shown[index] ?? [], shown[index - 1] ?? current)}
          differences={changedFields(shown[index] ?? [], current)}
          onRestore={now && (() => setConfirming(version))}
        />
      )}
    >
      {confirming && now && (
        <ConfirmDialog
          title="Kembalikan versi ini?"
          action="Kembalikan"
          onClose={() => setConfirming(null)}
          onConfirm={() => void restore(confirming, now)}
        >
          Isi {noun} yang sekarang diganti dengan versi sebelum <Time at={confirming.replacedAt} />{' '}
          dan langsung tampil di situs. Versi yang sekarang ikut tersimpan di daftar ini.
        </ConfirmDialog>
      )}
    </StaffList>
  )
}

/** Returns the displayed fields of a version, or an empty array if its format is outdated and cannot be read. */
function fieldsOf(subject: VersionedSubject, document: Plain): readonly ShownField[] {
  try {
    return subject.fieldsOf(document)
  } catch {
    return []
  }
}

type ChangedField = ReturnType<typeof changedFields>[number]

function changedFields(one: readonly ShownField[], other: readonly ShownField[]) {
  const partsIn = (fields: readonly ShownField[]) =>
    new Map(fields.map(({ label, text }) => [label, text]))
  const [mine, theirs] = [partsIn(one), partsIn(other)]
  return differences(theirs, mine, theirs, (one = '', other = '') => one === other)
}

const CHANGED = 'Isinya baru saja diubah. Bandingkan sekali lagi sebelum mengembalikan.'

interface DocumentVersions {
  /** Current document, or null if it was deleted. */
  now: RawDocument | null
  earlier: readonly Version[]
}

function versionsQuery(collection: VersionedName, id: string) {
  return formQuery(adminKeys.versions(collection, id), async (): Promise<DocumentVersions> => {
    const [now, earlier] = await Promise.all([
      readRaw(`${collection}/${id}`),
      readList<Version>(
        {
          collection: 'versions',
          where: { collection, document: id },
          orderBy: ['replacedAt', 'desc'],
          limit: MAX_VERSIONS,
        },
        version,
      ),
    ])
    return { now, earlier }
  })
}

interface VersionRowProps {
  version: Version
  changes: readonly ChangedField[]
  differences: readonly ChangedField[]
  /** Restores this version. null if the document was deleted. */
  onRestore: (() => void) | null
}

function VersionRow(props: VersionRowProps) {
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
            {changes.length > 0 && `: ${changes.map(({ key }) => key).join(', ')}`}.
          </span>
        </summary>
        {isOpen && (
          <div className="flex flex-col gap-6 border-t border-hairline p-4">
            {differences.length === 0 && <p>Sama dengan yang sekarang.</p>}
            {differences.map(({ key, mine, theirs }) => (
              <section key={key} aria-label={key}>
                <h2 className="mb-2 font-semibold">{key}</h2>
                <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
                  {(
                    [
                      ['Versi ini', mine, theirs],
                      ['Sekarang', theirs, mine],
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
              <Button
                aria-label={`Kembalikan versi ini: ${time}`}
                look="primary"
                className="self-start"
                onClick={onRestore}
              >
                Kembalikan versi ini
              </Button>
            )}
          </div>
        )}
      </details>
    </li>
  )
}
