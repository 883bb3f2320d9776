import { type ReactNode, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { checkComplete, showProblems, type Values } from '@/components/form/check-values'
import { PictureField } from '@/components/form/picture-field'
import { PictureChoicesProvider } from '@/components/form/picture-choices'
import { fillPicture } from '@/components/form/picture-values'
import { SelectField } from '@/components/form/select-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { Alert } from '@/components/ui/alert'
import { ROLE_LABEL, ROLES } from '@/domain/role'
import { usePictureQueue } from '@/lib/images/use-picture-queue'
import { logError } from '@/lib/log'
import { UserProblem } from './user-operations'

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABEL[role] }))

interface UserFormProps<Input> {
  label: string
  initial: Values
  schema: v.GenericSchema<Values, Input>
  submitLabel: string
  /** Stores what fits; throws a UserProblem. */
  onSubmit: (input: Input) => Promise<void>
  /** Whether the person is oneself, whose role only others may change. */
  self?: boolean
  /** Fields beyond name, e-mail, role and photo. */
  children?: ReactNode
}

export function UserForm<Input>(props: UserFormProps<Input>) {
  const { label, initial, schema, submitLabel, onSubmit, self, children } = props
  const form = useForm<Values>({ defaultValues: initial, mode: 'onChange' })
  // Only admins come here, whose pictures are public at once.
  const pictures = usePictureQueue(
    '',
    () => {},
    (field, picture) => fillPicture(form, field, picture),
  )
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function submit() {
    setProblem('')
    setBusy(true)
    const { pending } = await pictures.whenSettled()
    setBusy(false)
    if (pending > 0) return setProblem('Foto belum terunggah. Unggah lagi atau batalkan fotonya.')
    const checked = checkComplete(schema, form.getValues())
    if ('problems' in checked) return showProblems(form, checked.problems)
    setBusy(true)
    try {
      await onSubmit(checked.values)
    } catch (error) {
      logError('Pengguna gagal disimpan', error)
      setProblem(
        error instanceof UserProblem ? error.message : 'Terjadi kesalahan yang tidak terduga.',
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <PictureChoicesProvider value={pictures}>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={label}
          className="flex max-w-xl flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {problem && <Alert kind="error">{problem}</Alert>}
          <TextField name="name" label="Nama" />
          <TextField name="email" label="E-mail untuk masuk" type="email" />
          {children}
          {self ? (
            <Alert kind="note">
              Peran Anda sendiri hanya dapat diubah admin lain, agar selalu ada admin.
            </Alert>
          ) : (
            <SelectField name="role" label="Peran" options={ROLE_OPTIONS} />
          )}
          <PictureField name="avatarurl" label="Foto" optional />
          <SubmitButton label={submitLabel} busyLabel="Menyimpan …" busy={busy} />
        </form>
      </FormProvider>
    </PictureChoicesProvider>
  )
}
