import { type ComponentProps, type ReactNode, useState } from 'react'
import { DeferredConfirm } from '../dialogs/deferred-confirm'
import { Button } from './button'

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'title' | 'onClick'> &
  Omit<ComponentProps<typeof DeferredConfirm>, 'onClose' | 'role'> & { label: ReactNode }

/** Button whose action starts only after a confirmation. `children` explains the consequences. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, action, danger, onConfirm, children, ...button } = props
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <DeferredConfirm
          title={title}
          action={action}
          danger={danger}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            onConfirm()
          }}
        >
          {children}
        </DeferredConfirm>
      )}
    </>
  )
}
