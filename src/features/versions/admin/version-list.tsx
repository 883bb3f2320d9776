import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useStaff } from '@/components/staff/staff'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Time } from '@/components/ui/time'
import { MAX_VERSIONS, VERSION_DAYS, type Version } from '@/domain/versions/version-schema'
import { UserFacingError } from '@/lib/errors'
import { toUserFacing } from '@/lib/firebase/errors'
import type { RawDocument } from '@/lib/firebase/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { Conflict } from '@/lib/saving/conflict'
import { useSingleFlight } from '@/lib/single-flight'
import { showFailure } from '@/services/saving/show-failure'
import { refreshSession } from '@/services/session/refresh-session'
import { StaffList } from '@/staff/lists/staff-list'
import { dismissNotice, showNotice } from '@/stores/notice'
import { changedFields } from './changed-fields'
import { VersionRow } from './version-row'
import type { Plain, ShownField, VersionedSubject } from './versioned-subject'
import { versionsQuery } from './versions-query'

interface VersionListProps {
  subject: VersionedSubject
}

export function VersionList({ subject }: VersionListProps) {
  const { collection, id, noun, form } = subject
  const { uid } = useStaff()
  const client = useQueryClient()
  const query = useQuery(versionsQuery(collection, id))
  const { now = null, earlier = [] } = query.data ?? {}
  const [confirming, setConfirming] = useState<Version | null>(null)
  const [, runOnce] = useSingleFlight()
  const attempts = useRef<Plain[]>([])
  const shown = earlier.map(({ data }) => fieldsOf(subject, data))
  const current = now ? fieldsOf(subject, now.plain) : []

  function restore(version: Version, now: RawDocument) {
    setConfirming(null)
    return runOnce(async () => {
      dismissNotice()
      const before = [...attempts.current]
      attempts.current.push(version.data)
      try {
        await subject.restore(version.data, now, before, uid)
        void invalidateContent(client, adminKeys.all, ...subject.content)
        void refreshSession()
        showNotice({
          kind: 'success',
          text: 'Versi itu sudah dikembalikan dan tampil di situs.',
          links: [{ label: 'Buka', to: form.path }],
        })
        void query.refetch()
      } catch (error) {
        const isConflict = error instanceof Conflict
        showFailure(
          'Restoring the version failed',
          isConflict ? changedMeanwhile(error) : inWords(error),
        )
        if (isConflict) void query.refetch()
      }
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

/** Returns the fields of a version, or none if the current site cannot read its format. */
function fieldsOf(subject: VersionedSubject, document: Plain): readonly ShownField[] {
  try {
    return subject.fieldsOf(document)
  } catch {
    return []
  }
}

const changedMeanwhile = (cause: unknown) =>
  new UserFacingError('Isinya baru saja diubah. Bandingkan sekali lagi sebelum mengembalikan.', {
    cause,
  })

const inWords = (error: unknown) => toUserFacing('Versi itu belum dikembalikan.', error)
