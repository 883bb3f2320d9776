import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonStyle } from '@/components/ui/button-style'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { userInput, type User } from '@/domain/schemas/user'
import { logError } from '@/lib/log'
import { UserForm } from './user-form'
import { deleteUser, updateUser, UserProblem } from './user-operations'
import { userQuery } from './users-query'

interface EditUserProps {
  uid: string
  actor: string
  /** `warning` when something of it did not happen. */
  onDone: (notice: string, warning?: string) => void
}

/** One person: their data, their access, their removal. */
export function EditUser({ uid, actor, onDone }: EditUserProps) {
  const { data: user, isFetching, isError, refetch } = useQuery(userQuery(uid))
  if (isFetching) return <p role="status">Memuat pengguna …</p>
  if (isError)
    return <LoadFailure text="Pengguna ini belum dapat dibuka." onRetry={() => void refetch()} />
  if (!user) return <EmptyState text="Pengguna ini tidak ada lagi." />
  const self = uid === actor
  return (
    <div className="flex flex-col gap-10">
      <UserForm
        label="Ubah pengguna"
        initial={{ ...user }}
        schema={userInput}
        submitLabel="Simpan"
        self={self}
        onSubmit={async (input) => {
          const { disabled } = user
          const { emailKept } = await updateUser(user, { ...input, disabled }, actor)
          onDone(
            `Data ${input.name} disimpan.`,
            emailKept
              ? `E-mail login belum berubah; ${input.name} tetap masuk dengan ${user.email}.`
              : undefined,
          )
        }}
      />
      {!self && <Access user={user} actor={actor} onDone={onDone} />}
    </div>
  )
}

/** Never shown to someone about themself, so that there is always an admin left. */
function Access({ user, actor, onDone }: Omit<EditUserProps, 'uid'> & { user: User }) {
  const [asking, setAsking] = useState<'disable' | 'delete' | null>(null)
  const [problem, setProblem] = useState('')
  const { name, disabled } = user

  async function run(work: () => Promise<unknown>, notice: string) {
    setAsking(null)
    setProblem('')
    try {
      await work()
      onDone(notice)
    } catch (error) {
      logError('Akses pengguna gagal diubah', error)
      setProblem(
        error instanceof UserProblem ? error.message : 'Terjadi kesalahan yang tidak terduga.',
      )
    }
  }

  const switchAccess = () =>
    run(
      () => updateUser(user, { ...user, disabled: !disabled }, actor),
      disabled ? `${name} dapat masuk lagi.` : `Akses ${name} dinonaktifkan.`,
    )

  return (
    <section aria-labelledby="akses" className="max-w-xl border-t border-hairline pt-8">
      <h2 id="akses" className="text-xl font-bold">
        Akses
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        Berlaku sejak permintaan berikutnya, juga bagi yang sedang masuk.
      </p>
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonStyle.secondary}
          onClick={() => (disabled ? void switchAccess() : setAsking('disable'))}
        >
          {disabled ? 'Aktifkan lagi' : 'Nonaktifkan …'}
        </button>
        <button
          type="button"
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
      {asking === 'delete' && (
        <ConfirmDialog
          title={`Hapus akun ${name}?`}
          action="Hapus akun"
          onClose={() => setAsking(null)}
          onConfirm={() => void run(() => deleteUser(user, actor), `Akun ${name} dihapus.`)}
        >
          Ia tidak dapat masuk lagi. Yang sudah ditulisnya tetap ada.
        </ConfirmDialog>
      )}
    </section>
  )
}
