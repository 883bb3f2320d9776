import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LastChange } from '@/components/staff/last-change'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { EmptyState } from '@/components/ui/states/empty-state'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { type User, userInput } from '@/domain/users/user-schema'
import { call } from '@/lib/firebase/functions'
import { useSingleFlight } from '@/lib/single-flight'
import { showFailure } from '@/services/saving/show-failure'
import { changesOf, deleteUser, updateUser, type Changes } from './change-user'
import { Invitation } from './invitation'
import { PersonFields } from './person-fields'
import { NOT_SAVED, UserForm } from './user-form'
import { userQuery } from './users-query'

interface EditUserProps {
  uid: string
  invitationOf: (user: User) => string
  /** Called after saving. `partly` is true if some of the changes failed. */
  onDone: (notice: string, partly?: boolean) => void
  onDeleted: (user: User) => void
}

export function EditUser({ uid, ...shared }: EditUserProps) {
  const query = useQuery(userQuery(uid))
  const user = query.data
  if (user === undefined || query.isFetching)
    return (
      <DocumentLoadState query={query} what="pengguna" failed="Pengguna ini belum dapat dibuka." />
    )
  if (!user) return <EmptyState text="Pengguna ini tidak ada lagi." />
  return <OpenedUser user={user} {...shared} />
}

function OpenedUser(props: Omit<EditUserProps, 'uid'> & { user: User }) {
  const { uid: actor } = useStaff()
  const { user, invitationOf, onDone, onDeleted } = props
  const self = user.id === actor
  const attempts = useRef<Changes[]>([])
  return (
    <div className="flex flex-col gap-10">
      <p className="-mb-6 text-sm">
        <LastChange by={user.updatedBy} at={user.updatedAt} />
      </p>
      <UserForm
        label="Ubah pengguna"
        initial={{ ...user }}
        schema={userInput}
        submitLabel="Simpan"
        autosaveAs={{
          form: 'users',
          actor,
          subject: `users/${user.id}`,
          baseVersion: user.updatedAt,
          uid: user.id,
          // Admins' pictures are public immediately.
          folder: '',
        }}
        onSubmit={async (input, base) => {
          const before = { ...user, ...base }
          const changes = changesOf(before, input)
          const { emailFailure } = await updateUser(before, changes, attempts.current, actor).catch(
            (error: unknown) => {
              attempts.current.push(changes)
              throw error
            },
          )
          const emailNote =
            emailFailure &&
            ` E-mail login belum berubah; ${input.name} tetap masuk dengan ${before.email}. ${emailFailure}`
          onDone(`Data ${input.name} disimpan.${emailNote ?? ''}`, emailNote !== null)
        }}
      >
        <PersonFields self={self} />
      </UserForm>
      {!self && <Invitation user={user} message={invitationOf(user)} />}
      {!self && <Access user={user} onDone={onDone} onDeleted={onDeleted} />}
    </div>
  )
}

/** Fields for role and access. Hidden for the user's own account, so that there is always an admin. */
function Access(props: Pick<EditUserProps, 'onDone' | 'onDeleted'> & { user: User }) {
  const { uid: actor } = useStaff()
  const { user, onDone, onDeleted } = props
  const [asking, setAsking] = useState<'disable' | 'factor' | 'delete' | null>(null)
  const [busy, runOnce] = useSingleFlight()
  const { name, disabled } = user

  function run(work: () => Promise<unknown>, onRun: () => void) {
    return runOnce(async () => {
      setAsking(null)
      try {
        await work()
        onRun()
      } catch (error) {
        showFailure(NOT_SAVED, error)
      }
    })
  }

  const switchAccess = () =>
    run(
      () => updateUser(user, { disabled: !disabled }, [], actor),
      () => onDone(disabled ? `${name} dapat masuk lagi.` : `Akses ${name} dinonaktifkan.`),
    )

  return (
    <section aria-labelledby="akses" className="max-w-xl border-t border-hairline pt-8">
      <h2 id="akses" className="text-xl font-bold">
        Akses
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        Menonaktifkan dan menghapus langsung berlaku, juga bila ia sedang masuk. Mengeluarkan dari
        semua perangkat selesai paling lambat dalam satu jam.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          disabled={busy}
          className={buttonStyle.secondary}
          onClick={() => (disabled ? void switchAccess() : setAsking('disable'))}
        >
          {disabled ? 'Aktifkan lagi' : 'Nonaktifkan …'}
        </button>
        <button
          type="button"
          disabled={busy}
          className={buttonStyle.secondary}
          onClick={() =>
            void run(
              () => call('users-signout', { uid: user.id }),
              () => onDone(`${name} harus masuk lagi di semua perangkat.`),
            )
          }
        >
          Keluarkan dari semua perangkat
        </button>
        <button
          type="button"
          disabled={busy}
          className={buttonStyle.secondary}
          onClick={() => setAsking('factor')}
        >
          Hapus verifikasi dua langkah …
        </button>
        <button
          type="button"
          disabled={busy}
          className={`${buttonStyle.quiet} !text-danger`}
          onClick={() => setAsking('delete')}
        >
          Hapus akun …
        </button>
      </div>
      {asking === 'disable' && (
        <ConfirmDialog
          title={`Nonaktifkan ${name}?`}
          action="Nonaktifkan"
          onClose={() => setAsking(null)}
          onConfirm={() => void switchAccess()}
        >
          Ia tidak dapat masuk atau menyimpan apa pun sampai diaktifkan lagi.
        </ConfirmDialog>
      )}
      {asking === 'factor' && (
        <ConfirmDialog
          title={`Hapus verifikasi dua langkah ${name}?`}
          action="Hapus verifikasi"
          danger
          onClose={() => setAsking(null)}
          onConfirm={() =>
            void run(
              () => call('users-signout', { uid: user.id, removesFactor: true }),
              () => onDone(`${name} masuk lagi dengan kata sandi saja.`),
            )
          }
        >
          Lakukan ini hanya bila Anda yakin {name} sendiri yang memintanya, misalnya karena
          ponselnya hilang. Ia dikeluarkan dari semua perangkat, lalu masuk dengan kata sandi saja.
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={`Hapus akun ${name}?`}
          action="Hapus akun"
          danger
          onClose={() => setAsking(null)}
          onConfirm={() =>
            void run(
              () => deleteUser(user, actor),
              () => onDeleted(user),
            )
          }
        >
          Ia tidak dapat masuk lagi. Tulisannya tetap ada. Selama 30 hari akun ini dapat dipulihkan
          dari tempat sampah.
        </ConfirmDialog>
      )}
    </section>
  )
}
