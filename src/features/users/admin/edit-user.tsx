import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useStaff } from '@/components/staff/staff'
import { Button } from '@/components/ui/buttons/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { EmptyState } from '@/components/ui/states/empty-state'
import { ASK_FOR_PASSWORD } from '@/domain/users/invitation'
import { type User, userInput } from '@/domain/users/user-schema'
import { call } from '@/lib/firebase/functions'
import { undoingDeletion } from '@/services/saving/undo-deletion'
import { useSaving } from '@/services/saving/use-saving'
import { DocumentForm } from '@/staff/documents/document-form'
import { StaffScreen } from '@/staff/staff-screen'
import type { Notice } from '@/stores/notice'
import { deleteUser, updateUser } from './change-user'
import { Invitation } from './invitation'
import { PersonFields, USER_FORM, useLeave, USERS } from './user-document'
import { refreshUsers, userQuery } from './users-query'

export function EditUser({ uid }: { uid: string }) {
  return (
    <StaffScreen title="Ubah pengguna" back={{ to: USERS.path, label: USERS.label }}>
      <OpenedUser uid={uid} />
    </StaffScreen>
  )
}

function OpenedUser({ uid }: { uid: string }) {
  const isSelf = uid === useStaff().uid
  const leave = useLeave()
  const query = useQuery(userQuery(uid))
  const user = query.data
  if (user === undefined)
    return (
      <DocumentLoadState query={query} what="pengguna" failed="Pengguna ini belum dapat dibuka." />
    )
  if (!user) return <EmptyState text="Pengguna ini tidak ada lagi." />
  return (
    <div className="flex flex-col gap-10">
      <DocumentForm
        document={{
          ...USER_FORM,
          path: `users/${uid}`,
          label: 'Ubah pengguna',
          autosaveName: 'users',
          input: userInput,
          save: async (attempt) => {
            const emailFailure = await updateUser(uid, attempt)
            const { name } = attempt.wanted
            const text = `Data ${name} disimpan.`
            if (emailFailure === null) return { text }
            const note = `E-mail login belum berubah; ${name} tetap masuk dengan ${String(attempt.base['email'])}.`
            return { kind: 'note', text: `${text} ${note} ${emailFailure}` }
          },
        }}
        onSaved={leave}
      >
        {() => <PersonFields self={isSelf} />}
      </DocumentForm>
      {!isSelf && <Invitation user={user} />}
      {!isSelf && <Access user={user} />}
    </div>
  )
}

interface Step {
  label: string
  look?: 'quiet'
  run: () => Promise<void>
  question?: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'children' | 'action' | 'danger'>
}

/** Buttons that change a user's access. Hidden for the user's own account, so that there is always an admin. */
function Access({ user }: { user: User }) {
  const { uid: actor } = useStaff()
  const client = useQueryClient()
  const [asking, setAsking] = useState<Step | null>(null)
  const { busy, saving } = useSaving('Changing the access failed')
  const leave = useLeave()
  const { id: uid, name, email, disabled } = user
  const done = (text: string, actions: Notice['actions'] = []) =>
    leave({ kind: 'success', text, actions })

  const steps: Step[] = [
    {
      label: disabled ? 'Aktifkan lagi' : 'Nonaktifkan …',
      run: async () => {
        await updateUser(uid, { base: user, wanted: { disabled: !disabled }, attempts: [], actor })
        done(disabled ? `${name} dapat masuk lagi.` : `Akses ${name} dinonaktifkan.`)
      },
      ...(!disabled && {
        question: {
          title: `Nonaktifkan ${name}?`,
          children: 'Ia tidak dapat masuk atau menyimpan apa pun sampai diaktifkan lagi.',
          action: 'Nonaktifkan',
        },
      }),
    },
    {
      label: 'Keluarkan dari semua perangkat',
      run: async () => {
        await call('users-signout', { uid })
        done(`${name} harus masuk lagi di semua perangkat.`)
      },
    },
    {
      label: 'Hapus verifikasi dua langkah …',
      run: async () => {
        await call('users-signout', { uid, removesFactor: true })
        done(`${name} masuk lagi dengan kata sandi saja.`)
      },
      question: {
        title: `Hapus verifikasi dua langkah ${name}?`,
        children: `Lakukan ini hanya bila Anda yakin ${name} sendiri yang memintanya, misalnya karena ponselnya hilang. Ia dikeluarkan dari semua perangkat, lalu masuk dengan kata sandi saja.`,
        action: 'Hapus verifikasi',
        danger: true,
      },
    },
    {
      label: 'Hapus akun …',
      look: 'quiet',
      run: async () => {
        await deleteUser(uid, actor)
        const actions = undoingDeletion({
          deleted: { collection: 'users', id: uid, data: { name, email } },
          uid: actor,
          restored: { text: `Akun ${name} dikembalikan. ${ASK_FOR_PASSWORD}` },
          onRestored: () => refreshUsers(client),
        })
        done(`Akun ${name} dihapus.`, actions)
      },
      question: {
        title: `Hapus akun ${name}?`,
        children:
          'Ia tidak dapat masuk lagi. Tulisannya tetap ada. Selama 30 hari akun ini dapat dipulihkan dari tempat sampah.',
        action: 'Hapus akun',
        danger: true,
      },
    },
  ]

  function run(step: Step) {
    setAsking(null)
    void saving(async () => {
      await step.run()
      refreshUsers(client)
    })
  }

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
        {steps.map((step) => (
          <Button
            key={step.label}
            disabled={busy}
            look={step.look}
            className={step.look && '!text-danger'}
            onClick={() => (step.question ? setAsking(step) : run(step))}
          >
            {step.label}
          </Button>
        ))}
      </div>
      {asking?.question && (
        <ConfirmDialog
          {...asking.question}
          onClose={() => setAsking(null)}
          onConfirm={() => run(asking)}
        />
      )}
    </section>
  )
}
